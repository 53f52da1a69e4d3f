import { reflect } from '../base-element.js';
import { controlKey } from '../control-key.js';
import { ValueElement } from '../value-element.js';
import { RulerControl } from './control.js';
import { rulerOptions } from './options.js';

/**
 * The element of one value on a scale that moves. What scripts do here sends no event, except the end of an edit that
 * it ends.
 */
export class RulerSlider extends ValueElement {
  static get observedAttributes() { return RulerControl._attributes; }

  constructor() {
    super();
    this[controlKey] = new RulerControl(this);
  }

  /** Whether the value is being edited: a pointer holds the scale, or it still moves after a flick. */
  get editing() { return !!this[controlKey]._facts().isEditing; }
  /** Whether the scale moves by itself. */
  get moving() { return !!this[controlKey]._facts().isMoving; }
}

reflect(RulerSlider, rulerOptions);
