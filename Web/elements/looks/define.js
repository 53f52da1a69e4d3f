import { CircularSlider as Circular } from '../circular.js';
import { define as definePlain } from '../define.js';
import { RangeSlider as Range } from '../range.js';
import { withLooks } from './element.js';

export const RangeSlider = withLooks(Range);
export const CircularSlider = withLooks(Circular);

/** Defines both elements with looks. Warns if another script has defined them without. */
export function define() {
  definePlain(RangeSlider, CircularSlider);
  if ('look' in customElements.get('range-slider').prototype) return;
  console.warn('<range-slider> and <circular-slider> are the plain ones already, without looks: '
    + 'load sliders-looks in place of sliders');
}
