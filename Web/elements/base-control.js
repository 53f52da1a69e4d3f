import { Events } from './events.js';
import { attachKeyListeners } from './keys.js';
import { labelOf, watch } from './label.js';
import { parse } from './options.js';
import { Pointers } from './pointers.js';
import { attachDocumentListeners } from './pressed.js';
import { Size } from './size.js';
import { Surroundings, colors } from './surroundings.js';
import { answer, input, listKind } from './wire.ts';

/** The inputs of a tap. They can move a thumb to the position of the tap, to which it may glide. */
const taps = [input.press, input.rest, input.release, input.secondRelease];

/**
 * The base class of the controls of all elements: it connects an object of the engine, such as a slider, with the parts
 * of the element and with a person's inputs.
 */
export class BaseControl {
  /** @param options the names of all options */
  constructor(element, options) {
    this._element = element;
    this._internals = element.attachInternals();
    /** The names of the options that have changed since they were last applied to the engine. */
    this._dirty = new Set(options);
  }

  /** Makes the objects that need the parts of the element, after the parts. */
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

  /** Focuses an element with `autofocus`. When the browser did that, there may have been no thumb yet. */
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

  /** Stores the page's label of the element, and the localized names of its thumbs. */
  _readNames(words) {
    this._label = labelOf(this);
    this._names = words;
  }

  _setFormat(format) {
    this._format = format;
    this._change();
  }

  _setObstacleTextFormat(format) { this._formatObstacleText = format; }

  _setValueTextFormat(format) {
    this._formatValueText = format;
    this._change();
  }

  // MARK: Options

  _warn(name, text) { console.warn(`<${this._element.localName}> ${name}: ${text} is used`); }

  /**
   * Notes that options have changed. They are applied together, before anything else happens. `slider-update` is
   * dispatched after the script that set them, even if the script reads values and so applies them earlier.
   */
  _change() {
    if (!this._isStale) queueMicrotask(() => {
      this._flush();
      this._events._dispatchUpdate();
    });
    this._isStale = true;
  }

  /** Applies the options that have changed, and draws. If they end drags, the events of these are dispatched last. */
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

  /** Sets an option of the engine from its attribute, by a table of options. */
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

  /** Warns, once each, of the first option that cannot be satisfied. */
  _warnOfError() {
    const text = this._misfit;
    if (text && text !== this._error) this._warn(...text.split(': '));
    this._error = text;
  }

  /** Warns, once per element, of children that no slot shows. */
  _warnOfSlots() {
    if (this._knowsSlots) return;
    this._knowsSlots = true;
    for (const { slot } of this._element.children) {
      if (!slot || this._knownSlot.test(slot)) continue;
      this._warn(`slot="${slot}"`, `it is not ${this._slotNames} or fallback; nothing`);
    }
  }

  /** Returns the node that describes to assistive technology how to type a thumb's value; an empty list for none. */
  _hintOf(index) { return (this._extras ?? this)._textEntry?._hintOf(index) ?? []; }

  // MARK: Values

  _facts() {
    this._flush();
    return this._slider._facts();
  }

  /** Returns one number for each thumb, such as its value. */
  _list(kind) {
    this._flush();
    return this._slider._list(kind);
  }

  // MARK: Drawing

  /** Whether the control has a size. Without one, everything is drawn when it gets one. */
  get _isLaidOut() { return this._size._width > 0; }

  /** Draws everything, after options were applied. */
  _show() { this._drawAll(); }

  /** Draws the thumbs that a change of the engine affects, with the spans beside them. */
  _redraw({ redrawsFrom, redrawsTo }) { this._parts._draw(redrawsFrom, redrawsTo); }

  /** Draws what holds back the thumb that a pointer pulls. */
  _drawObstacle() { (this._extras ?? this)._obstacleLine?._draw(); }

  /** Returns the styles and colors of the page around the control. */
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

  /** Makes the element invalid while the message is not empty. Browsers show the message at the first thumb. */
  _setValidity(message) {
    this._flush();
    this._internals.setValidity({ customError: !!message }, message, this._parts._thumbs[0]._node);
    this._change();
  }

  /**
   * Performs an input of a person. The page may adjust or reject its result.
   *
   * @param kind a kind of `input` of the engine
   * @param number the pointer's id, or the index of the thumb
   * @param pointer the pointer's id, if the input is that of a pointer
   */
  perform(kind, x, y, number, pointer) {
    this._flush();
    if (taps.includes(kind)) this._extras?._glide._prepare();
    else this._endGlide();
    this._decide(this._slider._propose(kind, x, y, number), pointer, kind, number);
  }

  /** Lets the page decide about proposed values, if they differ from the present ones, and reports the result. */
  _decide(wouldChange, pointer, kind, number) {
    if (wouldChange && kind !== input.cancel) this._dispatchProposal();
    else this._slider._commit(answer.take);
    this._events._report(pointer, kind, number);
  }

  /** Returns the drag of a pointer; see `Pointers`. */
  _dragOf(pointer) { return this._pointers._drags.get(pointer); }

  /** Reports this many drags that a script has ended. */
  _reportEnds(count) { for (let index = 0; index < count; index++) this._events._report(); }

  /** Whether a press belongs to another part of the control, such as the text of a tick, and holds no thumb. */
  _ignoresPress(event) { return this._extras?._ignoresPress(event); }

  /** Cancels all drags, and restores the values from before them. Returns whether there was a drag. */
  cancel() {
    this._endGlide();
    const reports = this._slider._cancel();
    this._reportEnds(reports);
    return reports > 0;
  }

  _endGlide() { this._extras?._glide._end(); }
  _beginGlide() { this._extras?._glide._begin(); }

  /** Asks the page about proposed values with the event `slider-proposal`, and gives its answer to the engine. */
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
