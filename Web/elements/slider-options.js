import { ofLooks as optionsOfLooks, sliderGrammar } from './Generated/slider-grammar.js';
import { choice, ofAll } from './options.js';

/** The grammar of each attribute of straight and round sliders. */
export const sliderOptions = {
  ...sliderGrammar,
  ...ofAll,
  'press-target': { ...sliderGrammar['press-target'], _otherwise: control => control._track._pressTarget },
  // React may write true and false as texts.
  'glide': { ...sliderGrammar.glide, _spell: text => ({ true: '', false: '0' })[text] ?? text },
  'orientation': { ...choice('horizontal vertical'), _otherwise: control => control._track._orientation },
  'thumb-labels': {},
};

/** Returns the number of an option in the engine. The engine ignores numbers of options that only elements have. */
export const numberOf = name => Object.keys(sliderGrammar).indexOf(name);

/** The attributes that need looks. */
export const ofLooks = ['look', 'readout', ...optionsOfLooks];
