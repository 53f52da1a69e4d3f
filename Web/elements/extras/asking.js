import { flagOf } from '../options.js';
import { hasTrackViews, viewsIn } from './views-in.js';

/** The attributes that ask for extras. Values depend on none of them. */
const attributes = ['labels', 'ticks', 'glide', 'wheel', 'wheel-over-thumbs', 'reports-hover', 'text-entry'];

/** The attribute of an element, or of a child of it, that asks for extras, if there is one. */
export const askingAttribute = element => element.slot === 'playhead' || hasTrackViews(element)
  ? 'slot'
  : attributes.find(name => flagOf(element.getAttribute(name)));

/** A selector of elements with one of these names that ask for extras, or of what asks for them in one. */
export const askingSelector = names => {
  const asking = attributes.map(name => `[${name}]:not([${name}=false])`);
  return `:is(${names}):is([slot=playhead],${asking}),${viewsIn(`:is(${names})`)}`;
};
