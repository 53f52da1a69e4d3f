import { reflect } from '../base-element.js';
import { controlKey } from '../control-key.js';
import { ValueElement } from '../value-element.js';
import { RulerControl } from './control.js';
import { rulerOptions } from './options.js';

/**
 * The element with one value on a moving scale. Calls and settings of a script dispatch no events, except for the end
 * of an edit that they end.
 */
export class RulerSlider extends ValueElement {
  static get observedAttributes() { return RulerControl._attributes; }

  constructor() {
    super();
    this[controlKey] = new RulerControl(this);
  }

  /** Whether the value is being edited: a pointer holds the scale, or it still moves after a flick. */
  get editing() { return !!this[controlKey]._facts().isEditing; }
  /** Whether the scale moves without a pointer. */
  get moving() { return !!this[controlKey]._facts().isMoving; }
}

reflect(RulerSlider, rulerOptions);
