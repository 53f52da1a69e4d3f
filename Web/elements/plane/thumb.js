import { make, makeSlot, pixels, style, write } from '../dom.js';
import { Coordinate } from './coordinate.js';

const orientations = ['horizontal', 'vertical'];

/** The thumb of a point: its node, which contains the nodes of both coordinates. */
export class PlaneThumb {
  constructor(parent, index, plane) {
    this._index = index;
    this._plane = plane;
    this._handle = make(parent);
    makeSlot(this._handle, `thumb-${index}`);
    this._coordinates = orientations.map(orientation => new Coordinate(this._handle, orientation));
  }

  remove() { this._handle.remove(); }

  /** The node that gets the focus: that of the coordinate that was last used. */
  get _node() { return this._coordinates[this._plane._usedAxis(this._index)]._node; }

  /** Sets both values, as a text. Returns whether a value has changed. */
  _take(value) {
    if (value === this._value) return false;
    this._value = value;
    return true;
  }

  /** Draws the thumb of a point. The color of a look may depend on the fraction of the horizontal axis. */
  _draw(point, fraction) {
    const { x, y, isHeld, isDisabled } = point;
    const { _handle: handle, _index: index } = this;
    style(handle, 'cssText', `translate:${pixels(x, y)};--look-fraction:${fraction}`);
    write(handle, 'part', `thumb thumb-${index}${isHeld ? ' held' : ''}${isDisabled ? ' disabled' : ''}`);
    for (const coordinate of this._coordinates) coordinate._take(point, coordinate._node === this._node);
  }
}
