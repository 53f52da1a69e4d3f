// The engine is compressed before base64, since gzip finds few repeats in base64. It is imported first, so that it does
// not stand between scripts, which compress better side by side.
import packed from 'sliders/engine';
import { defineNow } from './define.js';
import { classicScript, defineBoth } from 'sliders/kind';

// A bundler's module has no script of its own.
const address = globalThis.document && (document.currentScript?.src || document.baseURI);
defineNow(packed, classicScript, () => defineBoth(address));
