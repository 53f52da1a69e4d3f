import { make, makeSlot, pixels, style, write, writeText } from './dom.js';

/** A thumb: its node, its value, and its text. */
export class Thumb {
  /** @param change called when the page adds or removes the view that replaces the thumb */
  constructor(parent, index, change) {
    this._node = make(parent);
    write(this._node, 'role', 'slider');
    makeSlot(this._node, `thumb-${index}`, change);
  }

  /** Whether a view of the page replaces the thumb. */
  get _hasView() { return this._node.hasAttribute('view'); }

  remove() { this._node.remove(); }

  /** Sets the value, whose text is written when the thumb is drawn. Returns whether the value has changed. */
  _take(value) {
    if (value === this._value) return false;
    this._value = value;
    this._forgetText();
    return true;
  }

  /** Discards the thumb's text, so that it is made again when the thumb is drawn. */
  _forgetText() { this._hasText = false; }

  /**
   * Draws the thumb at its position.
   *
   * @param facts the state of the thumb, from the engine
   * @param isMoved whether the value has changed since it was last drawn
   * @param texts the object that returns the texts of values
   * @param hasLabel whether the text of the value is visible
   */
  _draw(index, facts, isMoved, texts, hasLabel) {
    const { x, y, isHeld } = facts;
    style(this._node, 'translate', pixels(x, y));
    if (isMoved || !isHeld) write(this._node, 'dragged', isHeld ? '' : null);
    this._drawFacts(index, facts, texts, hasLabel);
  }

  /** The node that style sheets of the page match as the part `thumb`. */
  get _part() { return this._node; }

  /** Draws the text and the states of the thumb. */
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

  /** Discards the size of the text, so that it is measured again. */
  _forgetSize() { this._size = null; }

  /** Returns the size of the text, and measures it if it isn't known. */
  _measure(measure) { return this._size ??= measure(this._text); }
}
