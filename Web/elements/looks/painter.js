import { read, readRecord, wasm, write } from '../engine.js';
import { Numbers } from './numbers.js';
import { readMetrics } from '../wire.ts';

const handles = new FinalizationRegistry(handle => wasm.freePainter(handle));

/** Returns the numbers of a drawing from the last call's result, whose first number is how many there are. */
const readDrawing = () => new Numbers(read(Math.max(1, read(1)[0])));

/** The engine's painter of a slider: it composes a style, and draws. Methods return copies of the engine's results. */
export class Painter {
  constructor(owner, { _handle: slider }) {
    this._handle = wasm.makePainter(slider);
    handles.register(owner, this._handle);
  }

  // MARK: Style

  /** Begins a style with the number of a look, or -1 for none, and the options of the look. */
  _setLook(look, numbers) {
    write(0, numbers);
    wasm.look(this._handle, look, numbers.length);
  }

  /** Sets a metric by its number: the index of a word, and numbers. */
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

  /** Sets the metrics of the slider's next layout, from the style or plain ones, and returns them. */
  _takeMetrics(isPainted, hasTicks, hasNeutral, side) {
    wasm.metrics(this._handle, Number(isPainted), Number(hasTicks), Number(hasNeutral), side);
    return readRecord(readMetrics);
  }

  // MARK: Drawing

  /** Draws everything. Returns the number of elements, the form to which some are clipped, and all elements. */
  _drawAll() {
    wasm.paintAll(this._handle);
    return readDrawing();
  }

  /** Draws the parts that the slider's last change affects. Returns the elements that have changed. */
  _drawChange() {
    wasm.paintChange(this._handle);
    return readDrawing();
  }

  /** Draws thumbs during a glide. Returns the elements that have changed. */
  _drawGlide() {
    wasm.paintGlide(this._handle);
    return readDrawing();
  }

  /** Highlights the part at a point, or none, and the focused thumb. Returns the elements that have changed. */
  _highlight(point, focused) {
    const [x, y] = point ?? [0, 0];
    wasm.highlight(this._handle, Number(point != null), x, y, focused);
    return readDrawing();
  }

  /** Returns the segments that draw a gradient along the track. */
  _pieces(element, coat) {
    wasm.pieces(this._handle, element, coat);
    return readDrawing();
  }

  // MARK: Texts

  /**
   * Returns the scale at which the text in the middle fits: positive for one line, negative for two lines, or 0 if it
   * does not fit.
   *
   * @param sizes the size of the text on one line, and on two lines
   * @param ticks the sizes of the texts of ticks
   */
  _fitReadout(fontSize, sizes, ticks) {
    const numbers = [fontSize, ...[...sizes, ...ticks].flatMap(({ width, height }) => [width, height])];
    write(0, numbers);
    return wasm.fitReadout(this._handle, numbers.length);
  }
}
