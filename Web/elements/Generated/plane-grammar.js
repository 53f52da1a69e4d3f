// scripts/options prints this from docs/options.json.
import {
  amount, choice, color, isOff, isOn, limits, number, numbers, range, ranges, scale, step, steps, ticks,
} from '../options.js';

export const axisGrammar = {
  'min': { ...number, _fact: 'lower' },
  'max': { ...number, _fact: 'upper' },
  'scale': scale('linear logarithmic power piecewise list'),
  'step': step('auto any none list'),
  'enabled-range': range,
  'thumb-limits': limits,
  'forbidden-ranges': ranges,
  'keeps-values-between-steps': isOff,
  'detents': numbers,
  'detent-distance': amount(8),
  'arrow-steps': steps(1),
  'page-steps': steps(10),
  'accessibility-step': amount(),
  'reset-values': numbers,
  'ticks': ticks('none steps count values positions'),
};

export const planeGrammar = {
  'values': numbers,
  'x-wraps': isOff,
  'disabled-thumbs': numbers,
  'disabled': isOff,
  'readonly': isOff,
  'press-target': choice('auto thumb span track span-and-track anywhere relative', 'track'),
  'fine-control': isOff,
  'snaps-while-dragging': isOn,
  'continuous': isOn,
  'resets-on-double-tap': isOff,
  'text-entry': isOff,
  'wheel': isOff,
  'wheel-over-thumbs': isOff,
  'thumb-color': color,
  'border-color': color,
  'show-enabled-range': isOff,
  'shape': choice('rectangle disc'),
};

/** The options by their numbers in the engine; '' for those that the element has not. */
export const ofEngine = [
  'min', 'max', 'scale', 'step', '', '', '', 'enabled-range', 'thumb-limits', 'forbidden-ranges', 'disabled-thumbs',
  'disabled', 'readonly', 'keeps-values-between-steps', '', 'wraps', 'press-target', '', 'fine-control', '',
  'detents', 'detent-distance', 'snaps-while-dragging', 'continuous', 'arrow-steps', 'page-steps',
  'accessibility-step', 'resets-on-double-tap', 'reset-values', 'values', '', '', 'ticks', '', '', '', '',
];
