import packed from './sliders.wasm.gz';
import { start } from './engine.js';
import { define } from './define.js';
import { inflate } from './inflate.js';

// The module is compressed before base64, since gzip finds few repeats in base64. It is imported first, so that it does
// not stand between scripts, which compress better side by side.
start(new WebAssembly.Instance(new WebAssembly.Module(inflate(packed))).exports);
define();
