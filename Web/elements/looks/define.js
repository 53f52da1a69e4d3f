import { CircularSlider as Circular } from '../circular.js';
import { define as defineFirst } from '../define.js';
import { RangeSlider as Range } from '../range.js';
import { withLooks } from './element.js';

export const RangeSlider = withLooks(Range), CircularSlider = withLooks(Circular);
export function define() {
  defineFirst(RangeSlider, CircularSlider);
  if ('look' in customElements.get('range-slider').prototype) return;
  console.warn('<range-slider> and <circular-slider> are the plain ones already, without looks: load sliders-looks in place of sliders');
}
