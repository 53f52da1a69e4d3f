import { make, write } from '../parts.js';
import { rounded } from './colors.js';

/** The engine's number of a typed value. */
const type = 12;

/** The text in the middle of a round slider, where it can be typed: a field that shows the value until someone types. */
export class Readout {
  constructor(element) {
    [this._element, this._rank] = [element, 0];
    element._base.addEventListener('keydown', event => this._begin(event));
    element._base.addEventListener('focusin', ({ target }) => {
      const rank = element._thumbs.indexOf(target);
      if (rank >= 0) this._rank = rank;
    });
  }

  show() {
    const element = this._element, { readout } = element._picture;
    if (!element._isPainted || !element._isTyped || !readout) {
      this._field?.remove();
      this._field = null;
      return;
    }
    this._field ??= this._make();
    const { form: { x, y }, font: [size, weight, isCondensed], fill: { color = [0, 0, 0, 1] } } = readout, [red, green, blue, alpha] = color;
    const style = { left: `${rounded(x)}px`, top: `${rounded(y)}px`, fontSize: `${size}px`, fontWeight: weight, fontStretch: isCondensed ? 'condensed' : '',
      color: `color(srgb ${red} ${green} ${blue} / ${alpha})` };
    for (const name in style) write(this._field, name, style[name], this._field.style);
    write(this._field, 'disabled', element.matches(':disabled') ? '' : null);
    this._name();
    if (!this._isTyping) this._write(element._readoutText());
  }

  /** It is called as the thumb is whose value it types: the last that had the focus. */
  _name() { write(this._field, 'aria-label', this._thumb?.getAttribute('aria-label') ?? null); }

  get _thumb() { return this._element._thumbs[this._rank]; }

  _write(text) { if (this._field.value !== text) this._field.value = text; }

  _make() {
    const element = this._element, field = make(element._base, 'readout', 'input');
    field.inputMode = 'decimal';
    field.autocomplete = 'off';
    const listeners = {
      focus: () => {
        this._isTyping = this._isFresh = true;
        field.removeAttribute('aria-invalid');
        this._name();
        this._write(this._plain());
        field.select();
      },
      // WebKit would take the selection away when the button that brought the focus is released.
      mouseup: event => {
        if (this._isFresh) event.preventDefault();
        this._isFresh = false;
      },
      blur: ({ relatedTarget }) => {
        // A value that changes takes the focus to its thumb, but whoever left went elsewhere.
        if (this._isTyping && this._commit()) queueMicrotask(() => relatedTarget ? relatedTarget.focus() : this._thumb?.blur());
        this._leave();
      },
      // The slider's own event tells of values, and not of letters.
      input: event => {
        event.stopPropagation();
        field.toggleAttribute('aria-invalid', field.value.trim() !== '' && isNaN(this._typed()));
      },
      keydown: event => {
        if (event.key === 'Enter') {
          if (this._commit()) this._thumb?.focus();
        } else if (event.key === 'Escape') {
          this._leave();
          this._thumb?.focus();
        } else {
          return event.stopPropagation();
        }
        event.preventDefault();
        event.stopPropagation();
      },
    };
    for (const name in listeners) field.addEventListener(name, listeners[name]);
    // A press on it types, and does not drag.
    for (const name of ['pointerdown', 'mousedown']) field.addEventListener(name, event => event.stopPropagation());
    return field;
  }

  /** A digit typed on a thumb begins a new value for it. */
  _begin({ key, target, altKey, ctrlKey, metaKey }) {
    const rank = this._element._thumbs.indexOf(target);
    if (!this._field || rank < 0 || altKey || ctrlKey || metaKey || !/^[\d.,-]$/.test(key)) return;
    this._rank = rank;
    // The key itself replaces the text, which is selected.
    this._field.focus();
  }

  _plain() { return String(Number(this._element._list(0)[this._rank]?.toPrecision(12))); }

  _typed() {
    const text = this._field.value.trim().replace(',', '.').replace(/^−/, '-');
    return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : NaN;
  }

  /** Takes what was typed, if it is a number: the nearest value that the thumb may have. */
  _commit() {
    const value = this._typed();
    if (isNaN(value)) return false;
    this._isTyping = false;
    if (this._field.value !== this._plain()) this._element.perform(type, value, 0, this._rank);
    this._write(this._element._readoutText());
    return true;
  }

  /** Brings the present value back. */
  _leave() {
    this._isTyping = false;
    this._field?.removeAttribute('aria-invalid');
    if (this._field) this._write(this._element._readoutText());
  }
}
