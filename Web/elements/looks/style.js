import { ordered, read, wasm, write } from '../engine.js';
import { flagOf } from '../options.js';
import { colorNumbers, fontNumbers, lookColors, lookNumbers, looks, measures, plainColors, roles } from '../wire.js';
import { color } from './colors.js';
import { paintNumbers } from './paints.js';
import { colorOf, numberOf, numbersOf, placeOf, StyleFault } from './parse.js';
import { attributeMeasures, colors, grammarOf, sizes } from './words.js';

/** The number of no look. */
const noLook = -1;

const noColor = Object.fromEntries(colorNumbers.map(name => [name, NaN]));

/**
 * Composes the style of a control in the engine, of the look, the attributes and the properties of its element. Warns
 * of what is wrong with them. Returns the width and height that the look is made for, or NaN.
 *
 * @param isDark whether the element is in dark surroundings
 * @param systemColors the CSS colours by the names of `plainColors` that alone are to be used, or nothing
 */
export function compose(control, isDark, systemColors) {
  const composer = new Composer(control);
  const size = composer._beginWithLook(isDark);
  composer._setMeasures();
  composer._addFonts();
  composer._addPaints();
  if (systemColors) composer._simplify(systemColors);
  return size;
}

class Composer {
  constructor(control) {
    this._control = control;
    this._painter = control._painter;
  }

  /** Runs a step of the composition. Warns of a part of the style that cannot be taken, and goes on without. */
  _attempt(run) {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof StyleFault)) throw error;
      this._control._warn(error._name, `${error._reason}; what the look has`);
    }
  }

  /** Parses an attribute. Returns something else if it is missing or wrong. */
  _given(attribute, parse, otherwise) {
    const text = this._control._element.getAttribute(attribute);
    return text == null ? otherwise : this._attempt(() => parse(attribute, text)) ?? otherwise;
  }

  _beginWithLook(isDark) {
    const look = this._given('look', (name, text) => placeOf(name, looks, text), noLook);
    const options = { isDark: Number(isDark) };
    for (const [attribute, option] of Object.entries(sizes)) options[option] = this._given(attribute, numberOf, NaN);
    const parseColor = (name, text) => colorOf(name, text, this._control._base);
    for (const [attribute, option] of Object.entries(colors)) {
      options[option] = this._given(attribute, parseColor, noColor);
    }
    const chosen = ordered(lookColors, options).flatMap(color => ordered(colorNumbers, color));
    const numbers = [...ordered(lookNumbers, options), ...chosen];
    write(0, numbers);
    wasm.look(this._painter, look, numbers.length);
    return read(2);
  }

  _setMeasures() {
    const { _element: element, _given: given } = this._control;
    if (flagOf(element.getAttribute('labels'))) this._measure('labels', 'labels', true);
    for (const [attribute, measure] of Object.entries(attributeMeasures)) {
      if (element.hasAttribute(attribute)) this._measure(measure, attribute, element.getAttribute(attribute));
    }
    for (const [measure, value] of Object.entries(given.metrics ?? {})) {
      this._measure(measure, `metrics.${measure}`, value);
    }
  }

  /** Sets a measure. `name` is that of the attribute or the property that gives it. */
  _measure(measure, name, value) {
    this._attempt(() => {
      const number = placeOf('metrics', measures, measure);
      const grammar = grammarOf(measure);
      const word = wordNumber(name, value, grammar);
      const list = word == null ? numbersOf(name, value, grammar) : [];
      write(word ?? 0, list);
      wasm.measure(this._painter, number, list.length);
    });
  }

  _addFonts() {
    for (const [role, font] of Object.entries(this._control._given.fonts ?? {})) {
      const { size = 12, weight = 400, condensed = false } = font;
      this._attempt(() => {
        const number = placeOf('fonts', roles, role);
        write(0, ordered(fontNumbers, {
          size: numberOf('fonts', size),
          weight: numberOf('fonts', weight),
          isCondensed: Number(!!condensed),
        }));
        wasm.font(this._painter, number, fontNumbers.length);
      });
    }
  }

  _addPaints() {
    for (const paint of this._control._given.paints ?? []) {
      this._attempt(() => {
        const numbers = paintNumbers(paint, this._control._base);
        write(0, numbers);
        wasm.paint(this._painter, numbers.length);
      });
    }
  }

  /** Paints each part in its own shape, with these colours alone. */
  _simplify(systemColors) {
    const numbers = ordered(plainColors, systemColors)
      .flatMap(text => ordered(colorNumbers, color(text, this._control._base)));
    write(0, numbers);
    wasm.simplify(this._painter, numbers.length);
  }
}

/** Returns the number of a measure's word or flag; `undefined` for a measure of numbers. */
function wordNumber(name, value, { words, isFlag }) {
  if (isFlag) return Number(value !== false && value !== 'false');
  if (words) return placeOf(name, words, value);
}
