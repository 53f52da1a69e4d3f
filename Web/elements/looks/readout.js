import { numberFormat } from '../language.js';
import { make, write } from '../dom.js';
import { input, listKind } from '../wire.ts';
import { rounded, textColor } from './colors.js';

/** A field for the text in the middle of a circular slider. It shows the value until someone types another. */
export class Readout {
  constructor(control) {
    this._control = control;
    /** The thumb whose value is typed: the last one that had the focus. */
    this._index = 0;
    control._parts._base.addEventListener('keydown', event => this._begin(event));
    control._parts._base.addEventListener('focusin', ({ target }) => {
      const index = control._parts._indexOf(target);
      if (index >= 0) this._index = index;
    });
  }

  /** Shows the field where the picture has a text in the middle that can be typed, and removes it elsewhere. */
  show() {
    const control = this._control;
    const shape = control._isPainted && control._isTyped ? control._picture.readout : null;
    if (!shape) {
      this._field?.remove();
      this._field = null;
      return;
    }
    this._field ??= this._make();
    const styles = stylesOf(shape);
    for (const name in styles) write(this._field, name, styles[name], this._field.style);
    write(this._field, 'disabled', control._element.matches(':disabled') ? '' : null);
    write(this._field, 'readonly', control._element.readOnly ? '' : null);
    this._name();
    if (!this._isTyping) this._showValue();
  }

  get _thumb() { return this._control._parts._thumbs[this._index]?._node; }

  _name() { write(this._field, 'aria-label', this._thumb?.getAttribute('aria-label') ?? null); }

  _showValue() { this._write(this._control._readoutText()); }

  _write(text) { if (this._field.value !== text) this._field.value = text; }

  _make() {
    const field = make(this._control._parts._base, 'readout', 'input');
    field.inputMode = 'decimal';
    field.autocomplete = 'off';
    const listeners = {
      focus: () => this._focus(),
      mouseup: event => this._keepSelection(event),
      blur: ({ relatedTarget }) => this._blur(relatedTarget),
      input: event => this._check(event),
      keydown: event => this._handleKey(event),
    };
    for (const [type, listener] of Object.entries(listeners)) field.addEventListener(type, listener);
    // A press on the field types, and does not drag.
    for (const type of ['pointerdown', 'mousedown']) field.addEventListener(type, event => event.stopPropagation());
    return field;
  }

  _focus() {
    this._isTyping = true;
    this._isFresh = true;
    this._field.removeAttribute('aria-invalid');
    this._name();
    this._write(this._plainValue());
    this._field.select();
  }

  /** WebKit would drop the selection when the button that brought the focus is released. */
  _keepSelection(event) {
    if (this._isFresh) event.preventDefault();
    this._isFresh = false;
  }

  _blur(next) {
    // A changed value moves the focus to its thumb, but whoever left the field went elsewhere.
    if (this._isTyping && this._commit()) {
      queueMicrotask(() => {
        if (next) next.focus();
        else this._thumb?.blur();
      });
    }
    this._leave();
  }

  /** Marks a text that is no number. The slider's own `input` event reports values, not letters. */
  _check(event) {
    event.stopPropagation();
    const isWrong = this._field.value.trim() !== '' && isNaN(this._typedValue());
    if (isWrong) this._field.setAttribute('aria-invalid', 'true');
    else this._field.removeAttribute('aria-invalid');
  }

  _handleKey(event) {
    event.stopPropagation();
    if (event.key === 'Enter') {
      if (this._commit()) this._thumb?.focus();
    } else if (event.key === 'Escape') {
      this._leave();
      this._thumb?.focus();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** A digit typed on a thumb begins a new value for it. */
  _begin({ key, target, altKey, ctrlKey, metaKey }) {
    const index = this._control._parts._indexOf(target);
    if (!this._field || index < 0 || altKey || ctrlKey || metaKey) return;
    if (!/^[\d.,-]$/.test(key)) return;
    this._index = index;
    // The browser puts the key itself in place of the text, which is selected.
    this._field.focus();
  }

  /** The text that typing begins with: a number, or what the page can read back. */
  _plainValue() {
    const values = this._control._list(listKind.value);
    // The number of thumbs may have become less.
    this._index = Math.min(this._index, values.length - 1);
    const value = values[this._index];
    const { _texts: texts, _values: { _parse: parse } } = this._control;
    return parse ? texts._of(value, this._index) : String(Number(value.toPrecision(12)));
  }

  /**
   * The number in the field, by the page's `parse` or as it stands; NaN if there is none. A comma is a decimal comma,
   * unless it separates thousands.
   */
  _typedValue() {
    const own = this._control._values._parsed(this._field.value, this._index);
    if (typeof own === 'number') return own;
    const typed = own.trim().replace(/^−/, '-');
    const { _language: language } = this._control._texts;
    const number = isGrouped(typed, language) ? typed.replaceAll(',', '') : typed.replace(',', '.');
    return /^-?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : NaN;
  }

  /** Sets the value that was typed, or the nearest one that the thumb may have. Returns whether a number was typed. */
  _commit() {
    const value = this._typedValue();
    if (isNaN(value)) return false;
    this._isTyping = false;
    if (this._field.value !== this._plainValue()) this._control.perform(input.type, value, 0, this._index);
    this._showValue();
    return true;
  }

  /** Shows the present value again, whatever was typed. */
  _leave() {
    this._isTyping = false;
    if (!this._field) return;
    this._field.removeAttribute('aria-invalid');
    this._showValue();
  }
}

/** Whether commas separate the thousands of a number, as a language writes it. */
const isGrouped = (text, language) =>
  /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) && numberFormat(language, 0).format(12345).includes(',');

/** The field's place, font and color, which are those of the text in the picture. */
function stylesOf(shape) {
  const { form, font } = shape;
  const { red, green, blue, alpha } = textColor(shape);
  return {
    left: `${rounded(form.x)}px`,
    top: `${rounded(form.y)}px`,
    fontSize: `${font.size}px`,
    fontWeight: font.weight,
    fontStretch: font.isCondensed ? 'condensed' : '',
    color: `color(srgb ${red} ${green} ${blue} / ${alpha})`,
  };
}
