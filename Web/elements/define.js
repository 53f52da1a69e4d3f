import { RangeSlider } from './range.js';
import { CircularSlider } from './circular.js';

/** Defines both elements, where no script of ours has: of several on a page the first counts. */
export function define(range = RangeSlider, circular = CircularSlider) {
  if (customElements.get('range-slider')?.prototype.takeOvershoot) return;
  customElements.define('range-slider', range);
  customElements.define('circular-slider', circular);
}
