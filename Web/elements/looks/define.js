import { CircularControl } from '../circular.js';
import { define as definePlain } from '../define.js';
import { elementOf } from '../element.js';
import { RangeControl } from '../range.js';
import { withLooks } from './control.js';

export const RangeSlider = elementOf(withLooks(RangeControl));
export const CircularSlider = elementOf(withLooks(CircularControl));

/** Defines both elements with looks. Warns if another script has defined them without. */
export function define() {
  definePlain(RangeSlider, CircularSlider);
  if ('look' in customElements.get('range-slider').prototype) return;
  console.warn('<range-slider> and <circular-slider> are the plain ones already, without looks: '
    + 'load sliders-looks in place of sliders');
}
