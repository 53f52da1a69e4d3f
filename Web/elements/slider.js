import { ask, does, makeSlider, read, setOption, wasm, write } from './engine.js';
import { apply, hostOptions, isOn, keys, options } from './options.js';
import { accept, defineProperties } from './properties.js';
import { draw, drawAll, makeParts } from './parts.js';
import { listen } from './input.js';
import { faults } from './faults.js';
import { submit } from './form.js';

const reasons = ['pointer', 'key', 'accessibility', 'wheel', 'cancel'];

/** What both elements are: an engine's slider, its options as attributes, its parts, and the events it causes. */
export class SliderElement extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [...keys, ...Object.keys(hostOptions)];

  /** Makes a thumb's value readable, for labels and assistive technology: `(value, thumb) => string`. */
  #format = null;

  constructor() {
    super();
    this._handle = makeSlider(this);
    this._dirty = new Set(keys);
    this._unconfirmed = new Set;
    this._size = { width: 0, height: 0, thumb: 28, thickness: 6, rtl: false };
    this._internals = this.attachInternals();
    this._internals.role = 'group';
    makeParts(this);
    listen(this);
    this._change();
  }

  connectedCallback() {
    for (const key of Object.keys(this)) {
      if (!(key in SliderElement.prototype)) continue;
      const value = this[key];
      delete this[key];
      this[key] = value;
    }
    this._flush();
  }

  disconnectedCallback() { this.cancel(); }

  attributeChangedCallback(name) {
    this._dirty.add(name === 'value' ? 'values' : name);
    this._change();
  }

  formAssociatedCallback() { submit(this); }
  formDisabledCallback() { this.attributeChangedCallback('disabled'); }
  formStateRestoreCallback(state) { this.value = state; }
  formResetCallback() {
    this.attributeChangedCallback('values');
    this._flush();
  }

  get format() { return this.#format; }
  set format(format) {
    this.#format = format;
    this._change();
  }

  _get(key, thumb = 0) { return wasm.get(this._handle, key, thumb); }

  /** Options were set; they are taken together, before anything else happens. */
  _change() {
    if (this._isStale) return;
    this._isStale = true;
    queueMicrotask(() => this._flush());
  }

  _flush() {
    if (!this._isStale) return;
    this._isStale = false;
    const handle = this._handle, dirty = this._dirty;
    this._dirty = new Set;
    const warn = (name, fault, instead) => console.warn(`<${this.localName}> ${name}="${this.getAttribute(name) ?? ''}": ${fault}; ${instead}`);
    for (const name of dirty) this._setOption(name, dirty, warn);
    while (wasm.layOut(handle, ...this._path(), this._size.width, this._size.height, this._size.thumb, this._size.thickness)) this._report();
    while (wasm.apply(handle)) this._report();
    const fault = this._get(ask.fault);
    if (fault && fault !== this._fault) warn(...faults[fault]);
    this._fault = fault;
    drawAll(this);
    submit(this);
  }

  _setOption(name, dirty, warn) {
    const text = this.getAttribute(name);
    if (name === 'disabled') {
      setOption(this._handle, keys.indexOf(name), +this.matches(':disabled'), []);
    } else if (name === 'values') {
      const values = text ?? this.getAttribute('value');
      if (!accept(this, values ?? this._defaults) && values != null) warn(name, 'it needs numbers', 'the values stay');
      if (this.hasAttribute('spans')) apply(this._handle, 'spans', this.getAttribute('spans'), warn);
    } else if (name === 'spans') {
      if (text != null && !dirty.has('values')) apply(this._handle, name, text, warn);
    } else if (name === 'press') {
      apply(this._handle, name, text ?? this._press, warn);
    } else if (name in options) {
      apply(this._handle, name, text, warn);
    }
  }

  /** What a person does. `pointer` is its number, for inputs of pointers. */
  _input(kind, x, y, number, pointer) {
    this._flush();
    let answer = 0;
    if (wasm.propose(this._handle, kind, x, y, number) && kind !== does.cancel) {
      const proposed = () => this._list(ask.proposed);
      let values;
      const detail = { get values() { return values ??= proposed(); }, set values(list) { values = list; } };
      if (!this._send('proposal', detail, true)) {
        answer = 2;
      } else if (values && proposed().some((value, rank) => value !== values[rank])) {
        answer = 1;
        values.length = this._get(ask.count);
        write([0, ...values]);
      }
    }
    wasm.commit(this._handle, answer);
    this._report(pointer);
  }

  /** Draws and tells what the last input did. */
  _report(pointer, isSilent) {
    const [events, lowest, from, to, reason, low, high] = read(7);
    const thumbs = [];
    for (let thumb = from; thumb < to; thumb++) if (this._get(ask.isChanged, thumb)) thumbs.push(thumb);
    const ends = events & 24, isOver = ends || !this._get(ask.isDown);
    draw(this, isOver && ends ? 0 : low, isOver && ends ? this._thumbs.length : high);
    if (isSilent) return;
    if (lowest >= 0) this._focus(lowest, pointer);
    const detail = events & 32 ? { bar: lowest } : { thumb: lowest };
    if (events & 1) this._send('begin', detail);
    if (events & 2) {
      if (!reason) this._unconfirmed.add(pointer);
      submit(this);
      this._send('changed', { thumbs, reason: reasons[reason] });
      this._send('input');
      if (reason > 0 && reason < 4) this._send('change');
    }
    if (events & 4) this._send('overshot', detail);
    if (!ends) return;
    this._send(ends & 8 ? 'end' : 'cancelled', detail);
    if (this._unconfirmed.delete(pointer) && ends & 8) this._send('change');
  }

  _focus(thumb, pointer) {
    const node = this._thumbs[thumb], held = this._pointers.get(pointer);
    if (pointer == null ? this.shadowRoot.activeElement === node : held === thumb) return;
    if (pointer != null) this._pointers.set(pointer, thumb);
    node.focus({ preventScroll: true, focusVisible: pointer == null });
  }

  _send(type, detail, cancelable = false) {
    const options = { bubbles: true, composed: true, cancelable, detail };
    return this.dispatchEvent(detail ? new CustomEvent(type, options) : new Event(type, options));
  }

  _list(key) { return Array.from({ length: this._get(ask.count) }, (_, thumb) => this._get(key, thumb)); }
}

defineProperties(SliderElement);
