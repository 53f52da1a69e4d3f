import { rulerGrammar } from '../Generated/ruler-grammar.js';
import { amount, isOff, isOn, ofAll, steps } from '../options.js';

/** The grammar of each attribute of a ruler. */
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
