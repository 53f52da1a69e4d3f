import { makeSlider, read, record, wasm } from './engine.js';
import { itemsOf, numbersOf, set, valueOf } from './options.js';
import { attempt } from './parts.js';
import { facts, listKind, options as ofEngine, thumbFacts } from './wire.js';

/** A slider of the engine: its values, and what else scripts ask of an element. */
export class SliderState {
  constructor(element) {
    this._element = element;
    this._handle = makeSlider(this);
    /** The options that the engine has not been given since they were set. */
    this._dirty = new Set(ofEngine);
  }

  /** The value of an attribute's property. */
  _option(name) { return valueOf(this, name); }

  _warn(name, text) { console.warn(`<${this._element.localName}> ${name}: ${text} is used`); }

  /** Lets what scripts set glide, unless it is set during a drag. */
  _aim() { if (!this._pointers.size) this._glide._aim(); }

  /** Hands values to the engine. Returns whether they are numbers. */
  _hand(name, values) {
    const list = numbersOf(values);
    if (list) set(this._handle, name, list);
    else this._warn(name, `"${values}" is no list of finite numbers; what was there before`);
    return !!list;
  }

  /** What the page's `parse` makes of a text; what it cannot read stays as it is. */
  _parsed(text, thumb) {
    const value = typeof text === 'string' && this._parse ? attempt(() => this._parse(text, thumb)) : undefined;
    return Number.isFinite(value) ? value : text;
  }

  /** Reads the texts of the page, and lists the values of the thumbs where it leaves a gap. */
  _read(values) {
    if (!Array.isArray(values)) {
      if (!this._parse) return values;
      const isOne = this._facts().count === 1;
      return isOne ? this._parsed(values, 0) : itemsOf(values).map((item, index) => this._parsed(item, index));
    }
    if (values.every(value => typeof value === 'number')) return values;
    const present = this._list(listKind.value);
    return values.map((item, index) => this._parsed(item ?? present[index], index));
  }

  _assign(name, values) {
    this._aim();
    const list = name === 'values' ? this._read(values) : values;
    if (!this._hand(name, list)) return;
    // What a script gives a new slider is what a reset brings back, as with the attribute.
    if (name === 'values' && !this._surroundings) this._firstValues = numbersOf(list);
    this._dirty.delete(name);
    this._dirty.delete('spans');
    this._change();
  }

  /** Takes values that the browser kept, which are not those that a reset brings back. */
  _restore(values) {
    const first = this._firstValues;
    this._assign('values', values);
    this._firstValues = first;
  }

  _move(thumb, value) {
    this._flush();
    this._aim();
    const [number = NaN, ...more] = numbersOf(this._parsed(value, thumb)) ?? [];
    const fault = this._thumbs[thumb] ? `"${value}" is no finite number` : `there is no thumb ${thumb}`;
    const isMoved = this._thumbs[thumb] && !more.length && wasm.move(this._handle, thumb, number);
    if (!isMoved) this._warn('move', `${fault}; what was there before`);
    this._change();
  }

  _step(count, thumb) {
    this._flush();
    this._aim();
    wasm.step(this._handle, count, thumb);
    this._change();
  }

  _facts() {
    this._flush();
    wasm.facts(this._handle);
    return record(facts);
  }

  /** One number for each thumb. */
  _list(kind) {
    const { count } = this._facts();
    wasm.list(this._handle, kind);
    return read(count);
  }

  _spanLengths() {
    const { count, isWrapped } = this._facts();
    wasm.spans(this._handle);
    return isWrapped ? read(count - 1) : null;
  }

  _takeOvershoot() {
    this._flush();
    return wasm.takeOvershoot(this._handle);
  }

  /** The lowest and the highest value that a thumb can take now; empty if there is no such thumb. */
  _limits(thumb) {
    this._flush();
    if (!this._thumbs[thumb]) return [];
    wasm.thumb(this._handle, thumb);
    const { low, high } = record(thumbFacts);
    return [low, high];
  }

  /** What the engine computes of a number; `null` of what is no number. */
  _compute(function_, number) {
    this._flush();
    return Number.isFinite(number) ? function_(this._handle, number) : null;
  }

  _next(thumb, isUp) {
    this._flush();
    const value = wasm.next(this._handle, thumb, isUp);
    return isNaN(value) ? null : value;
  }
}
