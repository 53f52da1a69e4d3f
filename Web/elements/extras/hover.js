import { locatorOf } from '../locator.js';

/** Reports the value under a pointer that presses nothing: the event `slider-hover`, where `reports-hover` is set. */
export class Hover {
  constructor(control, engine) {
    this._control = control;
    this._engine = engine;
    /** The value that was reported last. */
    this._value = null;
    this._listeners = { pointermove: event => this._move(event), pointerleave: () => this._report(null) };
  }

  /** Listens only if the page asks for it: to find a value, the browser has to lay out. */
  _update() {
    const { _base: base } = this._control._parts;
    const reports = this._control._option('reports-hover');
    for (const type in this._listeners) {
      if (reports) base.addEventListener(type, this._listeners[type]);
      else base.removeEventListener(type, this._listeners[type]);
    }
    if (!reports) this._report(null);
  }

  _move(event) {
    const { _control: control } = this;
    if (event.buttons) return;
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
