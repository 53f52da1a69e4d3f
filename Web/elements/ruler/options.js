import { amount, count, isOff, isOn, options } from '../options.js';

/** The options that sliders have, too. */
const ofSliders = [
  'min', 'max', 'scale', 'step', 'exact', 'enabled-range', 'forbidden-ranges', 'detents', 'detent-distance', 'disabled',
  'readonly', 'fine-control', 'snaps-while-dragging', 'continuous', 'arrow-steps', 'page-steps', 'accessibility-step',
  'resets-on-double-tap', 'reset-values', 'wheel', 'wheel-over-thumbs', 'keyboard', 'text-entry', 'direction', 'name',
  'label', 'value', 'aria-label', 'selected-color', 'border-color',
];

/** What each attribute may say, as those of a slider. */
export const rulerOptions = {
  ...Object.fromEntries(ofSliders.map(name => [name, options[name]])),
  'bend-radius': amount,
  'pixels-per-unit': amount,
  'tick-spacing': amount,
  'tick-distance': amount,
  'major-interval': count,
  'least-major-distance': amount,
  'least-distance': amount,
  'major-length': amount,
  'minor-length': amount,
  'tick-width': amount,
  'centers-ticks': isOff,
  'tick-labels': isOn,
  'label-distance': amount,
  'mark-width': amount,
  'mark-length': amount,
  'labels': isOff,
  'fade': amount,
  'deceleration-rate': amount,
};
