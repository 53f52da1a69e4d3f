import { reducedMotion } from '../reduced-motion.js';

/**
 * The scale moves by itself after a flick, and to a value that is elsewhere on it. The engine knows where it is at any
 * time; the frames of the page ask for that, as long as it moves.
 */
export class Motion {
  constructor(control) {
    this._control = control;
    /** The time of the frame that shows, in milliseconds, while the scale moves. */
    this._shown = 0;
    /** The frame that is asked for; 0 if the scale rests. */
    this._frame = 0;
  }

  /** Returns the time of an event in seconds, no earlier than that of what shows. */
  _timeOf(time) { return Math.max(time, this._shown) / 1000; }

  get _isMoving() { return !!this._control._slider._facts().isMoving; }

  /** Asks for frames while the scale moves. Where the person wants less motion, it is at its end at once. */
  _update() {
    if (this._isMoving && reducedMotion.matches) this._finish();
    if (this._isMoving) this._frame ||= requestAnimationFrame(now => this._show(now));
    else this._shown = 0;
  }

  _show(now) {
    this._frame = 0;
    this._shown = now;
    if (this._isMoving) this._control._follow(now);
    this._update();
  }

  /** Puts the scale where its motion ends, and ends the edit. */
  _finish() {
    const { _control: control } = this;
    control._slider._finish();
    // The value at the end is reported before the end.
    for (let count = 0; count < 2 && this._isMoving; count++) control._follow(performance.now());
    // An app that rejected the value leaves the scale beside it.
    control._slider._finish();
    control._parts._draw();
  }
}
