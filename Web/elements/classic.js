// The engine is compressed before base64, since gzip finds few repeats in base64. It is imported last, so that it does
// not be between scripts, which compress better side by side.
import { defineNow } from './define.js';
import { classicScript, defineBoth } from 'sliders/kind';
import packed from 'sliders/engine';

// A bundler's module has no script of its own.
const address = globalThis.document && (document.currentScript?.src || document.baseURI);
defineNow(packed, classicScript, () => defineBoth(address));
