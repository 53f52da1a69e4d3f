import { flagOf } from '../options.js';

/** The attributes that ask for extras. Values depend on none of them. */
const attributes = ['labels', 'ticks', 'glide', 'wheel', 'wheel-over-thumbs', 'reports-hover', 'text-entry'];

/** The attribute of an element that asks for extras, if there is one. */
export const askingAttribute = element =>
  element.slot === 'playhead' ? 'slot' : attributes.find(name => flagOf(element.getAttribute(name)));

/** A selector of elements with one of these names that ask for extras. */
export const askingSelector = names =>
  `:is(${names}):is([slot=playhead],${attributes.map(name => `[${name}]:not([${name}=false])`)})`;
