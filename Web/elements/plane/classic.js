// As classic.js of sliders: the engine comes first, compressed.
import packed from 'sliders/engine';
import { defineElements, defineNow } from '../define.js';
import { PlaneSlider } from './element.js';

defineNow(packed, 'sliders-plane.classic.js', () => defineElements({ 'plane-slider': PlaneSlider }));
