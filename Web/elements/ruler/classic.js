// As classic.js of sliders: the engine comes first, compressed.
import packed from 'sliders/engine';
import { defineElements, defineNow } from '../define.js';
import { RulerSlider } from './element.js';

defineNow(packed, 'sliders-ruler.classic.js', () => defineElements({ 'ruler-slider': RulerSlider }));
