import { arcData } from './arc.js';
import { make, sheetsOf, write } from './dom.js';
import css from './round.css';
import { path, readArc } from './wire.ts';

const sheet = sheetsOf(css);

/** Returns an arc as the data of an SVG path; an empty text for an arc without length. */
const dataOf = arc => arc.sweep && arc.radius ? arcData(arc) : '';

/** The round track of a slider: a circle, an arc, or a spiral of several laps. */
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
    /** The area where presses count and touches do not scroll. */
    const band = make(this._box, null, 'path');
    // `touch-action` has no effect on paths, so a touch that holds something is kept from scrolling here.
    const keep = event => { if (this._control._pointers._isAnyDown) event.preventDefault(); };
    band.addEventListener('touchstart', keep, { passive: false });
    /** The outline of the track: a wider arc; the track covers all but its edges. */
    const rim = make(this._box, null, 'path');
    this._paths = [band, rim, make(this._box, 'track', 'path')];
  }

  _makeSpan(part) { return make(this._box, part, 'path'); }
  _draw(arc) { for (const node of this._paths) write(node, 'd', dataOf(arc)); }
  _drawSpan(node, arc) { write(node, 'd', dataOf(arc)); }
}
