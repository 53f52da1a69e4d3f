import { attempt } from '../attempt.js';
import { attachListeners, fill, make, pixels, sheetsOf, style, write, writeText } from '../dom.js';
import { languageOf } from '../language.js';
import { locatorOf } from '../locator.js';
import { input, listKind } from '../wire.ts';
import css from './field.css';
import { room } from './tick-targets.js';
import { isNumber, typedNumber, typedText } from './typed-number.js';

const sheet = sheetsOf(css);

/**
 * A field for typing a value, where the attribute `text-entry` is set. A circular slider with its value in the middle
 * always has the field there; elsewhere, it opens at the text of a thumb, or over a thumb without text. On a plane,
 * each coordinate counts as a thumb.
 */
export class TextEntry {
  constructor(control, labels) {
    this._control = control;
    this._labels = labels;
    /** The thumb whose value is typed: the last one that had the focus. */
    this._index = 0;
    /** The nodes that receive clicks on the texts of thumbs, and the position of each text. */
    this._targets = [];
    this._positions = [];
    /** Whether values can be typed; on a plane, one item for each axis. */
    this._areOn = [false];
    attachListeners(control._parts._base, {
      keydown: event => this._begin(event),
      focusin: ({ target }) => {
        const index = control._parts._indexOf(target);
        if (index >= 0) this._index = index;
      },
    });
  }

  /** Returns the style sheet of the field in a window, once there is a field. */
  _sheets(view) { return this._hasField ? [sheet(view)] : []; }

  _has(node) { return this._targets.includes(node); }

  /** Returns the node that describes how to type a thumb's value; nothing if the value can't be typed. */
  _hintOf(index) {
    const { _control: control } = this;
    if (!this._isOn(index) || control._element.matches(':disabled, [readonly]')) return;
    this._hint ??= make(control._parts._base);
    this._hint.hidden = true;
    writeText(this._hint, control._names.Type);
    return this._hint;
  }

  /** The node of a thumb. */
  _nodeOf(index) { return this._control._parts._adjustables[index]?._node; }

  get _thumb() { return this._nodeOf(this._index); }

  // MARK: Drawing

  /** Shows the field at the text of the value, if a value can be typed now; otherwise removes it. */
  _draw() {
    const control = this._control;
    // Committing a value draws the control, but the field stays until the focus has left it.
    if (this._isCommitting) return;
    const isOn = this._isOn() && control._isLaidOut;
    const shape = isOn && control._readoutShape;
    this._drawTargets(isOn && !shape ? this._shownPositions() : []);
    if (!isOn || !shape && !(this._isTyping && this._canType(this._index))) return this._remove();
    this._field ??= this._make();
    this._field.disabled = control._element.matches(':disabled');
    this._field.readOnly = control._element.readOnly;
    this._name();
    if (!this._isTyping) this._write(control._readoutText?.() ?? '');
    this._field.toggleAttribute('boxed', !shape);
    if (shape) control._layOutField(this._field, shape);
    else this._layOutBeside();
  }

  /** Positions the field at the text of its thumb, inside the control if it fits. */
  _layOutBeside() {
    const { _field: field, _index: index, _control: { _parts: { _adjustables: thumbs }, _size: size } } = this;
    const { _x: x, _y: y } = thumbs[index];
    const at = this._positions.find(({ low, high }) => low <= index && index < high) ?? { x, y };
    const clamped = (middle, length, room) =>
      Math.min(Math.max(middle, length / 2), Math.max(room, length) - length / 2);
    style(field, 'left', `${clamped(at.x, field.offsetWidth, size._width)}px`);
    style(field, 'top', `${clamped(at.y, field.offsetHeight, size._height)}px`);
  }

  /** Returns the positions of the visible texts that are not on their thumbs. */
  _shownPositions() {
    const { _sizes: [, , thumbSize], _parts: { _thumbs: thumbs }, _paintedPositions: painted } = this._control;
    const positions = painted ?? this._labels._positions;
    return positions.filter(({ x, y, low }) => Math.hypot(thumbs[low]._x - x, thumbs[low]._y - y) > thumbSize / 2);
  }

  _drawTargets(positions) {
    this._positions = positions;
    fill(this._targets, positions.length, index => this._makeTarget(index));
    positions.forEach((box, index) => {
      const around = Math.min(room, this._roomAround(box));
      const { x, y, width, height } = box;
      style(this._targets[index], 'cssText', `translate:${pixels(x - width / 2 - around, y - height / 2 - around)};`
        + `width:${width + 2 * around}px;height:${height + 2 * around}px;cursor:text`);
    });
  }

  /** Returns the distance from a text to the nearest drawn thumb, where a press holds the thumb. */
  _roomAround({ x, y, width, height }) {
    const { _sizes: [, , thumbSize], _parts: { _thumbs: thumbs } } = this._control;
    const gaps = thumbs.map(thumb => Math.max(Math.abs(thumb._x - x) - width / 2, Math.abs(thumb._y - y) - height / 2));
    return Math.max(0, Math.min(...gaps) - thumbSize / 2);
  }

  _makeTarget(index) {
    // The node is in front of the thumbs' targets for presses, which are larger than the thumbs.
    const node = make(this._control._parts._base);
    node.addEventListener('click', event => {
      event.preventDefault();
      const [x, y] = locatorOf(this._control)(event);
      const { low, high } = this._positions[index];
      const { _thumbs: thumbs } = this._control._parts;
      // If thumbs share a text, the click is for the nearest one that can move.
      const movable = [...thumbs.keys()].slice(low, high).filter(thumb => this._canType(thumb));
      const distance = thumb => Math.hypot(thumbs[thumb]._x - x, thumbs[thumb]._y - y);
      const [nearest] = movable.sort((one, other) => distance(one) - distance(other));
      if (nearest != null) this._open(nearest);
    });
    return node;
  }

  _make() {
    const { _parts: parts } = this._control;
    const field = make(parts._base, 'field', 'input');
    field.inputMode = 'decimal';
    field.autocomplete = 'off';
    attachListeners(field, {
      focus: () => this._focus(),
      mouseup: event => this._keepSelection(event),
      blur: ({ relatedTarget }) => this._blur(relatedTarget),
      input: event => this._check(event),
      keydown: event => this._handleKey(event),
      // A click on the field must not activate a link or a label around the slider.
      click: event => event.preventDefault(),
      // A press on the field must not begin a drag.
      pointerdown: event => event.stopPropagation(),
      mousedown: event => event.stopPropagation(),
    });
    if (!this._hasField) {
      this._hasField = true;
      parts._adoptStyles();
    }
    return field;
  }

  /**
   * Hides the field, and removes it later: in Firefox, screen readers follow the caret of a removed field to the
   * content around the slider, and lose the thumb.
   */
  _remove() {
    const { _field: field } = this;
    this._isTyping = false;
    this._field = null;
    if (!field) return;
    style(field, 'opacity', 0);
    style(field, 'pointerEvents', 'none');
    field.tabIndex = -1;
    if (field.matches(':focus')) {
      this._isLeftByKey = true;
      this._thumb?.focus({ preventScroll: true, focusVisible: true });
      field.blur();
    }
    field.setSelectionRange(0, 0);
    // If a press has left the field, the selection belongs to that press.
    if (this._isLeftByKey) getSelection().removeAllRanges();
    setTimeout(() => field.remove(), 300);
  }

  _name() { write(this._field, 'aria-label', this._thumb?.getAttribute('aria-label') ?? null); }

  _write(text) { if (this._field.value !== text) this._field.value = text; }

  // MARK: Typing

  /**
   * Updates which values can be typed, after options have changed. The page must set `text-entry`, and its texts must
   * be readable: by its `parse`, or because they contain the numbers themselves, such as "24 °C". With "12 %" for 0.12,
   * a typed 5 would be ambiguous.
   */
  _update() {
    const { _control: control } = this;
    const { _format: format, _values: { _parse: parse }, _axes: axes, _element: element } = control;
    const isAsked = control._option('text-entry');
    this._areOn = (axes ?? [control]).map(owner => {
      if (!isAsked || parse || !format) return isAsked;
      const { lower, upper } = owner._facts();
      return [lower, upper].every(value => {
        const text = attempt(() => format.call(element, value, owner._letter ?? 0, 0));
        return text == null || isNumber(languageOf(element), String(text), value);
      });
    });
    const isRefused = isAsked && this._areOn.includes(false);
    if (isRefused && !this._isRefused) control._warn('text-entry', 'what `format` writes needs `parse`; nothing');
    this._isRefused = isRefused;
  }

  /** Whether the value of a thumb can be typed, provided that the thumb can be moved. */
  _isOn(index = this._index) { return this._areOn[index % this._areOn.length]; }

  /** Whether a person can type the value of a thumb now. */
  _canType(index) {
    return this._isOn(index) && this._nodeOf(index)?.matches(':not([aria-disabled], [aria-readonly])');
  }

  /** Opens the field for a thumb, and focuses it. */
  _open(index) {
    if (!this._field && !this._canType(index)) return;
    this._index = index;
    if (!this._field) {
      this._isTyping = true;
      this._draw();
    }
    this._field?.focus();
  }

  _focus() {
    this._isTyping = true;
    this._isFresh = true;
    this._name();
    this._write(this._plainValue());
    this._field.select();
  }

  /** Keeps the text selected after a press has focused the field, since WebKit would deselect it at the release. */
  _keepSelection(event) {
    if (this._isFresh) event.preventDefault();
    this._isFresh = false;
  }

  _blur(next) {
    // A changed value moves the focus to its thumb: it returns to the node for which the person has left the field.
    if (this._isTyping && this._commit()) {
      queueMicrotask(() => {
        if (next) next.focus();
        else this._thumb?.blur();
      });
    }
    this._leave();
  }

  /** Makes the browser show its own message that the text is invalid, at each Enter. */
  _reject() {
    // No text matches this pattern; an empty text, to which patterns don't apply, is invalid by `required`.
    this._field.required = true;
    this._field.pattern = '(?!)';
    this._field.reportValidity();
  }

  /** Marks a text that is not a number. The event is stopped, since the slider's `input` events report values. */
  _check(event) {
    event.stopPropagation();
    this._accept();
    const isWrong = this._field.value.trim() !== '' && isNaN(this._typedValue());
    if (isWrong) this._field.setAttribute('aria-invalid', 'true');
  }

  /** Removes the marks of an invalid text. */
  _accept() {
    for (const name of ['required', 'pattern', 'aria-invalid']) this._field.removeAttribute(name);
  }

  _handleKey(event) {
    event.stopPropagation();
    this._isLeftByKey = /^(Enter|Escape|Tab)$/.test(event.key);
    const isEnter = event.key === 'Enter';
    if (!isEnter && event.key !== 'Escape') return;
    event.preventDefault();
    if (isEnter && !this._commit()) return this._reject();
    this._isTyping = false;
    this._thumb?.focus({ focusVisible: true });
    this._leave();
  }

  /** Opens the field when a person types a digit on a thumb. The browser replaces the selected text with the digit. */
  _begin({ key, target, altKey, ctrlKey, metaKey }) {
    const index = this._control._parts._indexOf(target);
    if (index < 0 || altKey || ctrlKey || metaKey || !/^[\p{Nd}.,٫−-]$/u.test(key)) return;
    this._open(index);
  }

  /** Returns the text that typing begins with: a number, or the page's text if the page can parse texts. */
  _plainValue() {
    const values = this._control._list(listKind.value);
    // There may be fewer thumbs than before.
    this._index = Math.min(this._index, values.length - 1);
    const value = values[this._index];
    const { _element: element, _texts: texts, _values: { _parse: parse } } = this._control;
    return parse ? texts._of(value, this._index) : typedText(languageOf(element), value);
  }

  /** Returns the number in the field, read by the page's `parse` or as the language writes it; NaN if there is none. */
  _typedValue() {
    const { _element: element, _values: values } = this._control;
    const own = values._parse ? values._parsed(this._field.value, this._index) : this._field.value;
    return typeof own === 'number' ? own : typedNumber(languageOf(element), own);
  }

  /** Sets the typed value, or the nearest value that the thumb can take. Returns whether a number was typed. */
  _commit() {
    const value = this._typedValue();
    if (isNaN(value)) return false;
    this._isTyping = false;
    this._isCommitting = true;
    if (this._field.value !== this._plainValue()) this._control.perform(input.type, value, 0, this._index);
    this._isCommitting = false;
    return true;
  }

  /** Ends typing, and shows the present value instead of the typed text. */
  _leave() {
    this._isTyping = false;
    if (this._field) this._accept();
    this._draw();
  }
}
