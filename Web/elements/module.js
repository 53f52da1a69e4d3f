import { define } from './elements.js';

/**
 * A promise that resolves when both elements are defined; in Node, immediately. The module does not use a top-level
 * `await`, which would delay all modules that import it.
 */
export const ready = define();

export { CircularSlider, RangeSlider } from './elements.js';
