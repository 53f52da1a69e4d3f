import { Events } from './events.js';
import { attachKeyListeners } from './keys.js';
import { labelOf, watch } from './label.js';
import { parse } from './options.js';
import { Pointers } from './pointers.js';
import { attachDocumentListeners } from './pressed.js';
import { Size } from './size.js';
import { Surroundings, colors } from './surroundings.js';
import { answer, input, listKind } from './wire.ts';

/** What a tap does: these bring thumbs to where it was, for which they may glide. */
const taps = [input.press, input.rest, input.release, input.secondRelease];

/**
 * What the controls of all elements have in common: a slider or a plane of the engine, and what a person does. Each of
 * its objects owns what it knows, and its fields are set where it is made.
 */
export class BaseControl {
  /** @param options the names of all options */
  constructor(element, options) {
    this._element = element;
    this._internals = element.attachInternals();
    /** The options that the engine has not been given since they were set. */
    this._dirty = new Set(options);
  }

  /** Makes what is about the parts of the element, after the parts were made. */
  _attach(parts) {
    this._events = new Events(this);
    this._parts = parts;
    this._surroundings = new Surroundings(this);
    this._size = new Size(this);
    this._pointers = new Pointers(this);
    attachKeyListeners(this);
    attachDocumentListeners(this._element.ownerDocument);
    this._change();
  }

  // MARK: Life

  _connect() {
    this._flush();
    this._wantsFocus ??= this._element.autofocus;
    this._surroundings._connect();
    watch(this);
    this._size._connect();
    this._warnOfSlots();
  }

  _disconnect() {
    this._size._disconnect();
    this._surroundings._disconnect();
    this.cancel();
    this._endGlide();
    this._pointers._forgetAll();
  }

  /** Takes the focus as `autofocus` says. When the browser looked for it, there may have been no thumb yet. */
  _focusFirst() {
    const { ownerDocument: document } = this._element;
    if (this._wantsFocus && document.activeElement === document.body) this._element.focus();
    this._wantsFocus = false;
  }

  _adopt() {
    this._parts._adoptStyles();
    attachDocumentListeners(this._element.ownerDocument);
  }

  _attributeChanged(name) {
    this._dirty.add(name === 'value' ? 'values' : name);
    this._change();
  }

  /** Notes what the page calls the element, and our words for its thumbs. */
  _readNames(words) {
    this._label = labelOf(this);
    this._names = words;
  }

  _setFormat(format) {
    this._format = format;
    this._change();
  }

  _setValueTextFormat(format) {
    this._formatValueText = format;
    this._change();
  }

  // MARK: Options

  _warn(name, text) { console.warn(`<${this._element.localName}> ${name}: ${text} is used`); }

  /**
   * Notes that options were set. They are applied together, before anything else happens. `slider-update` waits for
   * the script that set them, even if it reads what they do.
   */
  _change() {
    if (!this._isStale) queueMicrotask(() => {
      this._flush();
      this._events._dispatchUpdate();
    });
    this._isStale = true;
  }

  /** Applies the options that were set, and draws. Events of drags that this ends are dispatched last. */
  _flush() {
    if (!this._isStale) return;
    this._isStale = false;
    const dirty = this._dirty;
    this._dirty = new Set;
    for (const name of dirty) this._take(name, dirty);
    this._events._setState('vertical', !!this._track._isVertical);
    this._layOut();
    const reports = this._slider._apply();
    this._show();
    this._submit();
    this._warnOfError();
    this._reportEnds(reports);
  }

  /** Gives the engine what an attribute says, by a table of options. */
  _takeFrom(table, name) {
    const { _element: element } = this;
    const row = table[name];
    const text = element.getAttribute(name) ?? row?._otherwise?.(this)?.toString() ?? null;
    if (name === 'disabled') return this._set(name, [], Number(element.matches(':disabled')));
    if (name === 'readonly') return this._set(name, [], Number(text != null));
    if (colors[name]) return this._surroundings._takeColor(name, text);
    if (!row || !Object.keys(row).length) return;
    const { numbers, word, error } = parse(name, text, table);
    this._set(name, numbers, word);
    if (error) this._warn(`${name}="${text}"`, error);
  }

  /** Warns once of the first option that cannot be met. */
  _warnOfError() {
    const text = this._misfit;
    if (text && text !== this._error) this._warn(...text.split(': '));
    this._error = text;
  }

  /** Warns once of children that no slot shows. */
  _warnOfSlots() {
    if (this._knowsSlots) return;
    this._knowsSlots = true;
    for (const { slot } of this._element.children) {
      if (!slot || this._knownSlot.test(slot)) continue;
      this._warn(`slot="${slot}"`, `it is not ${this._slotNames} or fallback; nothing`);
    }
  }

  /** What tells assistive technology that the value of a thumb can be typed, if it can. */
  _hintOf(index) { return (this._extras ?? this)._textEntry?._hintOf(index) ?? []; }

  // MARK: Values

  _facts() {
    this._flush();
    return this._slider._facts();
  }

  /** Lists one number for each thumb. */
  _list(kind) {
    this._flush();
    return this._slider._list(kind);
  }

  // MARK: Drawing

  /** Whether there is anything to see. Without a size all is drawn when there is one. */
  get _isLaidOut() { return this._size._width > 0; }

  /** Draws everything, after options were applied. */
  _show() { this._drawAll(); }

  /** Draws what a change redraws. */
  _redraw({ redrawsFrom, redrawsTo }) { this._parts._draw(redrawsFrom, redrawsTo); }

  /** Returns what surrounds the control. */
  _readSurroundings() { return this._surroundings._read(); }

  // MARK: Inputs and events

  /** Sets the value of the form: one entry per thumb under the element's name. */
  _submit() {
    if (!this._internals.form) return;
    const name = this._element.getAttribute('name');
    const values = this._list(listKind.value);
    const data = new FormData;
    if (name) for (const value of values) data.append(name, value);
    this._internals.setFormValue(data, values.join(' '));
  }

  /** Browsers show the message at the first thumb. */
  _setValidity(message) {
    this._flush();
    this._internals.setValidity({ customError: !!message }, message, this._parts._thumbs[0]._node);
    this._change();
  }

  /**
   * Does what a person does. The app may change what follows from it, or prevent it.
   *
   * @param kind an `input` of the wire
   * @param number the pointer, or the index of the thumb
   * @param pointer the pointer that does it, if one does
   */
  perform(kind, x, y, number, pointer) {
    this._flush();
    if (taps.includes(kind)) this._extras?._glide._prepare();
    else this._endGlide();
    this._decide(this._slider._propose(kind, x, y, number), pointer, kind, number);
  }

  /** Lets the app decide about what was proposed, if values would change, and reports what follows. */
  _decide(wouldChange, pointer, kind, number) {
    if (wouldChange && kind !== input.cancel) this._dispatchProposal();
    else this._slider._commit(answer.take);
    this._events._report(pointer, kind, number);
  }

  /** What is known of the drag that a pointer continues. */
  _dragOf(pointer) { return this._pointers._drags.get(pointer); }

  /** Reports the ends of drags that code ended. */
  _reportEnds(count) { for (let index = 0; index < count; index++) this._events._report(); }

  /** Whether a press takes no thumb of the control. */
  _ignoresPress(event) { return this._extras?._ignoresPress(event); }

  /** Ends all drags, and brings back the values of their presses. Returns whether there was one. */
  cancel() {
    this._endGlide();
    const reports = this._slider._cancel();
    this._reportEnds(reports);
    return reports > 0;
  }

  _endGlide() { this._extras?._glide._end(); }
  _beginGlide() { this._extras?._glide._begin(); }

  /** Asks the app about the values that were proposed, and gives the engine its answer. */
  _dispatchProposal() {
    const { _slider: slider, _values: read } = this;
    let values;
    const detail = {
      get values() { return values ??= read._proposed(); },
      set values(list) { values = list; },
    };
    if (!this._events._dispatch('slider-proposal', detail)) return slider._commit(answer.reject);
    if (!values || read._proposed().join() === [values].flat().join()) return slider._commit(answer.take);
    const replacement = read._numbersOf(values);
    if (replacement?.length === this._list(listKind.value).length) return slider._commit(answer.replace, replacement);
    this._warn('slider-proposal', `not ${read._wanted} per thumb; what was proposed`);
    slider._commit(answer.take);
  }
}
