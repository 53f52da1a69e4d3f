import { arcData } from '../arc.js';
import { make, makeSlot, sheetsOf, style, write } from '../dom.js';
import { planeShape } from '../wire.ts';
import css from './plane.css';

const sheet = sheetsOf(css);

/** Where points can be: a rectangle or a disc, what it is painted with, and the lines of its grid. */
export class Area {
  constructor(control) { this._control = control; }

  _sheets(view) { return [sheet(view)]; }

  get _isDisc() { return this._control._option('shape') === 'disc'; }

  /** Whether values grow to the left, and whether they grow downward. */
  get _isMirrored() {
    const direction = this._control._option('x-direction');
    return direction === 'auto' ? this._control._size._isReversed : direction === 'left';
  }

  get _runsDown() { return this._control._option('y-direction') === 'down'; }

  /** The angle at which a disc begins, and how far its angles go, in degrees. */
  get _angles() {
    const start = this._control._option('start');
    const sweep = this._control._option('sweep');
    return [Number.isFinite(start) ? start : 0, Number.isFinite(sweep) ? sweep : 360];
  }

  /** The shape, and its two numbers. */
  get _shape() {
    if (this._isDisc) return [planeShape.disc, ...this._angles];
    return [planeShape.rectangle, Number(this._isMirrored), Number(this._runsDown)];
  }

  _make(base) {
    this._node = make(base, 'area');
    makeSlot(this._node, 'area');
    this._grid = make(make(base, null, 'svg'), 'grid', 'path');
  }

  /** Places the area, and tells the style sheet where values grow to. */
  _draw({ left, top, width, height }) {
    const [start, sweep] = this._angles;
    const way = this._isDisc
      ? `--start:${sweep < 0 ? -start : start}deg;--sweep:${Math.abs(sweep)}deg;--mirror:${sweep < 0 ? -1 : 1}`
      : `--right:${this._isMirrored ? 'left' : 'right'};--up:${this._runsDown ? 'bottom' : 'top'}`;
    style(this._node, 'cssText', `left:${left}px;top:${top}px;width:${width}px;height:${height}px;${way}`);
    write(this._node, 'disc', this._isDisc ? '' : null);
    write(this._grid, 'd', this._control._slider._gridLines().map(line => this._dataOf(line)).join(''));
  }

  /** The data of a line of the grid as an SVG path. */
  _dataOf({ x, y, toX, toY, radius }) {
    const [start, sweep] = this._angles;
    return radius ? arcData({ x, y, radius, start, sweep }) : `M${x} ${y}L${toX} ${toY}`;
  }
}
