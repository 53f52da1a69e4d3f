import { read, readRecord, wasm, write } from '../engine.js';
import { Numbers } from './numbers.js';
import { readMetrics } from '../wire.ts';

const handles = new FinalizationRegistry(handle => wasm.freePainter(handle));

/** Reads what a call left of a drawing; the first number is the number of all. */
const readDrawing = () => new Numbers(read(Math.max(1, read(1)[0])));

/** What the engine paints of a slider: its style, and the drawing. What a method returns is the caller's. */
export class Painter {
  constructor(owner, { _handle: slider }) {
    this._handle = wasm.makePainter(slider);
    handles.register(owner, this._handle);
  }

  // MARK: Style

  /** Begins a style with a look by its number, or -1, and its options. */
  _setLook(look, numbers) {
    write(0, numbers);
    wasm.look(this._handle, look, numbers.length);
  }

  /** Sets a measure by its number: a word's number, and numbers. */
  _setMeasure(measure, word, numbers) {
    write(word, numbers);
    wasm.measure(this._handle, measure, numbers.length);
  }

  _setFont(role, numbers) {
    write(0, numbers);
    wasm.font(this._handle, role, numbers.length);
  }

  _addPaint(numbers) {
    write(0, numbers);
    wasm.paint(this._handle, numbers.length);
  }

  /** Paints each part in its own shape, with these colors alone. */
  _simplify(numbers) {
    write(0, numbers);
    wasm.simplify(this._handle, numbers.length);
  }

  /** Gives the slider the metrics of the style for its next layout, or plain ones, and returns them. */
  _takeMetrics(isPainted, hasTicks, hasNeutral, side) {
    wasm.metrics(this._handle, Number(isPainted), Number(hasTicks), Number(hasNeutral), side);
    return readRecord(readMetrics);
  }

  // MARK: Drawing

  /** Draws everything. Returns the count of elements, the form that clips, and all elements. */
  _drawAll() {
    wasm.paintAll(this._handle);
    return readDrawing();
  }

  /** Draws what the slider's last change moved. Returns the elements that differ. */
  _drawChange() {
    wasm.paintChange(this._handle);
    return readDrawing();
  }

  /** Draws thumbs on their way. Returns the elements that differ. */
  _drawGlide() {
    wasm.paintGlide(this._handle);
    return readDrawing();
  }

  /** Highlights what is at a point, if there is one, and the thumb that has the focus. Returns what differs. */
  _highlight(point, focused) {
    const [x, y] = point ?? [0, 0];
    wasm.highlight(this._handle, Number(point != null), x, y, focused);
    return readDrawing();
  }

  /** Returns the pieces of a gradient along the track. */
  _pieces(element, coat) {
    wasm.pieces(this._handle, element, coat);
    return readDrawing();
  }

  // MARK: Texts

  /**
   * Returns how much smaller the text in the middle has to be: on one line, or, negative, on two; 0 if it does not fit.
   *
   * @param sizes those on one line and on two
   */
  _fitReadout(fontSize, sizes, ticks) {
    const numbers = [fontSize, ...[...sizes, ...ticks].flatMap(({ width, height }) => [width, height])];
    write(0, numbers);
    return wasm.fitReadout(this._handle, numbers.length);
  }
}
