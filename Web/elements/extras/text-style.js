import { measured, spacesOf } from '../canvas.js';

/** How a page styles the texts of a part: their font, the height of a line, and the padding and borders around them. */
export class TextStyle {
  constructor(control) { this._control = control; }

  /**
   * Reads the style of a part, if there is one. Returns a text that is another one after a change, and none for texts
   * that the page does not style.
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
    const usual = 1.2 * this._fontSize;
    this._height = around('Top', 'Bottom') + (parseFloat(computed.lineHeight) || usual);
    const { _surroundings: page } = this._control;
    const style = [this._font, this._width, this._height, this._spaces].join();
    const isUsual = page._isKnown && style === [`normal 400 ${page._font}`, 0, usual, page._spaces].join();
    return isUsual ? '' : style;
  }

  /** Reads the style before the next frame, if it has not been read since there are texts. */
  _readSoon() { if (!this._isRead) this._control._surroundings._readSoon(); }

  /** Reads the style again when there are texts again. */
  _forget() { this._isRead = false; }

  /** Returns the size of a text, with what is around it. */
  _measure(text) {
    if (!this._font) return measured(text, this._control._surroundings);
    const size = measured(text, this);
    return size.height ? { width: size.width + this._width, height: this._height } : size;
  }
}
