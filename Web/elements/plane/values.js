import { itemsOf, numbersOf } from '../options.js';
import { listKind } from '../wire.ts';

/** The pairs of a list of numbers. */
export const pairsOf = numbers =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index], numbers[2 * index + 1]]);

/** The coordinates of the points as scripts and attributes set them. */
export class PlaneValues {
  constructor(control) {
    this._control = control;
    /** What a reset brings back where no attribute has values: those that a script gave a new plane. */
    this._first = null;
  }

  /** What a page has to give for each thumb. */
  get _wanted() { return 'two finite numbers'; }

  /** The numbers of pairs, of a flat list or of a text; `undefined` if they are none, or if one lacks its other. */
  _numbersOf(values) {
    const list = numbersOf(itemsOf(values).flat(Infinity));
    return list?.length % 2 === 0 ? list : undefined;
  }

  /** The pairs that an input would give. */
  _proposed() { return pairsOf(this._control._list(listKind.proposedValue)); }

  /** The pairs of all points. */
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

  /** Takes values that the browser kept, which are not those that a reset brings back. */
  _restore(values) {
    const first = this._first;
    this._assign(values);
    this._first = first;
  }

  /** Takes the values of the attributes, or those that the plane began with. */
  _takeAttributes() {
    const { _control: control } = this;
    const given = name => control._element.getAttribute(name);
    const name = ['values', 'value'].find(name => given(name)?.trim());
    const list = name && this._numbersOf(given(name));
    if (name && !list) control._warn(`${name}="${given(name)}"`, 'no list of pairs of finite numbers; the default');
    this._hand(list ?? this._first ?? [0, 0]);
  }
}
