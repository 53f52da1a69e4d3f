import { measured, spacesOf } from '../canvas.js';

/** The page's style of the texts of a part: their font, line height, padding, and borders. */
export class TextStyle {
  constructor(control) { this._control = control; }

  /**
   * Reads the style of a part's node, if there is one. Returns a text that differs after a change of the style; an
   * empty text if the page does not style the part.
   */
  _read(node) {
    this._isRead = !!node;
    if (!node) return '';
    const computed = getComputedStyle(node);
    const around = (...sides) => sides.reduce((sum, side) =>
      sum + parseFloat(computed[`padding${side}`]) + parseFloat(computed[`border${side}Width`]), 0);
    this._fontSize = parseFloat(computed.fontSize);
    this._font = ['fontStyle', 'fontWeight', 'fontSize', 'fontFamily'].map(name => computed[name]).join(' ');
    this._spaces = spacesOf(computed);
    this._width = around('Left', 'Right');
    const normalHeight = 1.2 * this._fontSize;
    this._height = around('Top', 'Bottom') + (parseFloat(computed.lineHeight) || normalHeight);
    const { _surroundings: page } = this._control;
    const style = [this._font, this._width, this._height, this._spaces].join();
    const isUnstyled = page._isKnown
      && style === [`normal 400 ${page._font}`, 0, normalHeight, page._spaces].join();
    return isUnstyled ? '' : style;
  }

  /** Reads the style before the next frame, unless it has been read since texts appeared. */
  _readSoon() { if (!this._isRead) this._control._surroundings._readSoon(); }

  /** Notes that there are no texts, so that the style is read again when texts appear. */
  _forget() { this._isRead = false; }

  /** Returns the size of a text with its padding and borders. */
  _measure(text) {
    if (!this._font) return measured(text, this._control._surroundings);
    const size = measured(text, this);
    return size.height ? { width: size.width + this._width, height: this._height } : size;
  }
}
