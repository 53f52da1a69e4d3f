import { EngineCalls } from './engine-calls.js';
import { Glide } from './glide.js';
import { Hover } from './hover.js';
import { Labels } from './labels.js';
import { Playhead } from './playhead.js';
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
    this._playhead = new Playhead(control, this._engine);
  }

  /** Listens for what the options ask for. */
  _update() {
    this._wheel._update();
    this._hover._update();
    this._playhead._update();
  }

  _follow() { this._playhead._follow(); }

  /** Whether a press does not take the control's thumbs: one on a tick, or on what another slider has there. */
  _leaves(event) { return this._tickTargets._has(event.target) || this._playhead._leaves(event); }

  _sheets(view) { return this._playhead._sheets(view); }

  _drawTargets() { this._tickTargets._draw(); }
}
