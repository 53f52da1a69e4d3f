// scripts/options prints this from docs/options.json.
import {
  amount, choice, color, isOff, isOn, number, numbers, range, ranges, scale, step, steps,
} from '../options.js';

export const rulerGrammar = {
  'min': { ...number, _fact: 'lower' },
  'max': { ...number, _fact: 'upper' },
  'scale': scale('linear logarithmic power piecewise list'),
  'step': step('auto any none list'),
  'enabled-range': range,
  'forbidden-ranges': ranges,
  'disabled': isOff,
  'readonly': isOff,
  'keeps-values-between-steps': isOff,
  'fine-control': isOff,
  'detents': numbers,
  'detent-distance': amount(8),
  'snaps-while-dragging': isOn,
  'continuous': isOn,
  'arrow-steps': steps(1),
  'page-steps': steps(10),
  'accessibility-step': amount(),
  'resets-on-double-tap': isOff,
  'reset-values': numbers,
  'text-entry': isOff,
  'wheel': isOff,
  'wheel-over-thumbs': isOff,
  'selected-color': color,
  'border-color': color,
  'direction': choice('auto right left up down'),
  'bend-radius': amount(0),
  'deceleration-rate': amount(0.998),
};

/** The options by their numbers in the engine; '' for those that the element has not. */
export const ofEngine = [
  'min', 'max', 'scale', 'step', '', '', '', 'enabled-range', '', 'forbidden-ranges', '', 'disabled', 'readonly',
  'keeps-values-between-steps', '', '', '', '', 'fine-control', '', 'detents', 'detent-distance',
  'snaps-while-dragging', 'continuous', 'arrow-steps', 'page-steps', 'accessibility-step', 'resets-on-double-tap',
  'reset-values', 'values', '', '', '', '', '', '', '',
];
