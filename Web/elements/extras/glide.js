import { reducedMotion } from '../reduced-motion.js';

/**
 * Thumbs on their way: values, events and accessibility have arrived already. Nothing of it runs without the attribute
 * `glide`.
 */
export class Glide {
  constructor(control, engine) {
    this._control = control;
    this._engine = engine;
    this._isPrepared = false;
    /** The frame that is asked for; 0 if nothing glides. */
    this._frame = 0;
    /** The part of the way that lies behind. */
    this._part = 1;
  }

  /** Notes where thumbs are drawn, before values are set. */
  _prepare() {
    const control = this._control;
    if (this._isPrepared || !(control._option('glide') > 0) || !control._size._width || reducedMotion.matches) return;
    this._isPrepared = true;
    this._engine._prepareGlide();
  }

  /** Begins a glide, if values were set since the aim, or goes on with one that the engine ended. */
  _begin() {
    if (this._isPrepared && this._engine._beginGlide()) {
      this._stop();
      this._run(performance.now(), this._control._option('glide'));
    }
    this._isPrepared = false;
    if (this._frame) this._engine._glide(this._part);
  }

  _run(start, time) {
    this._part = 0;
    const go = now => {
      const rest = 1 - Math.min(1, Math.max(0, now - start) / time);
      this._part = 1 - rest ** 3;
      this._frame = rest && requestAnimationFrame(go);
      this._draw();
    };
    this._frame = requestAnimationFrame(go);
  }

  /** Draws thumbs where they are, if they glide. */
  _end() {
    if (!this._frame) return;
    this._stop();
    this._draw();
  }

  _stop() {
    cancelAnimationFrame(this._frame);
    this._frame = 0;
    this._part = 1;
  }

  _draw() {
    this._engine._glide(this._part);
    this._control._drawThumbs();
  }
}
