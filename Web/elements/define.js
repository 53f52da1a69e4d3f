import { RangeSlider } from './range.js';
import { CircularSlider } from './circular.js';

/** Defines both elements, unless another of these scripts has: the first on a page wins. */
export function define(range = RangeSlider, circular = CircularSlider) {
  if (customElements.get('range-slider')?.prototype.takeOvershoot) return;
  customElements.define('range-slider', range);
  customElements.define('circular-slider', circular);
}
