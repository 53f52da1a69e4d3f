import { readNow, readShown } from './surroundings.js';

/** Matches while the page is laid out for printing; `undefined` in Node. */
const print = globalThis.matchMedia?.('print');

/** The sizes of a control, in its own pixels, as the browser lays it out. */
export class Size {
  constructor(control) {
    this._control = control;
    this._width = 0;
    this._height = 0;
    /** The sizes of thumbs and of the track's thickness that the page's styles set. */
    this._thumb = 28;
    this._thickness = 6;
    /** Whether the text runs to the left, or vertical text upward. */
    this._isReversed = false;
    this._observer = new ResizeObserver(entries => this._take(entries));
    this._observer.observe(control._parts._base);
    this._observer.observe(control._parts._probe, { box: 'border-box' });
    this._measure = () => this._measureForPrint();
  }

  _connect() { print.addEventListener('change', this._measure); }
  _disconnect() { print.removeEventListener('change', this._measure); }

  _take(entries) {
    const { _control: control } = this;
    const wasHidden = !this._width;
    for (const { target, contentRect: { x, y, width, height } } of entries) {
      if (target === control._parts._base) {
        [this._width, this._height] = [width, height];
      } else {
        [this._thumb, this._thickness] = [width, height];
        // The style sheet pads the probe by 1 where text begins, and by 2 where it ends.
        this._isReversed = Math.max(x, y) > 1;
      }
    }
    if (!this._width) control.cancel();
    if (control._pointers._isAnyDown) control._pointers._findPosition();
    control._change();
    if (wasHidden && this._width) readShown(control);
    readNow(control);
    control._flush();
    // A new text direction can rotate the slider. That waits until the browser has finished observing its size.
    if (entries.some(({ target }) => target === control._parts._probe)) readShown(control);
  }

  /** Measures the control for printing, since no observer reports those sizes, and observes it again afterward. */
  _measureForPrint() {
    const { _base: base } = this._control._parts;
    [this._width, this._height] = [base.clientWidth, base.clientHeight];
    this._control._change();
    this._observer.unobserve(base);
    this._observer.observe(base);
  }
}
