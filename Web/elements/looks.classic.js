import packed from './sliders-looks.wasm.gz';
import { start } from './engine.js';
import { define } from './looks/define.js';
import { setFolder } from './looks/pictures.js';
import { inflate } from './inflate.js';

start(new WebAssembly.Instance(new WebAssembly.Module(inflate(packed))).exports);
setFolder(new URL('pictures/', document.currentScript.src || document.baseURI).href);
define();
