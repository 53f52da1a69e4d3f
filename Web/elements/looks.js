import { CircularSlider, define, RangeSlider } from './looks/elements.js';

/** Resolves when both elements are defined; see module.js. */
export const ready = define();

export { CircularSlider, RangeSlider };
