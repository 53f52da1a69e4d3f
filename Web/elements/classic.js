import packed from './sliders.wasm.gz';
import { start } from './engine.js';
import { define } from './define.js';
import { inflate } from './inflate.js';

// Packed, since the letters of base64 hide from a server's gzip what repeats; and first, to be far from other text.
start(new WebAssembly.Instance(new WebAssembly.Module(inflate(packed))).exports);
define();
