import { measured } from '../canvas.js';

/** How a page styles the texts of a part: their font, and the padding and the borders around them. */
export class TextStyle {
  constructor(control) { this._control = control; }

  /** Reads the style of a part, if there is one. Returns a text that is another one after a change. */
  _read(node) {
    if (!node) return '';
    const computed = getComputedStyle(node);
    const around = (...sides) => sides.reduce((sum, side) =>
      sum + parseFloat(computed[`padding${side}`]) + parseFloat(computed[`border${side}Width`]), 0);
    this._fontSize = parseFloat(computed.fontSize);
    this._font = ['fontStyle', 'fontWeight', 'fontSize', 'fontFamily'].map(name => computed[name]).join(' ');
    this._width = around('Left', 'Right');
    this._height = around('Top', 'Bottom');
    return this._font + [this._width, this._height];
  }

  /** Reads the style before the next frame, where a part was made after the last reading. */
  _readSoon(node) { if (!this._font && node) this._control._surroundings._readSoon(); }

  /** Returns the sizes of texts, with what is around them. */
  _measure(texts) {
    if (!this._font) return measured(texts, this._control._surroundings);
    return measured(texts, this).map(({ width, height }) =>
      height ? { width: width + this._width, height: height + this._height } : { width, height });
  }
}
