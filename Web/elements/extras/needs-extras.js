import { flagOf } from '../options.js';
import { hasTrackViews, viewsIn } from './views-in.js';

/** The attributes that need extras. Values depend on none of them. */
const attributes = ['labels', 'ticks', 'glide', 'wheel', 'wheel-over-thumbs', 'reports-hover', 'text-entry'];

/** The attribute of an element, or of a child of it, that needs extras, if there is one. */
export const attributeNeedingExtras = element => element.slot === 'playhead' || hasTrackViews(element)
  ? 'slot'
  : attributes.find(name => flagOf(element.getAttribute(name)));

/** A selector of elements with one of these names that need extras, or of what needs them in one. */
export const selectorNeedingExtras = names => {
  const needing = attributes.map(name => `[${name}]:not([${name}=false])`);
  return `:is(${names}):is([slot=playhead],${needing}),${viewsIn(`:is(${names})`)}`;
};
