import { ordered, read, record, wasm, write } from '../engine.js';
import { isLabeled, textsOf } from '../labels.js';
import { text } from '../parts.js';
import { listKind, textPlace, textIndices, textSize } from '../wire.js';
import { canvas } from '../canvas.js';
import { joined } from './texts.js';

/** The least gap between two texts, in pixels. */
const gap = 4;

const plainFont = { size: 12, weight: 400, isCondensed: 0 };
const noSize = { width: 0, height: 0 };

/** Reads records that the last call wrote one after the other. */
const records = (fields, count, start) =>
  Array.from({ length: count }, (_, index) => record(fields, start + index * fields.length));

/** The texts of thumbs. The page measures them, and the engine places them. */
export class Labels {
  constructor(control) {
    this._control = control;
    /** The text of each thumb, with its value and its size. */
    this._known = [];
  }

  /** Forgets the sizes of all texts, as fonts and formats may have changed. */
  forget() {
    this._known = [];
    this._family = this._control._surroundings.fontFamily;
  }

  /**
   * Places the texts of all thumbs. Returns `{ x, y, text }` of each by its index; of a text that several thumbs share,
   * by the index of the first.
   */
  place(shapes) {
    this._measureThumbs(shapes);
    const sizes = this._known.map(({ size }, index) =>
      ({ low: index, high: index + 1, ...isLabeled(this._control, index) ? size : noSize }));
    let missing = this._request(sizes);
    while (missing.length) {
      for (const { low, high } of missing) {
        const size = this.measure(this._joined(low, high), shapes[low]?.font ?? plainFont);
        sizes.push({ low, high, ...size });
      }
      missing = this._request(sizes);
    }
    return this._places();
  }

  /** Makes and measures the texts of thumbs whose values have changed. */
  _measureThumbs(shapes) {
    const values = this._control._list(listKind.value);
    this._known = values.map((value, index) => {
      const known = this._known[index];
      if (!shapes[index] || known?.value === value) return known ?? { text: '', size: noSize };
      const label = text(this._control, value, index);
      return { value, text: label, size: this.measure(label, shapes[index].font) };
    });
  }

  /** Lets the engine place texts of these sizes. Returns the indices of joined texts whose size it also needs. */
  _request(sizes) {
    const numbers = [gap, this._control._labelRoom, ...sizes.flatMap(size => ordered(textSize, size))];
    write(0, numbers);
    wasm.placeLabels(this._control._painter, numbers.length);
    const [count] = read(1);
    return records(textIndices, count, 1);
  }

  /** Reads where the engine placed the texts. */
  _places() {
    const [, count] = read(2);
    const places = [];
    for (const { low, high, x, y } of records(textPlace, count, 2)) {
      if (isLabeled(this._control, low)) places[low] = { x, y, text: this._joined(low, high) };
    }
    return places;
  }

  /** The sizes of the texts that an upright slider has room for. */
  sizes([first]) {
    return first?.shape ? textsOf(this._control).map(label => this.measure(label, first.shape.font)) : [];
  }

  _joined(low, high) { return joined(this._known.slice(low, high).map(({ text }) => text)); }

  /** Measures a text in a font. */
  measure(label, { size, weight, isCondensed } = plainFont) {
    if (!label) return noSize;
    const context = canvas();
    context.font = `${weight} ${isCondensed ? 'condensed ' : ''}${size}px ${this._family}`;
    return { width: context.measureText(label).width, height: 1.2 * size };
  }
}
