import { attempt } from './attempt.js';
import { languageOf, numberFormat } from './language.js';
import { listKind } from './wire.ts';

/** Returns how many decimals a number has. */
const decimalsIn = number => {
  const [digits, exponent = 0] = String(number).split('e');
  return (digits.split('.')[1] ?? '').length - exponent;
};

/**
 * Returns the maximum number of decimals in the text of a value: those of the steps (at least 9, since values on steps
 * are short numbers) or, without steps, those that distinguish hundredths of the track.
 *
 * @param step the page's option `step`
 */
export const decimalsOf = ({ lower, upper, hasSteps }, step) => {
  const steps = String(step ?? '').split(/[\s,]+/).map(Number).filter(isFinite);
  const decimals = hasSteps || lower === upper
    ? Math.max(9, ...[lower, ...steps].map(decimalsIn)) : 2 - Math.floor(Math.log10(upper - lower));
  return Math.min(100, Math.max(0, decimals));
};

/** Joins the texts of several thumbs: the first and the last text, or just one if they are equal. */
export function joined(texts) {
  const first = texts[0] ?? '';
  const last = texts.at(-1) ?? '';
  return first === last ? first : `${first} – ${last}`;
}

/** The texts of values: those that the page's functions return, or numbers in the language of the element. */
export class Texts {
  constructor(control) { this._control = control; }

  /** Updates the language of the element and the decimals that its values need. */
  _update(facts) {
    this._language = languageOf(this._control._element);
    this._numbers = numberFormat(this._language, decimalsOf(facts, this._control._option('step')));
  }

  /** Returns what the page's function `format` returns for a value. */
  _formatted(value, thumb) { return attempt(() => this._control._element.format?.(value, thumb)); }

  /** Returns the text of a thumb's value. */
  _of(value, thumb) { return String(this._formatted(value, thumb) ?? this._numbers.format(value)); }

  /** Returns the text that assistive technology reads for a value with this text. It is never empty. */
  _valueText(value, thumb, text) {
    const own = attempt(() => this._control._element.formatValueText?.(value, thumb));
    return String(own ?? '') || text || this._numbers.format(value);
  }

  /** Returns the text of a tick's value, with as many decimals as the distance of ticks needs. */
  _ofTick(value, decimals) {
    return String(this._formatted(value) ?? numberFormat(this._language, decimals).format(value));
  }

  /** Returns the texts for which a vertical slider is wide enough: those of the bounds and of the thumbs. */
  _widest() {
    const { lower, upper } = this._control._facts();
    const values = [lower, upper, ...this._control._list(listKind.value)];
    const texts = values.map((value, index) => this._of(value, index - 2));
    const canMerge = texts.length > 3 && this._control._option('label-overlap') === 'merge';
    return canMerge ? [...texts, joined(texts.slice(0, 2))] : texts;
  }
}
