import { load } from '../load.js';
import { CircularSlider, definePainted, RangeSlider } from './define.js';
import { setFolder } from './pictures.js';

/** Loads the engine and defines both elements, with looks, under these names. In Node it does nothing. */
export async function define(range, circular) {
  if (!globalThis.customElements) return;
  await load(new URL('sliders-looks.wasm', import.meta.url));
  setFolder(new URL('pictures/', import.meta.url).href);
  definePainted(range, circular);
}

export { CircularSlider, RangeSlider };
