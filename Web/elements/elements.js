import { CircularSlider } from './circular.js';
import { defineElements, hasElements } from './define.js';
import { load } from './load.js';
import { RangeSlider } from './range.js';

/** Loads the engine and defines both elements under these names. In Node it does nothing. */
export async function define(range = 'range-slider', circular = 'circular-slider') {
  if (!hasElements) return;
  await load(new URL('./sliders.wasm', import.meta.url));
  defineElements({ [range]: RangeSlider, [circular]: CircularSlider });
}

export { CircularSlider, RangeSlider };
