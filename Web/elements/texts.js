import { attempt } from './attempt.js';
import { languageOf, numberFormat } from './language.js';
import { listKind } from './wire.ts';

/** How many decimals a number has. */
const decimalsIn = number => {
  const [digits, exponent = 0] = String(number).split('e');
  return (digits.split('.')[1] ?? '').length - exponent;
};

/**
 * How many decimals values have as text, of those that they need: those of the steps, which are short numbers, or those
 * of a hundredth of the track.
 *
 * @param step what the page says of the steps
 */
export const decimalsOf = ({ lower, upper, hasSteps }, step) => {
  const steps = String(step ?? '').split(/[\s,]+/).map(Number).filter(isFinite);
  const decimals = hasSteps || lower === upper
    ? Math.max(9, ...[lower, ...steps].map(decimalsIn)) : 2 - Math.floor(Math.log10(upper - lower));
  return Math.min(100, Math.max(0, decimals));
};

/** Joins the texts of several thumbs: the first and the last, or one of them if they are equal. */
export function joined(texts) {
  const first = texts[0] ?? '';
  const last = texts.at(-1) ?? '';
  return first === last ? first : `${first} – ${last}`;
}

/** The texts of values: what the page's functions make of them, or numbers in the language of the element. */
export class Texts {
  constructor(control) { this._control = control; }

  /** Takes the language of the element and the decimals that its values need. */
  _update(facts) {
    this._language = languageOf(this._control._element);
    this._numbers = numberFormat(this._language, decimalsOf(facts, this._control._option('step')));
  }

  /** Returns what the page makes of a value. */
  _formatted(value, thumb) { return attempt(() => this._control._element.format?.(value, thumb)); }

  /** Returns the text of a thumb's value. */
  _of(value, thumb) { return String(this._formatted(value, thumb) ?? this._numbers.format(value)); }

  /** Returns what assistive technology reads of a value with this text, which is never nothing. */
  _valueText(value, thumb, text) {
    const own = attempt(() => this._control._element.formatValueText?.(value, thumb));
    return String(own ?? '') || text || this._numbers.format(value);
  }

  /** Returns the text of a tick, rounded by the ticks' distance. */
  _ofTick(value, decimals) {
    return String(this._formatted(value) ?? numberFormat(this._language, decimals).format(value));
  }

  /** Lists the texts that an upright slider has room for: those of the bounds and of the thumbs. */
  _widest() {
    const { lower, upper } = this._control._facts();
    const values = [lower, upper, ...this._control._list(listKind.value)];
    const texts = values.map((value, index) => this._of(value, index - 2));
    const canMerge = texts.length > 3 && this._control._option('label-overlap') === 'merge';
    return canMerge ? [...texts, joined(texts.slice(0, 2))] : texts;
  }
}
