import { arcData } from './arc.js';
import { Control } from './control.js';
import { elementOf } from './element.js';
import { record, wasm } from './engine.js';
import { make, sheetsOf, write } from './parts.js';
import css from './round.css';
import { arcFigure, path } from './wire.js';

const sheet = sheetsOf(css);

/** Draws the arc that the engine wrote last; nothing for one without length. */
const drawArc = () => {
  const arc = record(arcFigure);
  return arc.sweep && arc.radius ? arcData(arc) : '';
};

/** The control of a slider on a circle, on a part of one, or on several turns. */
export class CircularControl extends Control {
  _sheets(view) { return [sheet(view)]; }
  /** The first values: one thumb, at the start. */
  get _values() { return [0]; }
  /** How far labels may reach beyond the base, in pixels. */
  get _labelRoom() { return 24; }
  get _press() { return this._option('drags-vertically') ? 'anywhere' : 'bar-and-track'; }

  /** The path of the layout, and the start and sweep of the arc. */
  _path() {
    const start = this._option('start');
    const sweep = this._option('sweep');
    return [path.arc, isFinite(start) ? start : 0, sweep != null && isFinite(sweep) ? sweep : 360];
  }

  _makeTrack(base) {
    make(base, null, 'slot');
    this._spanBox = make(base, null, 'svg');
    /** The band where a press counts and a touch does not scroll. */
    this._band = make(this._spanBox, null, 'path');
    // Browsers look for `touch-action` at boxes, and a path has none. A press that takes nothing belongs to the page.
    const keep = event => { if (this._pointers.size) event.preventDefault(); };
    this._band.addEventListener('touchstart', keep, { passive: false });
    /** The edge of the track, of which the track covers the middle. */
    this._rim = make(this._spanBox, null, 'path');
    this._groove = make(this._spanBox, 'track', 'path');
  }

  _makeSpan(part) { return make(this._spanBox, part, 'path'); }

  _drawTrack() {
    wasm.groove(this._handle);
    const figure = drawArc();
    for (const node of [this._band, this._rim, this._groove]) write(node, 'd', figure);
  }

  _drawSpan(node) { write(node, 'd', drawArc()); }
}

export const CircularSlider = elementOf(CircularControl);
