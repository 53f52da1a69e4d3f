import { sheetsOf } from '../dom.js';
import { obstacleOf } from '../obstacle.js';
import { ObstacleLine } from '../obstacle-line.js';
import { ObstacleReader } from '../obstacle-reader.js';
import { EngineCalls } from './engine-calls.js';
import { Glide } from './glide.js';
import { Hover } from './hover.js';
import { Labels } from './labels.js';
import { Playhead } from './playhead.js';
import { TextEntry } from './text-entry.js';
import { TickTargets } from './tick-targets.js';
import css from './ticks.css';
import { Ticks } from './ticks.js';
import { TrackViews } from './track-views.js';
import { Wheel } from './wheel.js';

/** The style sheet of ticks and texts. */
const sheet = sheetsOf(css);

/** Features that few sliders have, such as ticks and labels, for the attributes in `needs-extras.js`. */
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
    this._textEntry = new TextEntry(control, this._labels);
    this._trackViews = new TrackViews(control);
    this._obstacles = new ObstacleReader(control);
    this._obstacleLine = new ObstacleLine(control, this._engine);
  }

  _obstacle() { return obstacleOf(this._engine); }

  _sheets(view) {
    const parts = [this._textEntry, this._playhead, this._trackViews, this._obstacleLine];
    return [sheet(view), ...parts.flatMap(part => part._sheets(view))];
  }

  /** Adapts listeners, fields, and slots to the present options. */
  _update() {
    this._wheel._update();
    this._textEntry._update();
    this._hover._update();
    this._playhead._update();
    this._trackViews._update();
  }

  /** Reads the page's styles of texts. */
  _readStyles() { return { labels: this._labels._readStyle(), tickLabels: this._ticks._readStyle() }; }

  _follow() { this._playhead._follow(); }

  /** Whether a press holds no thumb of the control: it is on a tick or a text, or belongs to another slider. */
  _ignoresPress(event) {
    const isOnText = this._tickTargets._has(event.target) || this._textEntry._has(event.target);
    return isOnText || this._playhead._ignoresPress(event);
  }

  /** Draws the texts of thumbs, and the text field at one of them. */
  _drawTexts() {
    this._labels._draw();
    this._textEntry._draw();
  }

  /** Draws the extras that depend on values. */
  _draw() {
    this._drawTexts();
    this._ticks._select();
    this._trackViews._draw();
    this._obstacleLine._draw();
  }

  _drawTargets() { this._tickTargets._draw(); }
}
