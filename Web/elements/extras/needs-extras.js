import { flagOf } from '../options.js';
import { hasTrackViews, viewsIn } from './views-in.js';

/** The attributes that need extras. None of them affects values. */
const attributes = ['labels', 'ticks', 'glide', 'wheel', 'wheel-over-thumbs', 'reports-hover', 'text-entry'];

/** Returns an attribute of an element or of one of its children that needs extras; `undefined` if there is none. */
export const attributeNeedingExtras = element => element.slot === 'playhead' || hasTrackViews(element)
  ? 'slot'
  : attributes.find(name => flagOf(element.getAttribute(name)));

/** Returns a selector of elements with these names that need extras, and of their children that need extras. */
export const selectorNeedingExtras = names => {
  const needing = attributes.map(name => `[${name}]:not([${name}=false])`);
  return `:is(${names}):is([slot=playhead],${needing}),${viewsIn(`:is(${names})`)}`;
};
