import { EngineCalls } from './engine-calls.js';
import { Glide } from './glide.js';
import { Hover } from './hover.js';
import { Labels } from './labels.js';
import { TickTargets } from './tick-targets.js';
import { Ticks } from './ticks.js';
import { Wheel } from './wheel.js';

/** What a slider has beside its values, and few sliders have. The attributes of `asking.js` ask for it. */
export class Extras {
  constructor(control) {
    this._engine = new EngineCalls(control._slider);
    this._labels = new Labels(control, this._engine);
    this._ticks = new Ticks(control, this._engine, this._labels);
    this._tickTargets = new TickTargets(control, this._engine, this._ticks);
    this._glide = new Glide(control, this._engine);
    this._hover = new Hover(control, this._engine);
    this._wheel = new Wheel(control);
  }

  /** Listens for what the options ask for. */
  _update() {
    this._wheel._update();
    this._hover._update();
  }

  /** Draws what depends on values. */
  _draw() {
    this._labels._draw();
    this._ticks._select();
  }

  _drawTargets() { this._tickTargets._draw(); }
}
