import { ofLooks as optionsOfLooks, sliderGrammar } from './Generated/slider-grammar.js';
import { choice, ofAll } from './options.js';

/** What each attribute of a straight or round slider may say. */
export const sliderOptions = {
  ...sliderGrammar,
  ...ofAll,
  'press-target': { ...sliderGrammar['press-target'], _otherwise: control => control._track._pressTarget },
  // React writes a flag as a text.
  'glide': { ...sliderGrammar.glide, _spell: text => ({ true: '', false: '0' })[text] ?? text },
  'orientation': { ...choice('horizontal vertical'), _otherwise: control => control._track._orientation },
  'thumb-labels': {},
};

/** The number of an option in the engine, which ignores the numbers of others. */
export const numberOf = name => Object.keys(sliderGrammar).indexOf(name);

/** The attributes that need looks. */
export const ofLooks = ['look', 'readout', ...optionsOfLooks];
