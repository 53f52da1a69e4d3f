import { attempt } from './attempt.js';
import { itemsOf, numbersOf } from './options.js';
import { listKind } from './wire.ts';

/** Sets the values of a control from scripts, attributes, and forms. */
export class Values {
  constructor(control) {
    this._control = control;
    /** The page's function that reads values that are set or typed as texts; `null` for none. */
    this._parse = null;
    /** The values that a reset restores if no attribute has values: those that a script set on a new slider. */
    this._first = null;
  }

  /** The words for what a page has to set for each thumb, for warnings. */
  get _wanted() { return 'one finite number'; }

  /** Returns the numbers of a page's values, or `undefined` if they are not numbers. */
  _numbersOf(values) { return numbersOf(values); }

  /** Returns the values that an input proposes. */
  _proposed() { return this._control._list(listKind.proposedValue); }

  _setParse(parse) {
    this._parse = parse;
    this._control._change();
  }

  /** Sets values of the engine, and warns if they are not numbers. Returns whether they are numbers. */
  _hand(name, values) {
    const list = numbersOf(values);
    if (list) this._control._set(name, list);
    else this._control._warn(name, `"${values}" is no list of finite numbers; what was there before`);
    return !!list;
  }

  /** Returns the value that the page's `parse` reads from a text, or the argument itself if it reads none. */
  _parsed(text, thumb) {
    const value = typeof text === 'string' && this._parse ? attempt(() => this._parse(text, thumb)) : undefined;
    return Number.isFinite(value) ? value : text;
  }

  /** Parses values that the page sets as texts. A missing item of a list stands for the thumb's present value. */
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

  /** Restores values that the browser has kept. They do not become the values that a reset restores. */
  _restore(values) {
    const first = this._first;
    this._assign('values', values);
    this._first = first;
  }

  /** Sets the values of the attributes or, without such, the initial values. Returns whether attributes have values. */
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

  /** Returns the next higher or lower value that a thumb can take, or `null` if there is none. */
  _next(thumb, isUp) {
    this._control._flush();
    const value = this._control._slider._next(thumb, isUp);
    return isNaN(value) ? null : value;
  }
}
