import { start } from './engine.js';
import { define } from './define.js';

const source = await fetch(new URL('sliders.wasm', import.meta.url));
const { instance } = await WebAssembly.instantiate(await source.arrayBuffer());
start(instance.exports);
define();

export { RangeSlider } from './range.js';
export { CircularSlider } from './circular.js';
