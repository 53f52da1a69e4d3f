import { start } from './engine.js';
import { define } from './looks/define.js';
import { setFolder } from './looks/pictures.js';

const source = await fetch(new URL('sliders-looks.wasm', import.meta.url));
const { instance } = await WebAssembly.instantiate(await source.arrayBuffer());
start(instance.exports);
setFolder(new URL('pictures/', import.meta.url).href);
define();

export { RangeSlider, CircularSlider } from './looks/define.js';
