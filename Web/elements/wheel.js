import { input } from './wire.ts';

/** How far a wheel turns for one step, in pixels. */
const notch = 40;

/** Lets the wheel move the thumb that has the focus, where `wheel` is set. */
export class Wheel {
  constructor(control) {
    this._control = control;
    /** How far it has turned since the last step. */
    this._turned = 0;
    this._listener = event => this._turn(event);
  }

  /** Listens only if the wheel is wanted: a page waits for every listener before it scrolls. */
  _update() {
    const { _base: base } = this._control._parts;
    if (this._control._option('wheel')) base.addEventListener('wheel', this._listener);
    else base.removeEventListener('wheel', this._listener);
  }

  _turn(event) {
    const { _parts: parts } = this._control;
    const thumb = parts._indexOf(parts._root.activeElement);
    // With Ctrl the wheel zooms the page; sideways it scrolls.
    if (thumb < 0 || event.ctrlKey || !event.deltaY) return;
    event.preventDefault();
    this._turned -= event.deltaY * (event.deltaMode ? notch : 1);
    if (Math.abs(this._turned) < notch) return;
    this._control.perform(input.wheel, Math.sign(this._turned), 0, thumb);
    this._turned = 0;
  }
}
