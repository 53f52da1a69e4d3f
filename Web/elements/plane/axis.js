import { attempt } from '../attempt.js';
import { fullName } from '../label.js';
import { languageOf, numberFormat } from '../language.js';
import { valueOf } from '../options.js';
import { decimalsOf } from '../texts.js';
import { planeOptions } from './options.js';

const axes = [['Horizontal', 'Angle'], ['Vertical', 'Distance']];

/** An axis of a plane: its options, its name, and the texts of its values. */
export class Axis {
  /** @param number 0 for the horizontal axis or the angle, 1 for the vertical axis or the distance */
  constructor(control, number) {
    this._control = control;
    this._element = control._element;
    this._number = number;
    this._letter = 'xy'[number];
  }

  _facts() {
    this._control._flush();
    return this._control._slider._axis(this._number);
  }

  /** Returns the value of an attribute's property on this axis. */
  _option(name) { return valueOf(this, name, planeOptions); }

  /** Updates the bounds of the axis and the format of its values. */
  _update() {
    this._bounds = this._facts();
    const decimals = decimalsOf(this._bounds, this._option(`${this._letter}-step`));
    this._numbers = numberFormat(languageOf(this._element), decimals);
  }

  /** Returns the name of a coordinate on this axis, with the number of its point if there are several. */
  _nameOf(point, count) {
    const own = this._element.getAttribute(`${this._letter}-label`)?.trim();
    const { _names: names, _label: label } = this._control;
    const name = own || names[axes[this._number][Number(this._control._track._isDisc)]];
    const full = count > 1 ? `${name} ${point + 1}` : name;
    return own ? full : fullName(names, full, label);
  }

  /** Returns the text that assistive technology reads for a value. It is never empty. */
  _textOf(value, point) {
    const { formatValueText, format } = this._element;
    for (const make of [formatValueText, format]) {
      const text = String(attempt(() => make?.call(this._element, value, this._letter, point)) ?? '');
      if (text) return text;
    }
    return this._numbers.format(value);
  }
}
