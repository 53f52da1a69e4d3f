import { attachListeners } from '../dom.js';
import { locatorOf } from '../locator.js';

/** Dispatches `slider-hover` with the value under a hovering pointer, where the attribute `reports-hover` is set. */
export class Hover {
  constructor(control, engine) {
    this._control = control;
    this._engine = engine;
    /** The value that was reported last. */
    this._value = null;
    attachListeners(control._parts._base, {
      pointermove: event => this._move(event), pointerleave: () => this._report(null),
    });
  }

  /** Reports that there is no value when the page removes the attribute `reports-hover`. */
  _update() { if (!this._control._option('reports-hover')) this._report(null); }

  /** Reports the value under a pointer, only with `reports-hover`: it makes the browser compute a layout. */
  _move(event) {
    const { _control: control } = this;
    if (event.buttons || !control._option('reports-hover')) return;
    const isDisabled = control._element.matches(':disabled');
    const value = isDisabled ? NaN : this._engine._valueUnder(...locatorOf(control)(event));
    this._report(isNaN(value) ? null : value);
  }

  _report(value) {
    if (value === this._value) return;
    this._value = value;
    this._control._events._dispatch('slider-hover', { value });
  }
}
