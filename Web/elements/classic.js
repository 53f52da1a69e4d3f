// The module is compressed before base64, since gzip finds few repeats in base64. It is imported first, so that it does
// not stand between scripts, which compress better side by side.
import packed from './sliders.wasm.gz';
import { CircularSlider } from './circular.js';
import { defineElements } from './define.js';
import { startPacked } from './packed.js';
import { RangeSlider } from './range.js';

startPacked(packed, 'sliders.classic.js', () => {
  defineElements({ 'range-slider': RangeSlider, 'circular-slider': CircularSlider });
});
