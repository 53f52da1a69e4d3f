// As classic.js of sliders: the engine comes last, compressed.
import { defineElements, defineNow } from '../define.js';
import { PlaneSlider } from './element.js';
import packed from 'sliders/engine';

defineNow(packed, 'sliders-plane.classic.js', () => defineElements({ 'plane-slider': PlaneSlider }));
