import packed from './sliders-looks.wasm.gz';
import { definePainted } from './looks/define.js';
import { setFolder } from './looks/pictures.js';
import { startPacked } from './packed.js';

startPacked(packed, 'sliders-looks.classic.js', () => {
  // A bundler's module has no script of its own.
  setFolder(new URL('pictures/', document.currentScript?.src || document.baseURI).href);
  definePainted();
});
