import { answerLine, eventTypes, replay } from './replay.js';

globalThis.sliders = { ...globalThis.sliders, answerLine, eventTypes, replay };
