import { make, write } from '../dom.js';

/** A coordinate of a point: what takes the focus, what keys move, and what assistive technology reads. */
export class Coordinate {
  constructor(handle, orientation) {
    this._node = make(handle);
    write(this._node, 'role', 'slider');
    write(this._node, 'aria-orientation', orientation);
  }

  /** Takes what the engine says of its point, and whether Tab finds it there. */
  _take({ x, y, isDisabled }, isUsed) {
    this._x = x;
    this._y = y;
    write(this._node, 'aria-disabled', isDisabled ? true : null);
    write(this._node, 'tabindex', isDisabled ? null : isUsed ? 0 : -1);
  }

  /** Draws its value. */
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
