import { amount, isOff, list, number, options } from './options.js';
import { sliderWords, words } from './wire.ts';

/** Reads what React writes of a flag. */
const spellFlag = text => ({ true: '', false: '0' })[text] ?? text;

/** What each attribute of a straight or round slider may say. */
export const sliderOptions = {
  ...options,
  'minimum-span': number,
  'maximum-span': number,
  'minimum-separation': number,
  'collision': { words: sliderWords.collision },
  'press-target': { words: words.pressTarget, otherwise: control => control._track._pressTarget },
  'bar-drag': { words: sliderWords.barDrag },
  'drags-vertically': isOff,
  'spans': list,
  'tick-density': amount,
  'stepped-ticks': isOff,
  'neutral': number,
  'connect': { words: sliderWords.connect },
  'label-overlap': { words: sliderWords.labelOverlap },
  'orientation': { words: { horizontal: 0, vertical: 0 }, otherwise: control => control._track._orientation },
  'glide': { ...amount, bare: 300, spell: spellFlag, otherwise: () => 0 },
  'labels': { flag: false, ways: ['always', 'hover', 'drag'] },
  'clickable-ticks': isOff,
  'clips-span-views': isOff,
  'reports-hover': isOff,
  'thumb-labels': {},
  'track-color': {},
};

/** The attributes that need looks. */
export const ofLooks = [
  'look', 'curvaceousness', 'border-width', 'corner-radius', 'look-height', 'selected-end-color', 'thumb-placement',
  'thumb-offset', 'turns-thumbs', 'thumb-visibility', 'held-track-scale', 'minor-ticks',
  'tick-labels', 'tick-side', 'label-placement', 'histogram', 'histogram-height', 'readings',
  'show-enabled-range', 'readout',
];
