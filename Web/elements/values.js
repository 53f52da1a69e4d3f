import { attempt } from './attempt.js';
import { itemsOf, numbersOf } from './options.js';
import { listKind } from './wire.ts';

/** The values as scripts and attributes set them. */
export class Values {
  constructor(control) {
    this._control = control;
    /** Reads texts of the page, where values are set or typed as texts. */
    this._parse = null;
    /** What a reset brings back where no attribute has values: those that a script gave a new slider. */
    this._first = null;
  }

  /** What a page has to give for each thumb. */
  get _wanted() { return 'one finite number'; }

  /** The numbers of values that a page gives; `undefined` if they are none. */
  _numbersOf(values) { return numbersOf(values); }

  /** The values that an input would give. */
  _proposed() { return this._control._list(listKind.proposedValue); }

  _setParse(parse) {
    this._parse = parse;
    this._control._change();
  }

  /** Hands values to the engine. Returns whether they are numbers. */
  _hand(name, values) {
    const list = numbersOf(values);
    if (list) this._control._set(name, list);
    else this._control._warn(name, `"${values}" is no list of finite numbers; what was there before`);
    return !!list;
  }

  /** Returns what the page's `parse` makes of a text; what it cannot read stays as it is. */
  _parsed(text, thumb) {
    const value = typeof text === 'string' && this._parse ? attempt(() => this._parse(text, thumb)) : undefined;
    return Number.isFinite(value) ? value : text;
  }

  /** Reads the texts of the page, and lists the values of the thumbs where it leaves a gap. */
  _read(values) {
    const { _control: control } = this;
    if (!Array.isArray(values)) {
      if (!this._parse) return values;
      const isOne = control._facts().count === 1;
      return isOne ? this._parsed(values, 0) : itemsOf(values).map((item, index) => this._parsed(item, index));
    }
    if (values.every(value => typeof value === 'number')) return values;
    const present = control._list(listKind.value);
    return values.map((item, index) => this._parsed(item ?? present[index], index));
  }

  _assign(name, values) {
    const { _control: control } = this;
    control._prepareGlide();
    const list = name === 'values' ? this._read(values) : values;
    if (!this._hand(name, list)) return;
    if (name === 'values' && !control._surroundings._isKnown) this._first = numbersOf(list);
    control._dirty.delete(name);
    control._dirty.delete('spans');
    control._change();
  }

  /** Takes values that the browser kept, which are not those that a reset brings back. */
  _restore(values) {
    const first = this._first;
    this._assign('values', values);
    this._first = first;
  }

  /** Takes the values of the attributes, or those that the slider began with. Returns whether attributes had some. */
  _takeAttributes() {
    const { _control: control } = this;
    const given = name => control._element.getAttribute(name);
    const name = ['values', 'value'].find(name => given(name)?.trim());
    const list = name && numbersOf(given(name));
    control._prepareGlide();
    if (name && !list) control._warn(`${name}="${given(name)}"`, 'no list of finite numbers; the default');
    control._set('values', list ?? this._first ?? control._track._firstValues);
    return !!list;
  }

  _move(thumb, value) {
    const { _control: control } = this;
    control._flush();
    control._prepareGlide();
    const [number = NaN, ...more] = numbersOf(this._parsed(value, thumb)) ?? [];
    const isThumb = !!control._parts._thumbs[thumb];
    const error = isThumb ? `"${value}" is no finite number` : `there is no thumb ${thumb}`;
    const isMoved = isThumb && !more.length && control._slider._move(thumb, number);
    if (!isMoved) control._warn('move', `${error}; what was there before`);
    control._change();
  }

  _step(count, thumb) {
    const { _control: control } = this;
    control._flush();
    control._prepareGlide();
    control._slider._step(count, thumb);
    control._change();
  }

  /** Returns the lowest and the highest value that a thumb can take now; empty if there is no such thumb. */
  _limits(thumb) {
    this._control._flush();
    if (!this._control._parts._thumbs[thumb]) return [];
    const { low, high } = this._control._slider._thumb(thumb);
    return [low, high];
  }

  /** Returns the next value up or down; `null` if there is none. */
  _next(thumb, isUp) {
    this._control._flush();
    const value = this._control._slider._next(thumb, isUp);
    return isNaN(value) ? null : value;
  }
}
