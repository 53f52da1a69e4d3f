import { lineData } from '../arc.js';
import { fill, make, makeSlot, sheetsOf, style, write } from '../dom.js';
import { planeShape } from '../wire.ts';
import css from './plane.css';

const sheet = sheetsOf(css);

/** The area of a plane, a rectangle or a disc, with its grid and the parts that points cannot enter. */
export class Area {
  constructor(control) { this._control = control; }

  _sheets(view) { return [sheet(view)]; }

  get _isDisc() { return this._control._option('shape') === 'disc'; }

  /** Whether horizontal values increase to the left. */
  get _isMirrored() {
    const direction = this._control._option('x-direction');
    return direction === 'auto' ? this._control._size._isReversed : direction === 'left';
  }

  get _runsDown() { return this._control._option('y-direction') === 'down'; }

  /** The start angle and the sweep of a disc, in degrees. */
  get _angles() {
    const start = this._control._option('start');
    const sweep = this._control._option('sweep');
    return [Number.isFinite(start) ? start : 0, Number.isFinite(sweep) ? sweep : 360];
  }

  /** The shape, and the two numbers that describe it: the angles of a disc, or the directions of a rectangle. */
  get _shape() {
    if (this._isDisc) return [planeShape.disc, ...this._angles];
    return [planeShape.rectangle, Number(this._isMirrored), Number(this._runsDown)];
  }

  _make(base) {
    this._node = make(base, 'area');
    makeSlot(this._node, 'area');
    this._lines = make(this._node, null, 'svg');
    this._grid = make(this._lines, 'grid', 'path');
    this._forbidden = [];
  }

  /** Positions and draws the area, and passes the directions of its values to the style sheet. */
  _draw({ left, top, width, height }) {
    const [start, sweep] = this._angles;
    const shape = this._isDisc
      ? `--start:${sweep < 0 ? -start : start}deg;--sweep:${Math.abs(sweep)}deg;--mirror:${sweep < 0 ? -1 : 1}`
      : `--right:${this._isMirrored ? 'left' : 'right'};--up:${this._runsDown ? 'bottom' : 'top'}`;
    style(this._node, 'cssText', `left:${left}px;top:${top}px;width:${width}px;height:${height}px;${shape}`);
    write(this._node, 'disc', this._isDisc ? '' : null);
    write(this._lines, 'viewBox', [left, top, width, height].join(' '));
    const { _slider: slider } = this._control;
    write(this._grid, 'd', slider._areaLines(true).map(lineData).join(''));
    const lines = this._control._option('show-enabled-range') ? slider._areaLines(false) : [];
    fill(this._forbidden, lines.length, () => make(this._lines, 'forbidden-range', 'path'));
    lines.forEach((line, index) => {
      write(this._forbidden[index], 'd', lineData(line));
      write(this._forbidden[index], 'stroke-width', line.width);
    });
  }
}
