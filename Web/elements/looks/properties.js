import { ScriptedElement } from '../script.js';
import { painting } from './words.js';

/** Properties of which a style is made. */
export const styling = ['paints', 'metrics', 'fonts', 'images'];

/** Functions that return texts. */
const formats = ['formatReadout', 'formatTick'];

/** Gives both elements a property, which `SliderElement` takes over if it was set before. */
const define = (key, get, set) =>
  Object.defineProperty(ScriptedElement.prototype, key, { configurable: true, get, set });

for (const [attribute, key] of Object.entries(painting)) {
  define(key, function () { return this.getAttribute(attribute); }, function (value) {
    if (value == null || value === false) this.removeAttribute(attribute);
    else this.setAttribute(attribute, value === true ? '' : [value].flat().join(' '));
  });
}

for (const key of [...styling, ...formats]) {
  const stored = Symbol(key);
  define(key, function () { return this[stored]; }, function (value) {
    this[stored] = value;
    if (styling.includes(key)) this._restyle();
    else this._change();
  });
}
