import { define } from './elements.js';

/**
 * Resolves when both elements are defined; in Node at once. No module waits for the engine but by this promise: a
 * top-level `await` would hold up all modules that import this one.
 */
export const ready = define();

export { CircularSlider, RangeSlider } from './elements.js';
