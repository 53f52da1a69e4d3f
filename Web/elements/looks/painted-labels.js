import { widthOf } from '../canvas.js';
import { joined } from '../texts.js';
import { listKind } from '../wire.ts';

const plainFont = { size: 12, weight: 400, isCondensed: 0 };
const noSize = { width: 0, height: 0 };

/** The texts of thumbs in a picture. The page measures them, and the engine lays them out. */
export class PaintedLabels {
  constructor(control) {
    this._control = control;
    /** The value, the text, and the size of the text of each thumb. */
    this._known = [];
  }

  /** Forgets the sizes of all texts, as fonts and formats may have changed. */
  forget() {
    this._known = [];
    const { _surroundings: surroundings } = this._control;
    [this._family, this._spaces] = [surroundings._fontFamily, surroundings._spaces];
  }

  /**
   * Lays out the texts of all thumbs. Returns `{ low, high, x, y, width, height, text }` for each visible text, at the
   * index of its first thumb.
   */
  layOut(shapes) {
    this._measureThumbs(shapes);
    const { _extras: { _engine: engine }, _track: track } = this._control;
    const sizes = this._known.map(({ size }, index) => this._isShown(index) ? size : noSize);
    const measure = (low, high) => this.measure(this._joined(low, high), shapes[low]?.font);
    const middles = engine._layOutLabels(track._labelRoom, sizes, measure);
    const positions = [];
    for (const { low, high, x, y } of middles) {
      const size = high > low + 1 ? measure(low, high) : sizes[low];
      if (this._isShown(low)) positions[low] = { low, high, x, y, ...size, text: this._joined(low, high) };
    }
    return positions;
  }

  _isShown(index) { return this._control._extras._labels._isShown(index); }

  /** Makes and measures the texts of thumbs whose values have changed. */
  _measureThumbs(shapes) {
    const values = this._control._list(listKind.value);
    this._known = values.map((value, index) => {
      const known = this._known[index];
      if (!shapes[index] || known?.value === value) return known ?? { text: '', size: noSize };
      const label = this._control._texts._of(value, index);
      return { value, text: label, size: this.measure(label, shapes[index].font) };
    });
  }

  /** Returns the sizes of the texts for which a vertical slider is wide enough. */
  sizes([first]) {
    return first?.shape ? this._control._texts._widest().map(label => this.measure(label, first.shape.font)) : [];
  }

  _joined(low, high) { return joined(this._known.slice(low, high).map(({ text }) => text)); }

  /** Returns the size of lines of text in a font. */
  measureLines(lines, font) {
    const sizes = lines.map(line => this.measure(line, font));
    return {
      width: Math.max(0, ...sizes.map(({ width }) => width)),
      height: sizes.reduce((sum, { height }) => sum + height, 0),
    };
  }

  /** Returns the size of a text in a font. */
  measure(label, { size, weight, isCondensed } = plainFont) {
    if (!label) return noSize;
    const font = `${weight} ${isCondensed ? 'condensed ' : ''}${size}px ${this._family}`;
    return { width: widthOf(label, font, this._spaces), height: 1.2 * size };
  }
}
