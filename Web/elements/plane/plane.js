import { EngineObject } from '../engine-object.js';
import { read, readRecord, readRecords, wasm, write } from '../engine.js';
import { readAreaLine, readAxis, readCoordinate, readPlane, readPoint } from '../wire.ts';

/**
 * A plane of the engine. An axis is 0, the horizontal one, or 1; a coordinate is twice the index of its point, and its
 * axis more.
 */
export class Plane extends EngineObject {
  constructor(owner) {
    super(owner);
    /** The axis of each point that was used last. */
    this._usedAxes = [];
  }

  /** Notes an option of a part, an axis or the whole plane: the number of its word, and its numbers. */
  _set(part, option, numbers, word = 0) {
    write(word, numbers);
    wasm.set(this._handle, part, option, numbers.length);
  }

  /** Notes the layout: the shape and its two numbers, the box, and the size of thumbs. */
  _layOut(...numbers) { wasm.layOut(this._handle, ...numbers); }

  _facts() {
    wasm.facts(this._handle);
    return readRecord(readPlane);
  }

  _axis(axis) {
    wasm.axis(this._handle, axis);
    return readRecord(readAxis);
  }

  /** Returns one number for each coordinate. */
  _list(kind) {
    const { count } = this._facts();
    wasm.list(this._handle, kind);
    return read(2 * count);
  }

  _point(index) {
    wasm.point(this._handle, index);
    return readRecord(readPoint);
  }

  _coordinate(coordinate) {
    wasm.coordinate(this._handle, coordinate);
    return readRecord(readCoordinate);
  }

  /** The lines of the grid, or those that cover what points cannot enter. */
  _areaLines(ofGrid) { return readRecords(readAreaLine, wasm.areaLines(this._handle, ofGrid)); }

  /** A touch takes its point at once: there is no direction across which the page could scroll. */
  _isPressPending() { return false; }

  /** Takes the next change, as of a slider. What takes the focus is a point, at the coordinate that was used. */
  _change() {
    const { focus, ...change } = super._change();
    if (focus >= 0) this._use(focus);
    return { ...change, focus: focus >> 1 };
  }

  /** Notes that a coordinate was used. */
  _use(coordinate) { this._usedAxes[coordinate >> 1] = coordinate & 1; }
  /** The axis of a point that was used last; at first the horizontal one. */
  _usedAxis(point) { return this._usedAxes[point] ?? 0; }
}
