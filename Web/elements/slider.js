import { EngineObject } from './engine-object.js';
import { read, readRecord, wasm, write } from './engine.js';
import { readFacts, readThumb } from './wire.ts';

/** A slider of the engine. */
export class Slider extends EngineObject {
  /** @param readFigure the reader of the track's and the spans' shapes: lines or arcs */
  constructor(owner, readFigure) {
    super(owner);
    this._readFigure = readFigure;
  }

  // MARK: Options

  /** Sets an option by its number: the index of its word, and its numbers. `_apply` applies it. */
  _set(option, numbers, word = 0) {
    write(word, numbers);
    wasm.set(this._handle, option, numbers.length);
  }

  /** Sets the path, an arc's start and sweep, the control's size, the thumb's size, and the track's thickness. */
  _layOut(...numbers) { wasm.layOut(this._handle, ...numbers); }
  /** Sets a track instead of that of the layout. */
  _layOutOn(...track) { wasm.track(this._handle, ...track); }

  // MARK: Values

  _facts() {
    wasm.facts(this._handle);
    return readRecord(readFacts);
  }

  /** Returns one number for each thumb. */
  _list(kind) {
    const { count } = this._facts();
    wasm.list(this._handle, kind);
    return read(count);
  }

  _spanLengths() {
    const { count } = this._facts();
    wasm.spans(this._handle);
    return read(count - 1);
  }

  _move(thumb, value) { return wasm.move(this._handle, thumb, value); }
  _step(count, thumb) { wasm.step(this._handle, count, thumb); }
  _next(thumb, isUp) { return wasm.next(this._handle, thumb, isUp); }
  _fractionOf(value) { return wasm.fractionOf(this._handle, value); }
  _valueAt(fraction) { return wasm.valueAt(this._handle, fraction); }
  _takeOvershoot() { return wasm.takeOvershoot(this._handle); }
  _isPressPending(pointer) { return wasm.waits(this._handle, pointer); }

  // MARK: Figures

  _thumb(index) {
    wasm.thumb(this._handle, index);
    return readRecord(readThumb);
  }

  _groove() {
    wasm.groove(this._handle);
    return readRecord(this._readFigure);
  }

  _span(index, lap) {
    wasm.span(this._handle, index, lap);
    return readRecord(this._readFigure);
  }

  /** Returns the shape of one lap of the filled part before the first span or after the last span. */
  _outer(isAfter, lap) {
    wasm.outer(this._handle, Number(isAfter), lap);
    return readRecord(this._readFigure);
  }
}
