import { wasm, write } from './engine.js';
import { Glide, taps } from './glide.js';
import { hear, listen, paper, pressed } from './input.js';
import { flagOf, grammar, numbersOf, ofLooks, options, parse, set } from './options.js';
import { drawLabels, showLabelsOnHover } from './labels.js';
import { draw, drawAll, makeParts, wear } from './parts.js';
import { Reporter } from './reporter.js';
import { colors } from './surroundings.js';
import { drawTickTargets } from './tick-targets.js';
import { tell } from './update.js';
import { answer, faults, input, listKind } from './wire.js';

/** What to warn of if there are spans on a slider that does not wrap, which the engine does not report. */
const spansWithoutWrap = 'spans: they need wraps; none';

/** What both elements are: a slider of the engine, its options as attributes, its parts, and what a person does. */
export class Control extends Reporter {
  static get _attributes() {
    return [...Object.keys(options), 'aria-labelledby', 'aria-describedby', 'aria-invalid', 'title', 'lang'];
  }

  constructor(element) {
    super(element);
    this._glide = new Glide(this);
    /** The indices of the thumbs whose values were drawn since the last `update`. */
    this._drawn = new Set;
    /** Width and height, the thumb's size and the track's thickness, whether the text runs to the left. */
    this._size = [0, 0, 28, 6, 0];
    this._internals = element.attachInternals();
    makeParts(this);
    listen(this);
    showLabelsOnHover(this);
    hear(element.ownerDocument);
    this._watchProbe();
    this._change();
  }

  /** Its style sheets in a window, beside that of both elements. */
  _sheets() { return []; }

  // MARK: Life

  _connect() {
    this._flush();
    this._wantsFocus ??= this._element.autofocus;
    this._observeSurroundings();
    paper.addEventListener('change', this._measure);
  }

  _disconnect() {
    paper.removeEventListener('change', this._measure);
    this._ignoreSurroundings();
    this.cancel();
    this._glide._end();
    this._pointers.clear();
    pressed.delete(this);
  }

  /** Takes the focus as `autofocus` says. When the browser looked for it, there may have been no thumb yet. */
  _focusFirst() {
    const { ownerDocument: document } = this._element;
    if (this._wantsFocus && document.activeElement === document.body) this._element.focus();
    this._wantsFocus = false;
  }

  _adopt() {
    wear(this);
    hear(this._element.ownerDocument);
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

  /** The attributes of other scripts. */
  get _unknown() { return ofLooks; }

  /**
   * Notes that options were set. They are applied together, before anything else happens. `update` waits for the script
   * that set them, even if it reads what they do.
   */
  _change() {
    if (!this._isStale) queueMicrotask(() => {
      this._flush();
      tell(this);
    });
    this._isStale = true;
  }

  /** Applies the options that were set, and draws. Events of drags that this ends are sent last. */
  _flush() {
    if (!this._isStale) return;
    this._isStale = false;
    const dirty = this._dirty;
    this._dirty = new Set;
    for (const name of dirty) this._take(name, dirty);
    if (this._track) wasm.track(this._handle, ...this._track);
    else wasm.layOut(this._handle, ...this._path(), ...this._sizes);
    const reports = wasm.apply(this._handle);
    this._glide._begin();
    this._hearWheel();
    this._hearHover();
    this._drawAll();
    drawTickTargets(this);
    this._submit();
    this._warnOfFault();
    for (let index = 0; index < reports; index++) this._report();
  }

  _take(name, dirty) {
    const element = this._element;
    const text = element.getAttribute(name) ?? options[name]?.otherwise?.(this)?.toString() ?? null;
    if (name === 'disabled') return set(this._handle, name, [], Number(element.matches(':disabled')));
    if (name === 'readonly') return set(this._handle, name, [], Number(text != null));
    if (name === 'values') return this._takeValues(dirty);
    if (colors[name]) return this._takeColor(name, text);
    if (!grammar[name] || name === 'spans' && text == null) return;
    const fault = parse(this._handle, name, text);
    if (fault) this._warn(`${name}="${text}"`, fault);
  }

  /** Takes the values of an attribute, or those that it began with. Spans are read again with them. */
  _takeValues(dirty) {
    const given = name => this._element.getAttribute(name);
    const name = ['values', 'value'].find(name => given(name)?.trim());
    const list = name && numbersOf(given(name));
    this._aim();
    if (name && !list) this._warn(`${name}="${given(name)}"`, 'no list of finite numbers; the default');
    set(this._handle, 'values', list ?? this._firstValues ?? this._values);
    if (list) dirty.add('spans');
  }

  /** What cannot be met that the engine does not report. */
  get _misfit() {
    const unknown = this._unknown.find(name => flagOf(this._element.getAttribute(name)));
    if (unknown) return `${unknown}: it needs sliders-looks.js; nothing`;
    return this._element.hasAttribute('spans') && !this._facts().isWrapped ? spansWithoutWrap : '';
  }

  /** Warns once of the first option that cannot be met. */
  _warnOfFault() {
    const text = faults[this._facts().fault] || this._misfit;
    if (text && text !== this._fault) this._warn(...text.split(': '));
    this._fault = text;
  }

  /** Puts the slider on a track as recordings give it, whatever its size. */
  layOutOn(...track) {
    this._track = track;
    this._change();
    this._flush();
  }

  // MARK: Drawing

  /** Width and height, the thumb's size and the track's thickness. */
  get _sizes() { return this._size.slice(0, 4); }

  /** Draws everything, after options, values or the size were set. */
  _drawAll() {
    drawAll(this);
    if (this._isLaidOut) this._focusFirst();
  }

  /** Whether there is anything to see. Without a size all is drawn when there is one. */
  get _isLaidOut() { return this._size[0] > 0 || !!this._track; }

  /** Places the texts of thumbs. */
  _drawLabels() { drawLabels(this); }

  /** Draws all thumbs, and what is filled beside them. */
  _drawThumbs() { draw(this, 0, this._thumbs.length); }

  /** Draws what a change redraws. */
  _redraw({ redrawsFrom, redrawsTo }) { draw(this, redrawsFrom, redrawsTo); }

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
    this._internals.setValidity({ customError: !!message }, message, this._thumbs[0]);
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
    if (taps.includes(kind)) this._glide._aim();
    else this._glide._end();
    const wouldChange = wasm.propose(this._handle, kind, x, y, number);
    wasm.commit(this._handle, wouldChange && kind !== input.cancel ? this._ask() : answer.take);
    this._report(pointer, kind);
  }

  /** Ends all drags, and brings back the values of their presses. Returns whether there was one. */
  cancel() {
    this._glide._end();
    const reports = wasm.cancel(this._handle);
    for (let index = 0; index < reports; index++) this._report();
    return reports > 0;
  }

  /** Asks the app about the values that were proposed. Returns the answer for the engine. */
  _ask() {
    const proposed = () => this._list(listKind.proposedValue);
    let values;
    const detail = {
      get values() { return values ??= proposed(); },
      set values(list) { values = list; },
    };
    if (!this._send('proposal', detail)) return answer.reject;
    if (!values || proposed().join() === [values].flat().join()) return answer.take;
    const replacement = numbersOf(values);
    if (replacement?.length !== this._thumbs.length) {
      this._warn('proposal', 'not one finite number per thumb; what was proposed');
      return answer.take;
    }
    write(0, replacement);
    return answer.replace;
  }
}
