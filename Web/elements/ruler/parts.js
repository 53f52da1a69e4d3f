import { BaseParts } from '../base-parts.js';
import { measured } from '../canvas.js';
import { nameThumbs } from '../names.js';
import { Mark } from './mark.js';

/** The nodes of a ruler: its scale, and the mark. */
export class RulerParts extends BaseParts {
  constructor(control) {
    super(control);
    this._mark = new Mark(this._base, () => control._change());
    this._thumbs.push(this._mark);
  }

  /** Draws everything, after options, the value, or the size have changed. */
  _drawAll(facts) {
    const { _control: control } = this;
    this._bounds = this._shownBounds(facts);
    if (!control._isLaidOut) return this._take(0, control._slider._thumb(0).value);
    nameThumbs(control, facts);
    this._draw();
  }

  /** Draws the scale at its present position, and the mark with the value under it. */
  _draw() {
    const { _control: control, _mark: mark } = this;
    const facts = { ...control._slider._thumb(0), ...this._bounds };
    this._take(0, facts.value);
    this._sizes = control._slider._sizes();
    mark._drawMark(facts, this._sizes, control._texts, control._option('labels'));
    control._track._draw(this._sizes);
    control._textEntry._draw();
  }

  /** The position of the value's text, if it is visible; see `Labels`. */
  get _positions() {
    const { _control: control, _mark: mark } = this;
    if (!control._option('labels') || !control._surroundings._isKnown) return [];
    const size = measured(mark._text, control._surroundings);
    return [{ low: 0, high: 1, x: this._sizes.textX, y: this._sizes.textY, ...size }];
  }
}
