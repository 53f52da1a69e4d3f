import { hasElements } from '../define.js';
import { load } from '../load.js';
import { CircularSlider, definePainted, RangeSlider } from './define.js';
import { setFolder } from './pictures.js';

/** Loads the engine and defines both elements, with looks, under these names. In Node it does nothing. */
export async function define(range, circular) {
  if (!hasElements) return;
  const engine = new URL('./sliders-looks.wasm', import.meta.url);
  await load(engine);
  // A bundler would take the address of a folder beside this script for that of a module, and fail.
  setFolder(new URL('pictures/', engine).href);
  definePainted(range, circular);
}

export { CircularSlider, RangeSlider };
