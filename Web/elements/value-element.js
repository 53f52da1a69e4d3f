import { BaseElement } from './base-element.js';
import { controlKey } from './control-key.js';
import { listKind } from './wire.ts';

/** The base class of elements whose values are along one scale: sliders, and rulers, which have one value. */
export class ValueElement extends BaseElement {
  get value() { return this[controlKey]._list(listKind.value).join(' '); }
  set value(value) { this[controlKey]._values._assign('values', value); }
  get valueAsNumber() {
    const [value, ...more] = this[controlKey]._list(listKind.value);
    return more.length ? NaN : value;
  }
  set valueAsNumber(value) { this.value = value; }

  /** The function that reads texts of `format` where values are set or typed as texts: `(text, thumb) => value`. */
  get parse() { return this[controlKey]._values._parse; }
  set parse(parse) { this[controlKey]._values._setParse(parse); }

  get overshoot() { return this[controlKey]._facts().overshoot; }

  limits(thumb = 0) { return this[controlKey]._values._limits(thumb); }
  nextValue(thumb = 0) { return this[controlKey]._values._next(thumb, 1); }
  previousValue(thumb = 0) { return this[controlKey]._values._next(thumb, 0); }
  stepUp(count = 1, thumb = 0) { this[controlKey]._values._step(count, thumb); }
  stepDown(count = 1, thumb = 0) { this.stepUp(-count, thumb); }
}
