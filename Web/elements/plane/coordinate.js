import { make, write } from '../dom.js';

/** The node of a point's coordinate, which can have the focus, and which assistive technology reads as a slider. */
export class Coordinate {
  constructor(handle, orientation) {
    this._node = make(handle);
    write(this._node, 'role', 'slider');
    write(this._node, 'aria-orientation', orientation);
  }

  /** Updates the state of the point. With `isUsed`, the Tab key can focus this coordinate of the point. */
  _take({ x, y, isDisabled }, isUsed) {
    this._x = x;
    this._y = y;
    write(this._node, 'aria-disabled', isDisabled ? true : null);
    write(this._node, 'tabindex', isDisabled ? null : isUsed ? 0 : -1);
  }

  /** Draws the value and the limits of the coordinate. */
  _draw({ value, low, high }, name, text, { isReadOnly, isInvalid }) {
    const { _node: node } = this;
    write(node, 'aria-valuemin', low);
    write(node, 'aria-valuemax', high);
    write(node, 'aria-valuenow', value);
    write(node, 'aria-valuetext', text);
    write(node, 'aria-label', name);
    write(node, 'aria-readonly', isReadOnly || null);
    write(node, 'aria-invalid', isInvalid || null);
  }
}
