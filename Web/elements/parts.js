import { BaseParts } from './base-parts.js';
import { fill, make, sheetsOf } from './dom.js';
import { nameThumbs } from './names.js';
import css from './style.css';
import { Thumb } from './thumb.js';
import { listKind } from './wire.ts';

/** The style sheet of all straight and round elements in a window. */
export const sheet = sheetsOf(css);

/** Returns the additional part names of a span in a lap of a spiral track; none in the first lap. */
const lapOf = lap => lap ? ` lap lap-${lap + 1}` : '';

/** The nodes of a straight or round slider: its track, spans, and thumbs. `Ticks` has the nodes of ticks. */
export class Parts extends BaseParts {
  constructor(control) {
    super(control);
    this._spans = [];
    /** The nodes of the filled parts of the track before the first span and after the last span. */
    this._outer = [];
  }

  /** Draws everything, after options, values, or the size have changed. */
  _drawAll(facts) {
    const { _control: control } = this;
    const { count, laps } = facts;
    this._laps = laps;
    this._hasLabels = control._hasLabels;
    this._bounds = this._shownBounds(facts);
    if (count !== this._thumbs.length) control._events._forgetValues();
    fill(this._thumbs, count, index => new Thumb(this._thumbBox, index, () => control._change()));
    fill(this._outer, facts.outerCount * laps, index => this._makeOuter(index));
    fill(this._spans, facts.spanCount * laps, index => this._makeSpan(index));
    if (!control._isLaidOut) {
      control._list(listKind.value).forEach((value, index) => this._take(index, value));
      return;
    }
    control._drawTrack();
    nameThumbs(control, facts);
    this._draw(0, count);
    control._drawTicks();
  }

  _makeSpan(index) {
    const lap = index % this._laps;
    return this._control._track._makeSpan(`span span-${(index - lap) / this._laps}${lapOf(lap)}`);
  }

  /** Makes the node of one lap of the filled part before the first span or after the last span. */
  _makeOuter(index) {
    const part = index < this._laps ? 'before' : 'after';
    return this._control._track._makeSpan(`outer ${part}${lapOf(index % this._laps)}`);
  }

  /** Draws thumbs that have moved, the spans beside them, and the thumbs beside them, whose limits may have changed. */
  _draw(low, high) {
    if (low === high) return;
    const { _control: control, _thumbs: thumbs, _spans: spans, _laps: laps } = this;
    const first = Math.max(0, low - 1);
    for (let index = first; index < Math.min(thumbs.length, high + 1); index++) this._drawThumb(index);
    for (let index = first * laps; index < Math.min(spans.length, high * laps); index++) {
      control._drawSpan(spans[index], control._slider._span(index / laps, index % laps));
    }
    if (low === 0 || high >= thumbs.length) this._drawOuter();
    control._extras?._draw();
  }

  _drawOuter() {
    const { _control: control, _laps: laps } = this;
    this._outer.forEach((node, index) => {
      control._drawSpan(node, control._slider._outer(index >= laps, index % laps));
    });
  }

  _drawThumb(index) {
    const { _control: control } = this;
    const facts = { ...control._slider._thumb(index), ...this._bounds };
    const isMoved = this._take(index, facts.value);
    this._thumbs[index]._draw(index, facts, isMoved, control._texts, this._hasLabels);
  }
}
