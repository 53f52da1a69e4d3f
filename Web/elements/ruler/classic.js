// As classic.js of sliders: the engine comes last, compressed.
import { defineElements, defineNow } from '../define.js';
import { RulerSlider } from './element.js';
import packed from 'sliders/engine';

defineNow(packed, 'sliders-ruler.classic.js', () => defineElements({ 'ruler-slider': RulerSlider }));
