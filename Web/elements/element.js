import { defineProperty, reflect } from './base-element.js';
import { controlKey } from './control-key.js';
import { sliderOptions } from './slider-options.js';
import { ValueElement } from './value-element.js';
import { listKind } from './wire.ts';

/**
 * The public interface of straight and round elements; their controls do the work. Calls and settings of a script
 * dispatch no events, except those of drags that they end.
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

  /** The function that decides the kind of each tick: `(value, kind) => kind`; 0 has no text, 1 is large, 2 is small,
   * and -1 removes the tick. */
  get filterTick() { return this[controlKey]._filterTick; }
  set filterTick(filter) { this[controlKey]._setTickFilter(filter); }

  /** The function that returns the text of a distance between two thumbs, if values aren't distances, as with dates. */
  get formatDistance() { return this[controlKey]._formatDistance; }
  set formatDistance(format) { this[controlKey]._setDistanceFormat(format); }

  get held() { return this[controlKey]._list(listKind.isHeld).flatMap((isHeld, thumb) => isHeld ? thumb : []); }

  /** The positions of the thumbs along the track, each from 0 to 1. */
  get fractions() { return this[controlKey]._list(listKind.fraction); }
  /** Returns the position of a value along the track, from 0 to 1. */
  fractionOf(value) { return this[controlKey]._fractionOf(value); }
  /** Returns the value at a position along the track, from 0 to 1, without rounding it to a step. */
  valueAt(fraction) { return this[controlKey]._valueAt(fraction); }

  takeOvershoot() { return this[controlKey]._takeOvershoot(); }
  move(thumb, value) { this[controlKey]._values._move(thumb, value); }
}

/** Makes the element of a control with a track. */
export const elementOf = (Control, Track) => class extends SliderElement {
  static get observedAttributes() { return Control._attributes; }
  constructor() { super(Control, Track); }
};

/** Defines a property of straight and round elements. */
export const defineSliderProperty = (key, get, set) => defineProperty(SliderElement, key, get, set);

reflect(SliderElement, sliderOptions);
