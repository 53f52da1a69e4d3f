import { make, pixels, style, writeText } from '../dom.js';
import { Thumb } from '../thumb.js';

/** The mark of a ruler, its only thumb. Its node fills the control, and contains the visible line. */
export class Mark extends Thumb {
  constructor(parent, change) {
    super(parent, 0, change);
    this._line = make(this._node);
  }

  get _part() { return this._line; }

  /** Draws the mark and its text, with these sizes and this position of the text. */
  _drawMark(facts, { markWidth, markHeight, textX, textY }, texts, hasLabel) {
    this._drawFacts(0, facts, texts, hasLabel);
    const { _line: line, _label: label } = this;
    style(line, 'translate', pixels(facts.x, facts.y));
    style(line, 'width', `${markWidth}px`);
    style(line, 'height', `${markHeight}px`);
    if (!hasLabel) return;
    style(label, 'translate', pixels(textX, textY));
    writeText(label, this._text);
  }
}
