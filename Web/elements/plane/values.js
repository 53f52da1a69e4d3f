import { itemsOf, numbersOf } from '../options.js';
import { listKind } from '../wire.ts';

/** Returns the pairs in a list of numbers. */
export const pairsOf = numbers =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index], numbers[2 * index + 1]]);

/** Sets the coordinates of the points from scripts, attributes, and forms. */
export class PlaneValues {
  constructor(control) {
    this._control = control;
    /** The values that a reset restores if no attribute has values: those that a script set on a new plane. */
    this._first = null;
  }

  /** The words for what a page has to set for each thumb, for warnings. */
  get _wanted() { return 'two finite numbers'; }

  /** Returns the numbers of pairs, a flat list, or a text; `undefined` if some are invalid or their count is odd. */
  _numbersOf(values) {
    const list = numbersOf(itemsOf(values).flat(Infinity));
    return list?.length % 2 === 0 ? list : undefined;
  }

  /** Returns the pairs that an input proposes. */
  _proposed() { return pairsOf(this._control._list(listKind.proposedValue)); }

  /** Returns the pairs of all points, such as their values. */
  _pairs(kind = listKind.value) { return pairsOf(this._control._list(kind)); }

  _hand(numbers) { this._control._set('values', numbers); }

  _assign(values) {
    const { _control: control } = this;
    const list = this._numbersOf(values);
    if (!list) {
      return control._warn('values', `"${values}" is no list of pairs of finite numbers; what was there before`);
    }
    if (!control._surroundings._isKnown) this._first = list;
    this._hand(list);
    control._dirty.delete('values');
    control._change();
  }

  /** Restores values that the browser has kept. They do not become the values that a reset restores. */
  _restore(values) {
    const first = this._first;
    this._assign(values);
    this._first = first;
  }

  /** Sets the values of the attributes or, without such, the initial values. */
  _takeAttributes() {
    const { _control: control } = this;
    const given = name => control._element.getAttribute(name);
    const name = ['values', 'value'].find(name => given(name)?.trim());
    const list = name && this._numbersOf(given(name));
    if (name && !list) control._warn(`${name}="${given(name)}"`, 'no list of pairs of finite numbers; the default');
    this._hand(list ?? this._first ?? [0, 0]);
  }
}
