import { make, place, style, write } from '../dom.js';

const orientations = ['horizontal', 'vertical'];

/** The thumb of a point: its node, and in it what assistive technology reads of each coordinate. */
export class PlaneThumb {
  constructor(parent, index, plane) {
    this._index = index;
    this._plane = plane;
    this._handle = make(parent);
    const slot = make(this._handle, null, 'slot');
    slot.name = `thumb-${index}`;
    slot.inert = true;
    slot.addEventListener('slotchange', () => {
      write(this._handle, 'view', slot.assignedElements().length ? '' : null);
    });
    this._coordinates = orientations.map(orientation => {
      const node = make(this._handle);
      write(node, 'role', 'slider');
      write(node, 'aria-orientation', orientation);
      return node;
    });
  }

  remove() { this._handle.remove(); }

  /** What takes the focus: the coordinate that was used last. */
  get _node() { return this._coordinates[this._plane._usedAxis(this._index)]; }

  /** Takes both values, as a text. Returns whether one is new. */
  _take(value) {
    if (value === this._value) return false;
    this._value = value;
    return true;
  }

  /** Draws the thumb by what the engine says of its point. */
  _draw({ x, y, isHeld, isDisabled }) {
    const { _handle: handle, _index: index } = this;
    style(handle, 'translate', place(x, y));
    write(handle, 'part', `thumb thumb-${index}${isHeld ? ' held' : ''}${isDisabled ? ' disabled' : ''}`);
    for (const node of this._coordinates) {
      write(node, 'aria-disabled', isDisabled ? true : null);
      write(node, 'tabindex', isDisabled ? null : node === this._node ? 0 : -1);
    }
  }

  /** Draws a coordinate. */
  _drawCoordinate(axis, { value, low, high }, name, text, { isReadOnly, isInvalid }) {
    const node = this._coordinates[axis];
    write(node, 'aria-valuemin', low);
    write(node, 'aria-valuemax', high);
    write(node, 'aria-valuenow', value);
    write(node, 'aria-valuetext', text);
    write(node, 'aria-label', name);
    write(node, 'aria-readonly', isReadOnly || null);
    write(node, 'aria-invalid', isInvalid || null);
  }
}
