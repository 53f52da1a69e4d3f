import { makeExtras } from 'sliders/extras';
import { Events } from './events.js';
import { askingAttribute } from './extras/asking.js';
import { hasTrackViews } from './extras/views-in.js';
import { attachKeyListeners } from './keys.js';
import { flagOf, grammar, numberOf, numbersOf, ofLooks, options, parse, valueOf } from './options.js';
import { Parts } from './parts.js';
import { Pointers } from './pointers.js';
import { attachDocumentListeners } from './pressed.js';
import { Size } from './size.js';
import { Slider } from './slider.js';
import { colors, Surroundings } from './surroundings.js';
import { Texts } from './texts.js';
import { Values } from './values.js';
import { answer, faults, input, listKind, options as ofEngine } from './wire.ts';

/** What a tap does: these bring thumbs to where it was, for which they may glide. */
const taps = [input.press, input.rest, input.release, input.secondRelease];

const knownSlot = /^(track|(span|thumb)-\d+|playhead|fallback)$/;

/** What to warn of if there are spans on a slider that does not wrap, which the engine does not report. */
const spansWithoutWrap = 'spans: they need wraps; none';

/**
 * What an element is: a slider of the engine, its options as attributes, its parts, and what a person does. Each of its
 * objects owns what it knows, and its fields are set where it is made.
 */
export class Control {
  static get _attributes() {
    return [...Object.keys(options), 'aria-labelledby', 'aria-describedby', 'aria-invalid', 'title', 'lang', 'slot'];
  }

  /** @param Track the class of its track: `StraightTrack` or `RoundTrack` */
  constructor(element, Track) {
    this._element = element;
    this._internals = element.attachInternals();
    this._slider = new Slider(this, Track._readFigure);
    /** The options that the engine has not been given since they were set. */
    this._dirty = new Set(ofEngine);
    this._track = new Track(this);
    this._events = new Events(this);
    this._parts = new Parts(this);
    this._surroundings = new Surroundings(this);
    this._size = new Size(this);
    this._texts = new Texts(this);
    this._values = new Values(this);
    this._pointers = new Pointers(this);
    attachKeyListeners(this);
    /** What few sliders have, once an attribute asks for it and it has arrived. */
    this._extras = null;
    attachDocumentListeners(element.ownerDocument);
    // What is shown in place of the track or of a span has a slot only when there is one.
    new MutationObserver(() => { if (hasTrackViews(element)) this._change(); })
      .observe(element, { childList: true, subtree: true, attributeFilter: ['slot'] });
    this._change();
  }

  /** Makes the extras, if there are none. A playhead brings their class. */
  _addExtras(Extras) { this._extras ??= new Extras(this); }

  /** The style sheets of its parts in a window, beside that of all elements. */
  _sheets(view) { return [...this._track._sheets(view), ...this._extras?._sheets(view) ?? []]; }

  // MARK: Life

  _connect() {
    this._flush();
    this._extras?._update();
    this._wantsFocus ??= this._element.autofocus;
    this._surroundings._connect();
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

  _noteAttribute(name) {
    this._dirty.add(name === 'value' ? 'values' : name);
    if (name === 'drags-vertically') this._dirty.add('press-target');
    this._change();
  }

  _setFormat(format) {
    this._format = format;
    this._change();
  }

  _setValueTextFormat(format) {
    this._formatValueText = format;
    this._change();
  }

  _setTickFilter(filter) {
    this._filterTick = filter;
    this._change();
  }

  // MARK: Options

  /** The value of an attribute's property. */
  _option(name) { return valueOf(this, name); }

  _warn(name, text) { console.warn(`<${this._element.localName}> ${name}: ${text} is used`); }

  /** Hands an option to the engine, if it knows it. */
  _set(name, numbers, word) {
    const number = numberOf(name);
    if (number >= 0) this._slider._set(number, numbers, word);
  }

  /**
   * Notes that options were set. They are applied together, before anything else happens. `update` waits for the script
   * that set them, even if it reads what they do.
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
    if (this._fixedTrack) this._slider._layOutOn(...this._fixedTrack);
    else this._slider._layOut(...this._path, ...this._sizes);
    this._extras?._follow();
    const reports = this._slider._apply();
    if (this._asksForExtras) this._extras ??= makeExtras(this);
    this._beginGlide();
    this._extras?._update();
    this._drawAll();
    this._extras?._drawTargets();
    this._submit();
    this._warnOfFault();
    for (let index = 0; index < reports; index++) this._events._report();
  }

  _take(name, dirty) {
    const { _element: element } = this;
    const text = element.getAttribute(name) ?? options[name]?.otherwise?.(this)?.toString() ?? null;
    if (name === 'disabled') return this._set(name, [], Number(element.matches(':disabled')));
    if (name === 'readonly') return this._set(name, [], Number(text != null));
    if (name === 'values') {
      // Spans are read again with the values.
      if (this._values._takeAttributes()) dirty.add('spans');
      return;
    }
    if (colors[name]) return this._surroundings._takeColor(name, text);
    if (!grammar[name] || name === 'spans' && text == null) return;
    const { numbers, word, fault } = parse(name, text);
    this._set(name, numbers, word);
    if (fault) this._warn(`${name}="${text}"`, fault);
  }

  get _asksForExtras() { return askingAttribute(this._element) != null; }

  /** The attributes that need other scripts. */
  get _unsupported() { return ofLooks; }

  /** What cannot be met that the engine does not report. */
  get _misfit() {
    const unsupported = this._unsupported.find(name => flagOf(this._element.getAttribute(name)));
    if (unsupported) return `${unsupported}: it needs sliders-looks.js; nothing`;
    const hasSpans = this._element.hasAttribute('spans') && !this._facts().isWrapped;
    return this._track._misfit || (hasSpans ? spansWithoutWrap : '');
  }

  /** Warns once of the first option that cannot be met. */
  _warnOfFault() {
    const text = faults[this._facts().fault] || this._misfit;
    if (text && text !== this._fault) this._warn(...text.split(': '));
    this._fault = text;
  }

  /** Warns once of children that no slot shows. */
  _warnOfSlots() {
    if (this._knowsSlots) return;
    this._knowsSlots = true;
    for (const { slot } of this._element.children) {
      if (!slot || knownSlot.test(slot)) continue;
      this._warn(`slot="${slot}"`, 'it is not track, span-0, thumb-0, playhead or fallback; nothing');
    }
  }

  /** Puts the slider on a track as recordings give it, whatever its size. */
  layOutOn(...track) {
    this._fixedTrack = track;
    this._change();
    this._flush();
  }

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

  _spanLengths() { return this._facts().isWrapped ? this._slider._spanLengths() : null; }

  _takeOvershoot() {
    this._flush();
    return this._slider._takeOvershoot();
  }

  _fractionOf(value) {
    this._flush();
    return Number.isFinite(value) ? this._slider._fractionOf(value) : null;
  }

  _valueAt(fraction) {
    this._flush();
    return Number.isFinite(fraction) ? this._slider._valueAt(fraction) : null;
  }

  /** Lets what scripts set glide, unless it is set during a drag. */
  _aim() { if (!this._pointers._isAnyDown) this._extras?._glide._aim(); }
  _beginGlide() { this._extras?._glide._begin(); }
  _endGlide() { this._extras?._glide._end(); }

  // MARK: Drawing

  get _path() { return this._track._path; }

  /** Width and height, the thumb's size and the track's thickness. */
  get _sizes() {
    const { _width: width, _height: height, _thumb: thumb, _thickness: thickness } = this._size;
    return [width, height, thumb, thickness];
  }

  /** Whether there is anything to see. Without a size all is drawn when there is one. */
  get _isLaidOut() { return this._size._width > 0 || !!this._fixedTrack; }

  /** Whether the parts show texts. */
  get _hasLabels() { return !!this._extras && this._option('labels'); }

  /** Draws everything, after options, values or the size were set. */
  _drawAll() {
    const facts = this._facts();
    this._texts._update(facts);
    this._parts._drawAll(facts);
    if (this._isLaidOut) this._focusFirst();
  }

  _drawTrack() { this._track._draw(this._slider._groove()); }
  _drawSpan(node, figure) { this._track._drawSpan(node, figure); }
  /** Draws the texts of thumbs again, when other ones are shown. */
  _drawLabels() { this._extras?._drawTexts(); }

  _drawTicks() {
    this._extras?._ticks._choose();
    this._extras?._ticks._draw();
  }

  /** Draws all thumbs, and what is filled beside them. */
  _drawThumbs() { this._parts._draw(0, this._parts._thumbs.length); }

  /** Draws what a change redraws. */
  _redraw({ redrawsFrom, redrawsTo }) { this._parts._draw(redrawsFrom, redrawsTo); }

  /** Returns what surrounds the control. */
  _readSurroundings() { return this._surroundings._read(); }

  /** Draws what depends on the surroundings, after they were read; a control without a size when it gets one. */
  _drawSurroundings(areNew) { if (areNew && this._size._width && this._option('labels')) this._change(); }

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
    if (taps.includes(kind)) this._extras?._glide._aim();
    else this._endGlide();
    const wouldChange = this._slider._propose(kind, x, y, number);
    if (wouldChange && kind !== input.cancel) this._ask();
    else this._slider._commit(answer.take);
    this._events._report(pointer, kind, number);
  }

  /** Ends all drags, and brings back the values of their presses. Returns whether there was one. */
  cancel() {
    this._endGlide();
    const reports = this._slider._cancel();
    for (let index = 0; index < reports; index++) this._events._report();
    return reports > 0;
  }

  /** Asks the app about the values that were proposed, and gives the engine its answer. */
  _ask() {
    const { _slider: slider } = this;
    const proposed = () => this._list(listKind.proposedValue);
    let values;
    const detail = {
      get values() { return values ??= proposed(); },
      set values(list) { values = list; },
    };
    if (!this._events._dispatch('proposal', detail)) return slider._commit(answer.reject);
    if (!values || proposed().join() === [values].flat().join()) return slider._commit(answer.take);
    const replacement = numbersOf(values);
    if (replacement?.length === this._parts._thumbs.length) return slider._commit(answer.replace, replacement);
    this._warn('proposal', 'not one finite number per thumb; what was proposed');
    slider._commit(answer.take);
  }
}
