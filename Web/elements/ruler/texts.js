import { numberFormat } from '../language.js';
import { Texts, decimalsOf } from '../texts.js';

/** The texts of a ruler's value, and of the ticks of its scale. */
export class RulerTexts extends Texts {
  _update(facts) {
    super._update(facts);
    const distance = this._control._option('tick-distance');
    const steps = [this._control._option('step'), distance];
    const hasSteps = facts.hasSteps || distance > 0;
    this._numbersOfScale = numberFormat(this._language, decimalsOf({ ...facts, hasSteps }, steps));
    /** The value and the text of each tick, by its slot. */
    this._ofSlots = [];
  }

  /** Returns the text of the tick in a slot, which is made again only if the slot's value has changed. */
  _ofSlot({ slot, value }) {
    const known = this._ofSlots[slot];
    if (known?.value === value) return known.text;
    const text = String(this._formatted(value) ?? this._numbersOfScale.format(value));
    this._ofSlots[slot] = { value, text };
    return text;
  }
}
