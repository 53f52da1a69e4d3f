import { start } from './engine.js';
import { define } from './define.js';
import module from './sliders.wasm';

start(new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(atob(module), byte => byte.charCodeAt(0)))).exports);
define();
