import { lengthOf, read, readRecord, wasm, write } from './engine.js';
import { readChange, readEvent, readFacts, readThumb, reasons } from './wire.ts';

const handles = new FinalizationRegistry(handle => wasm.free(handle));

/**
 * A slider of the engine. What a method returns is the caller's: no method depends on what another one left in memory.
 */
export class Slider {
  /**
   * @param owner the slider is freed with it
   * @param readFigure reads the figures of this slider's track: lines or arcs
   */
  constructor(owner, readFigure) {
    if (!wasm) throw new Error('The engine of the sliders is not loaded yet: wait for `ready`, or for `define()`');
    this._handle = wasm.make();
    this._readFigure = readFigure;
    handles.register(owner, this._handle);
  }

  // MARK: Options

  /** Notes an option by its number in the wire: the number of its word, and its numbers. */
  _set(option, numbers, word = 0) {
    write(word, numbers);
    wasm.set(this._handle, option, numbers.length);
  }

  /** Notes the layout in a box: the path, the start and sweep of an arc, the box, and the sizes of thumb and track. */
  _layOut(...numbers) { wasm.layOut(this._handle, ...numbers); }
  /** Notes a track in place of the layout's. */
  _layOutOn(...track) { wasm.track(this._handle, ...track); }
  /** Applies what was noted. Returns how many drags it ended, each of which has a change. */
  _apply() { return wasm.apply(this._handle); }

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

  // MARK: Inputs

  /** Proposes what an input does. Returns whether a value would change. */
  _propose(kind, x, y, number) { return wasm.propose(this._handle, kind, x, y, number); }
  /** Accepts or rejects what was proposed, or replaces its values. */
  _commit(answer, values) {
    if (values) write(0, values);
    wasm.commit(this._handle, answer);
  }
  /** Ends all drags. Returns how many there were, each of which has a change. */
  _cancel() { return wasm.cancel(this._handle); }
  _isDown(pointer) { return wasm.isDown(this._handle, pointer); }
  _waits(pointer) { return wasm.waits(this._handle, pointer); }

  /** Takes the next change: what to draw, and the thumbs that are held and focused. Its events come next. */
  _change() {
    wasm.change(this._handle);
    return readRecord(readChange);
  }

  /** Takes the next event of the change; `undefined` after the last. */
  _event() {
    const kind = wasm.nextEvent(this._handle);
    if (!kind) return;
    const { thumb, isBar, reason, count } = readRecord(readEvent);
    return { kind, thumb, isBar, reason: reasons[reason], thumbs: read(count, lengthOf(readEvent)) };
  }

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

  /** Returns what lies before all spans, or after them. */
  _outer(isAfter, lap) {
    wasm.outer(this._handle, Number(isAfter), lap);
    return readRecord(this._readFigure);
  }
}
