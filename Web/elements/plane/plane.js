import { EngineObject } from '../engine-object.js';
import { read, readRecord, readRecords, wasm, write } from '../engine.js';
import { readAxis, readCoordinate, readPlane, readPoint, readWideLine } from '../wire.ts';

/**
 * A plane of the engine. Axis 0 is horizontal, and axis 1 is vertical. The index of a coordinate is twice the index of
 * its point, plus its axis.
 */
export class Plane extends EngineObject {
  constructor(owner) {
    super(owner);
    /** The axis that was last used of each point. */
    this._usedAxes = [];
  }

  /** Sets an option of an axis or of the whole plane: the index of its word, and its numbers. `_apply` applies it. */
  _set(part, option, numbers, word = 0) {
    write(word, numbers);
    wasm.set(this._handle, part, option, numbers.length);
  }

  /** Sets the shape and its two numbers, the size of the control, and the size of thumbs. */
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

  /** Returns the lines of the grid, or those that mark where points cannot be. */
  _areaLines(ofGrid) { return readRecords(readWideLine, wasm.areaLines(this._handle, ofGrid)); }

  /** Returns the line that shows what holds back the point that a pointer pulls; its width is 0 if nothing does. */
  _obstacleLine() {
    wasm.obstacleLine(this._handle);
    return readRecord(readWideLine);
  }

  /** Whether a touch still may scroll the page: never, so that a touch holds its point immediately. */
  _isPressPending() { return false; }

  /** Returns the next change. Its focus is the index of a point, whose used coordinate gets the focus. */
  _change() {
    const { focus, ...change } = super._change();
    if (focus >= 0) this._use(focus);
    return { ...change, focus: focus >> 1 };
  }

  /** Notes that a coordinate is the last used one of its point. */
  _use(coordinate) { this._usedAxes[coordinate >> 1] = coordinate & 1; }
  /** Returns the axis that was last used of a point; at first, the horizontal axis. */
  _usedAxis(point) { return this._usedAxes[point] ?? 0; }
}
