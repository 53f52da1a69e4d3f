import { Extras } from './extras.js';

export const prepareExtras = () => {};

/** Makes the extras of a control. */
export const makeExtras = control => new Extras(control);
