import { rulerGrammar } from '../Generated/ruler-grammar.js';
import { amount, isOff, isOn, ofAll, steps } from '../options.js';

/** What each attribute may say, as those of a slider. */
export const rulerOptions = {
  ...rulerGrammar,
  ...ofAll,
  'pixels-per-unit': amount(),
  'tick-spacing': amount(),
  'tick-distance': amount(),
  'major-interval': steps(),
  'minimum-major-distance': amount(),
  'minimum-distance': amount(),
  'major-length': amount(),
  'minor-length': amount(),
  'tick-width': amount(),
  'centers-ticks': isOff,
  'tick-labels': isOn,
  'label-distance': amount(),
  'mark-width': amount(),
  'mark-length': amount(),
  'labels': isOff,
  'fade': amount(),
};
