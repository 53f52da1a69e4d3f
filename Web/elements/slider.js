import { cancel, fineDrag, makeSlider, read, wasm, write } from './engine.js';
import { checked, names, ofEngine, parse, set } from './options.js';
import { numbers, ScriptedElement } from './script.js';
import { faults } from './faults.js';
import { draw, drawAll, makeParts, wear } from './parts.js';
import { hear, listen, paper, pressed } from './input.js';

const reasons = ['pointer', 'key', 'accessibility', 'wheel', 'cancel'];

/** What both elements are: an engine's slider, its options as attributes, its parts, and the events it causes. */
export class SliderElement extends ScriptedElement {
  static get formAssociated() { return true; }
  static get observedAttributes() { return names; }

  constructor() {
    super();
    this._handle = makeSlider(this);
    this._dirty = new Set(ofEngine);
    this._pointers = new Map;
    /** Width and height, the thumb's size and the track's thickness, whether the text runs to the left. */
    this._size = [0, 0, 28, 6, 0];
    this._internals = this.attachInternals();
    this._internals.role = 'group';
    makeParts(this);
    listen(this);
    this._change();
  }

  connectedCallback() {
    // What was set before the element was defined.
    for (const [key, value] of Object.entries(this)) {
      if (key in SliderElement.prototype && delete this[key]) this[key] = value;
    }
    this._flush();
    paper.addEventListener('change', this._measure);
  }

  disconnectedCallback() {
    paper.removeEventListener('change', this._measure);
    this.cancel();
    this._pointers.clear();
    pressed.delete(this);
  }

  adoptedCallback() {
    wear(this);
    hear(this.ownerDocument);
  }

  attributeChangedCallback(name) {
    this._dirty.add(name === 'value' ? 'values' : name);
    this._change();
  }

  formAssociatedCallback() { this._submit(); }
  formDisabledCallback() { this.attributeChangedCallback('disabled'); }
  formResetCallback() { this.attributeChangedCallback('values'); }
  formStateRestoreCallback(state) { this.value = state; }

  /** As the browser sees it: whatever the attribute says. */
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', !!isDisabled); }

  /** Makes values readable, for labels and assistive technology: `(value, thumb) => text`. */
  get format() { return this._format; }
  set format(format) {
    this._format = format;
    this._change();
  }

  /** Options were set. They are taken together, before anything else happens. */
  _change() {
    if (!this._isStale) queueMicrotask(() => this._flush());
    this._isStale = true;
  }

  _flush() {
    if (!this._isStale) return;
    this._isStale = false;
    const dirty = this._dirty;
    this._dirty = new Set;
    for (const name of dirty) this._take(name, dirty);
    while (this._track ? wasm.track(this._handle, ...this._track) : wasm.layOut(this._handle, ...this._path(), ...this._size)) {
      this._report();
    }
    while (wasm.apply(this._handle)) this._report();
    this._hearWheel();
    drawAll(this);
    this._submit();
    const [, , , isWrapped, , number] = this._facts(), fault = number || this.hasAttribute('spans') && !isWrapped;
    if (fault !== this._fault && fault) this._warn(...faults[fault - 1].split(': '));
    this._fault = fault;
  }

  _take(name, dirty) {
    const text = this.getAttribute(name);
    if (name === 'disabled') return set(this._handle, name, [], +this.matches(':disabled'));
    if (name === 'values') {
      const values = text ?? this.getAttribute('value');
      this._assign(name, values ?? this._values);
      if (values != null) dirty.add('spans');
      return;
    }
    if (!checked.includes(name) || name === 'spans' && text == null) return;
    const fault = parse(this._handle, name, text ?? (name === 'press' ? this._press : text));
    if (fault) this._warn(`${name}="${text}"`, fault);
  }

  /** One entry per thumb under the element's name, while it is in a form. */
  _submit() {
    if (!this.form) return;
    const data = new FormData, { name, values } = this;
    if (name) for (const value of values) data.append(name, value);
    this._internals.setFormValue(data, this.value);
  }

  /** What a person does, by the engine's numbers. The app may change what follows from it, or prevent it. */
  perform(kind, x, y, number, pointer) {
    this._flush();
    let answer = 0;
    const proposal = wasm.propose(this._handle, kind, x, y, number);
    this._begins ||= proposal & 2;
    if (proposal & 1 && kind !== cancel) {
      let values;
      const proposed = () => this._list(1);
      const detail = { get values() { return values ??= proposed(); }, set values(list) { values = list; } };
      if (!this._send('proposal', detail)) {
        answer = 2;
      } else if (values && proposed().join() !== [values].flat().join()) {
        values = numbers(values);
        if (values?.length === this._thumbs.length) {
          answer = 1;
          write(0, values);
        } else {
          this._warn('proposal', 'its values are not one finite number for each thumb; what was proposed');
        }
      }
    }
    wasm.commit(this._handle, answer);
    // Where thumbs push or cross, a key or a release changes what thumbs far away may do.
    this._report(pointer, kind > fineDrag && this.collision !== 'stop');
  }

  /** Puts the slider on a track as recordings give it, whatever its size. */
  layOutOn(...track) {
    this._track = track;
    this._change();
    this._flush();
  }

  /** Draws and tells what the last input did. */
  _report(pointer, isWide) {
    const [events, lowest, from, to, reason, low, high] = read(7), thumbs = read(7 + to - from).slice(7)
      .flatMap((isChanged, index) => isChanged ? from + index : []);
    const isOver = events & 24, drag = this._pointers.get(pointer);
    // The focus moves before anything is written, since moving it asks for the styles of the page. Where a mouse is
    // pressed on the thumb itself, the browser moves it afterwards, and no script waits for the styles.
    if (lowest >= 0 && (drag ? drag.thumb !== lowest : reason % 4)) {
      if (drag) drag.thumb = lowest;
      if (drag?.under !== lowest) this._thumbs[lowest].focus({ preventScroll: true, focusVisible: !drag });
    }
    isOver || isWide ? draw(this, 0, Infinity) : draw(this, low, high);
    const detail = events & 32 ? { bar: lowest } : { thumb: lowest };
    // An app that was asked may have ended the drag: then it hears of the beginning first, and not again.
    if (this._begins && events & 25) {
      this._begins = 0;
      this._send('begin', detail);
    }
    if (events & 2) {
      if (drag) drag.hasChanged = true;
      this._submit();
      this._send('changed', { thumbs, reason: reasons[reason] });
      this._send('input');
      if (reason % 4) this._send('change');
    }
    if (events & 4) this._send('overshot', detail);
    if (!isOver) return;
    this._send(events & 8 ? 'end' : 'cancelled', detail);
    if (events & 8 && drag?.hasChanged) this._send('change');
  }

  _send(type, detail) {
    const options = { bubbles: true, composed: true, cancelable: type === 'proposal', detail };
    return this.dispatchEvent(detail ? new CustomEvent(type, options) : new Event(type, options));
  }
}
