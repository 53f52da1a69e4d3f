import { RangeSlider } from './range.js';
import { CircularSlider } from './circular.js';

export function define() {
  customElements.define('range-slider', RangeSlider);
  customElements.define('circular-slider', CircularSlider);
}
