import { defineProperty, reflect } from './base-element.js';
import { controlKey } from './control-key.js';
import { sliderOptions } from './slider-options.js';
import { ValueElement } from './value-element.js';
import { listKind } from './wire.ts';

/**
 * The public interface of both elements with a track; their controls do the work. What scripts do here sends no event,
 * except that of a drag which it ends.
 */
export class SliderElement extends ValueElement {
  /**
   * @param Control the class of the element's control
   * @param Track the class of the control's track
   */
  constructor(Control, Track) {
    super();
    this[controlKey] = new Control(this, Track);
  }

  get values() { return this[controlKey]._list(listKind.value); }
  set values(values) { this[controlKey]._values._assign('values', values); }

  /** The distances from each thumb to the next, where the seam wraps; otherwise `null`. */
  get spans() { return this[controlKey]._spanLengths(); }
  set spans(spans) { this[controlKey]._values._assign('spans', spans); }

  /** Decides what each tick is: `(value, kind) => kind`, 0 without a text, 1 large, 2 small, -1 none. */
  get filterTick() { return this[controlKey]._filterTick; }
  set filterTick(filter) { this[controlKey]._setTickFilter(filter); }

  get held() { return this[controlKey]._list(listKind.isHeld).flatMap((isHeld, thumb) => isHeld ? thumb : []); }

  /** Where the thumbs are along the track, each from 0 to 1. */
  get fractions() { return this[controlKey]._list(listKind.fraction); }
  /** The part of the track, from 0 to 1, that is below a value. */
  fractionOf(value) { return this[controlKey]._fractionOf(value); }
  /** The value at a part of the track, from 0 to 1, on a step or not. */
  valueAt(fraction) { return this[controlKey]._valueAt(fraction); }

  takeOvershoot() { return this[controlKey]._takeOvershoot(); }
  move(thumb, value) { this[controlKey]._values._move(thumb, value); }
}

/** Makes the element of a control with a track. */
export const elementOf = (Control, Track) => class extends SliderElement {
  static get observedAttributes() { return Control._attributes; }
  constructor() { super(Control, Track); }
};

/** Gives both elements a property. */
export const defineSliderProperty = (key, get, set) => defineProperty(SliderElement, key, get, set);

reflect(SliderElement, sliderOptions);
