import { reducedMotion } from '../reduced-motion.js';

/**
 * Animates the scale after a flick, and to a value that is set elsewhere on it. The engine computes the position of the
 * scale at any time, and this class draws it in each frame while it moves.
 */
export class Motion {
  constructor(control) {
    this._control = control;
    /** The time of the last drawn frame while the scale moves, in milliseconds. */
    this._shown = 0;
    /** The requested animation frame; 0 if the scale rests. */
    this._frame = 0;
  }

  /** Returns the time of an event in seconds, but not before the last drawn frame. */
  _timeOf(time) { return Math.max(time, this._shown) / 1000; }

  get _isMoving() { return !!this._control._slider._facts().isMoving; }

  /** Requests a frame while the scale moves. If the person prefers reduced motion, the motion ends immediately. */
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

  /** Moves the scale to the end of its motion, and ends the edit. */
  _finish() {
    const { _control: control } = this;
    control._slider._finish();
    // The first step reports the new value, and the second step reports the end of the edit.
    for (let count = 0; count < 2 && this._isMoving; count++) control._follow(performance.now());
    // If the page has rejected the value, the scale moves to the present value.
    control._slider._finish();
    control._parts._draw();
  }
}
