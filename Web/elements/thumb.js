import { make, makeSlot, pixels, style, write, writeText } from './dom.js';

/** A thumb: its node, and what the node shows. */
export class Thumb {
  /** @param change notes that the page gave the thumb a view, or took it away */
  constructor(parent, index, change) {
    this._node = make(parent);
    write(this._node, 'role', 'slider');
    makeSlot(this._node, `thumb-${index}`, change);
  }

  /** Whether the page shows a view in its place. */
  get _hasView() { return this._node.hasAttribute('view'); }

  remove() { this._node.remove(); }

  /** Takes a value, whose text is written when the thumb is drawn. Returns whether it is a new one. */
  _take(value) {
    if (value === this._value) return false;
    this._value = value;
    this._forgetText();
    return true;
  }

  /** Makes its text again when it is drawn. */
  _forgetText() { this._hasText = false; }

  /**
   * Draws the thumb where it is.
   *
   * @param facts what the engine says of it
   * @param texts the texts of values
   * @param hasLabel whether its text shows
   */
  _draw(index, facts, isMoved, texts, hasLabel) {
    const { x, y, isHeld } = facts;
    style(this._node, 'translate', pixels(x, y));
    if (isMoved || !isHeld) write(this._node, 'dragged', isHeld ? '' : null);
    this._drawFacts(index, facts, texts, hasLabel);
  }

  /** The node that is the part of the thumb. */
  get _part() { return this._node; }

  /** Draws its text and its states. */
  _drawFacts(index, { x, y, value, isHeld, isDisabled, adjustableLow, adjustableHigh }, texts, hasLabel) {
    const { _node: node } = this;
    [this._x, this._y] = [x, y];
    if (!this._hasText) this._drawText(texts._of(value, index), hasLabel, text => texts._valueText(value, index, text));
    this._isHeld = isHeld;
    write(node, 'aria-valuemin', adjustableLow);
    write(node, 'aria-valuemax', adjustableHigh);
    write(this._part, 'part', `thumb thumb-${index}${isHeld ? ' held' : ''}${isDisabled ? ' disabled' : ''}`);
    write(node, 'aria-disabled', isDisabled ? true : null);
    write(node, 'tabindex', isDisabled ? null : 0);
  }

  _drawText(text, hasLabel, spoken) {
    this._hasText = true;
    write(this._node, 'aria-valuenow', this._value);
    write(this._node, 'aria-valuetext', spoken(text));
    if (hasLabel) this._label ??= make(this._node, 'label');
    else if (this._label) writeText(this._label, '');
    this._text = text;
    this._forgetSize();
  }

  /** Measures its text again when it is placed. */
  _forgetSize() { this._size = null; }

  /** Returns the size of the text, which is measured once. */
  _measure(measure) { return this._size ??= measure(this._text); }
}
