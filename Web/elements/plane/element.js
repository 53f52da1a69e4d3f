import { BaseElement, reflect } from '../base-element.js';
import { controlKey } from '../control-key.js';
import { textOfList } from '../text-of-list.js';
import { listKind } from '../wire.ts';
import { PlaneControl } from './control.js';
import { planeOptions } from './options.js';

/**
 * The element with two axes. Its values are pairs, one for each point. Calls and settings of a script dispatch no
 * events, except those of drags that they end.
 */
export class PlaneSlider extends BaseElement {
  static get observedAttributes() { return PlaneControl._attributes; }

  constructor() {
    super();
    this[controlKey] = new PlaneControl(this);
  }

  get values() { return this[controlKey]._values._pairs(); }
  set values(values) { this[controlKey]._values._assign(values); }
  get value() { return textOfList(this.values); }
  set value(value) { this.values = value; }

  /** The values of the first point. */
  get x() { return this.values[0][0]; }
  set x(x) { this.move(0, x, this.y); }
  get y() { return this.values[0][1]; }
  set y(y) { this.move(0, this.x, y); }

  /** Moves a point. */
  move(thumb, x, y) { this.values = this.values.map((pair, index) => index === thumb ? [x, y] : pair); }

  /** The positions of the points along both axes, each from 0 to 1. */
  get fractions() { return this[controlKey]._values._pairs(listKind.fraction); }
  /** The distances by which the last movement exceeded what the point could reach, along both axes. */
  get overshoot() { return this[controlKey]._axes.map(axis => axis._facts().overshoot); }
  get held() {
    return this[controlKey]._values._pairs(listKind.isHeld).flatMap(([isHeld], thumb) => isHeld ? thumb : []);
  }
}

reflect(PlaneSlider, planeOptions);
