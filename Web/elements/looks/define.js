import { CircularSlider as Circular } from '../circular.js';
import { RangeSlider as Range } from '../range.js';
import { withLooks } from './element.js';

export const RangeSlider = withLooks(Range), CircularSlider = withLooks(Circular);
export function define() {
  for (const [name, element] of [['range-slider', RangeSlider], ['circular-slider', CircularSlider]]) {
    if (customElements.get(name)) console.warn(`<${name}> is the plain one already: load sliders-looks in place of sliders, not after it`);
    else customElements.define(name, element);
  }
}
