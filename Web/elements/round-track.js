import { arcData } from './arc.js';
import { make, sheetsOf, write } from './dom.js';
import css from './round.css';
import { path, readArc } from './wire.ts';

const sheet = sheetsOf(css);

/** Draws an arc; nothing for one without length. */
const dataOf = arc => arc.sweep && arc.radius ? arcData(arc) : '';

/** The track of a slider on a circle, on a part of one, or on several turns. */
export class RoundTrack {
  static get _readFigure() { return readArc; }

  constructor(control) { this._control = control; }

  _sheets(view) { return [sheet(view)]; }

  get _isRound() { return true; }
  get _isVertical() { return false; }
  /** The first values: one thumb, at the start. */
  get _firstValues() { return [0]; }
  get _pressTarget() { return this._control._option('drags-vertically') ? 'anywhere' : 'span-and-track'; }
  get _labelRoom() { return 24; }
  get _misfit() { return ''; }

  get _path() {
    const start = this._control._option('start');
    const sweep = this._control._option('sweep');
    return [path.arc, isFinite(start) ? start : 0, sweep != null && isFinite(sweep) ? sweep : 360];
  }

  _make(base) {
    make(base, null, 'slot');
    this._box = make(base, null, 'svg');
    /** The band where a press counts and a touch does not scroll. */
    const band = make(this._box, null, 'path');
    // Browsers look for `touch-action` at boxes, and a path has none. A press that takes nothing belongs to the page.
    const keep = event => { if (this._control._pointers._isAnyDown) event.preventDefault(); };
    band.addEventListener('touchstart', keep, { passive: false });
    /** The edge of the track, of which the track covers the middle. */
    const rim = make(this._box, null, 'path');
    this._paths = [band, rim, make(this._box, 'track', 'path')];
  }

  _makeSpan(part) { return make(this._box, part, 'path'); }
  _draw(arc) { for (const node of this._paths) write(node, 'd', dataOf(arc)); }
  _drawSpan(node, arc) { write(node, 'd', dataOf(arc)); }
}
