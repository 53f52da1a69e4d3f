import { CircularControl } from '../circular.js';
import { defineElements } from '../define.js';
import { elementOf } from '../element.js';
import { RangeControl } from '../range.js';
import { withLooks } from './control.js';

export const RangeSlider = elementOf(withLooks(RangeControl));
export const CircularSlider = elementOf(withLooks(CircularControl));

/** Defines both elements with looks. Warns if another script has defined them without. */
export function definePainted(range = 'range-slider', circular = 'circular-slider') {
  const known = defineElements({ [range]: RangeSlider, [circular]: CircularSlider });
  const plain = known.filter(name => !('look' in customElements.get(name).prototype));
  if (!plain.length) return;
  console.warn(`${plain.map(name => `<${name}>`).join(' and ')}: plain, as sliders.js has defined them already; `
    + 'load sliders-looks in place of sliders');
}
