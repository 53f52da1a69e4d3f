import { isNot } from '../options.js';
import { color } from './colors.js';

/** An error in a part of a style: the name of its attribute or property, and the reason. */
export class StyleError extends Error {
  constructor(name, reason) {
    super(`${name}: ${reason}`);
    this._name = name;
    this._reason = reason;
  }
}

/** Returns a finite number from a value, or throws. */
export function numberOf(name, value) {
  if (value === '' || !isFinite(value)) throw new StyleError(name, `"${value}" is no number`);
  return Number(value);
}

/** Returns the index of a word in a list of words, or throws. */
export function indexOf(name, words, word) {
  const index = words.indexOf(String(word));
  if (index < 0) throw new StyleError(name, isNot(String(word), words));
  return index;
}

/** Returns the components of a color, computed for a node, or throws. */
export function colorOf(name, text, node) {
  const components = color(text, node);
  if (!components) throw new StyleError(name, `"${text}" is no color`);
  return components;
}

/** Returns the numbers of a list, or of a text with spaces or commas. Throws if the first number is below `minimum`. */
export function numbersOf(name, value, { isList, minimum }) {
  const list = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : [value].flat();
  if (!isList && list.length !== 1) throw new StyleError(name, `"${value}" is no number`);
  if (list[0] < minimum) throw new StyleError(name, `"${value}" is below ${minimum}`);
  return list.map(number => numberOf(name, number));
}
