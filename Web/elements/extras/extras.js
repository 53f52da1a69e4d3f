import { EngineCalls } from './engine-calls.js';
import { Glide } from './glide.js';
import { Hover } from './hover.js';
import { Labels } from './labels.js';
import { TextEntry } from './text-entry.js';
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
    this._textEntry = new TextEntry(control, this._labels);
  }

  _sheets(view) { return this._textEntry._sheets(view); }

  /** Listens for what the options ask for. */
  _update() {
    this._wheel._update();
    this._hover._update();
  }

  /** Whether a node takes clicks, so that a press on it presses nothing. */
  _takes(node) { return this._tickTargets._has(node) || this._textEntry._has(node); }

  /** Draws the texts of thumbs, and the field where they are. */
  _drawTexts() {
    this._labels._draw();
    this._textEntry._draw();
  }

  _drawTargets() { this._tickTargets._draw(); }
}
