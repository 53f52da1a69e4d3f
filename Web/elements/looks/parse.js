import { isNot } from '../options.js';
import { color } from './colors.js';

/** A part of a style that cannot be taken: the name of its attribute or property, and what is wrong with it. */
export class StyleError extends Error {
  constructor(name, reason) {
    super(`${name}: ${reason}`);
    this._name = name;
    this._reason = reason;
  }
}

/** Reads a finite number. */
export function numberOf(name, value) {
  if (value === '' || !isFinite(value)) throw new StyleError(name, `"${value}" is no number`);
  return Number(value);
}

/** Returns the place of a word in a list of words. */
export function indexOf(name, words, word) {
  const index = words.indexOf(String(word));
  if (index < 0) throw new StyleError(name, isNot(String(word), words));
  return index;
}

/** Reads the components of a color, as it is for a node. */
export function colorOf(name, text, node) {
  const components = color(text, node);
  if (!components) throw new StyleError(name, `"${text}" is no color`);
  return components;
}

/** Reads numbers from a list, or from a text with spaces or commas between them. The first is not below `minimum`. */
export function numbersOf(name, value, { isList, minimum }) {
  const list = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : [value].flat();
  if (!isList && list.length !== 1) throw new StyleError(name, `"${value}" is no number`);
  if (list[0] < minimum) throw new StyleError(name, `"${value}" is below ${minimum}`);
  return list.map(number => numberOf(name, number));
}
