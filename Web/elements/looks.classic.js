import { start } from './engine.js';
import { define } from './looks/define.js';
import { setFolder } from './looks/pictures.js';
import module from './sliders-looks.wasm';

start(new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(atob(module), byte => byte.charCodeAt(0)))).exports);
setFolder(new URL('pictures/', document.currentScript.src || document.baseURI).href);
define();
