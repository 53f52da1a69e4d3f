import { reducedMotion } from '../reduced-motion.js';

/**
 * Animates thumbs to new positions, where the attribute `glide` is set. Only the drawing is animated: values, events,
 * and accessibility change immediately.
 */
export class Glide {
  constructor(control, engine) {
    this._control = control;
    this._engine = engine;
    this._isPrepared = false;
    /** The requested animation frame; 0 if nothing glides. */
    this._frame = 0;
    /** The completed fraction of the glide. */
    this._fraction = 1;
  }

  /** Notes the drawn positions of thumbs before values are set, so that thumbs can glide from there. */
  _prepare() {
    const control = this._control;
    if (this._isPrepared || !(control._option('glide') > 0) || !control._size._width || reducedMotion.matches) return;
    this._isPrepared = true;
    this._engine._prepareGlide();
  }

  /** Begins a glide if values have changed since `_prepare`. A glide that is in progress continues. */
  _begin() {
    if (this._isPrepared && this._engine._beginGlide()) {
      this._stop();
      this._run(performance.now(), this._control._option('glide'));
    }
    this._isPrepared = false;
    if (this._frame) this._engine._glide(this._fraction);
  }

  /** Runs the frames of a glide that slows down toward its end. */
  _run(start, duration) {
    this._fraction = 0;
    const drawFrame = now => {
      const remaining = 1 - Math.min(1, Math.max(0, now - start) / duration);
      this._fraction = 1 - remaining ** 3;
      this._frame = remaining && requestAnimationFrame(drawFrame);
      this._draw();
    };
    this._frame = requestAnimationFrame(drawFrame);
  }

  /** Ends a glide, if there is one: draws the thumbs at their values. */
  _end() {
    if (!this._frame) return;
    this._stop();
    this._draw();
  }

  _stop() {
    cancelAnimationFrame(this._frame);
    this._frame = 0;
    this._fraction = 1;
  }

  _draw() {
    this._engine._glide(this._fraction);
    this._control._drawThumbs();
  }
}
