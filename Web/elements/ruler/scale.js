import { hide, make, pixels, sheetsOf, style, write, writeText } from '../dom.js';
import { rulerPath } from '../wire.ts';
import css from './ruler.css';
import { Shown } from './shown.js';

const sheet = sheetsOf(css);
const upright = { up: rulerPath.up, down: rulerPath.down };
const paths = { ...upright, left: rulerPath.left, right: rulerPath.right };

/** The scale of a ruler: its visible ticks and their texts. */
export class Scale {
  constructor(control) { this._control = control; }

  _sheets(view) { return [sheet(view)]; }

  /** The radius of a bent scale; 0 for a straight scale. */
  get _radius() { return this._control._option('bend-radius') || 0; }
  get _isVertical() { return !this._radius && this._direction in upright; }
  /** The direction of the scale: that of the option or, by default, that of the page's text. */
  get _direction() {
    const { _size: { _isReversed: isReversed }, _surroundings: { _isVertical: isVertical } } = this._control;
    const direction = this._control._option('direction');
    if (direction in upright || direction === 'left' || direction === 'right') return direction;
    if (isVertical && !this._radius) return isReversed ? 'up' : 'down';
    return isReversed ? 'left' : 'right';
  }
  /** The initial value, as a list. */
  get _firstValues() { return [0]; }

  /** The path of the scale, and its radius. */
  get _path() {
    const direction = this._direction;
    if (this._radius) return [direction === 'left' ? rulerPath.counterclockwise : rulerPath.clockwise, this._radius];
    return [paths[direction], 0];
  }

  _make(base) {
    this._box = make(base, 'scale');
    // Assistive technology reads the value from the mark.
    hide(this._box);
    this._ticks = new Shown(() => make(this._box));
    this._texts = new Shown(() => make(this._box));
  }

  /** Draws the visible ticks and their texts. */
  _draw({ tickWidth }) {
    const { _slider: ruler, _texts: texts } = this._control;
    style(this._box, 'cssText', `--tick-width:${tickWidth}px`);
    this._ticks._draw(ruler._ticks(), (node, { x, y, toX, toY, isMajor, isSelected, opacity }) => {
      write(node, 'part', `${isSelected ? 'selected ' : ''}tick${isMajor ? '' : ' minor-tick'}`);
      style(node, 'translate', pixels(x, y));
      style(node, 'rotate', `${Math.atan2(toY - y, toX - x)}rad`);
      style(node, 'width', `${Math.hypot(toX - x, toY - y)}px`);
      style(node, 'opacity', opacity);
    });
    this._texts._draw(ruler._tickTexts(), (node, text) => {
      const { x, y, isSelected, opacity } = text;
      write(node, 'part', `${isSelected ? 'selected ' : ''}tick-label`);
      style(node, 'translate', pixels(x, y));
      // A filter fades the text as a picture: it need not be readable at the edges, and becomes opaque in the middle.
      style(node, 'filter', opacity < 1 ? `opacity(${opacity})` : '');
      writeText(node, texts._ofSlot(text));
    });
  }
}
