import { numberOf, options } from '../options.js';
import { planeLooks, words } from '../wire.ts';

/** The options that each axis has by itself. */
const ofAxes = [
  'min', 'max', 'scale', 'step', 'exact', 'enabled-range', 'thumb-limits', 'forbidden-ranges', 'detents',
  'detent-distance', 'arrow-steps', 'page-steps', 'accessibility-step', 'reset-values', 'ticks',
];
/** The options of the whole plane that sliders have, too. */
const ofPlane = [
  'disabled', 'disabled-thumbs', 'readonly', 'fine-control', 'snaps-while-dragging', 'continuous', 'values', 'start',
  'sweep', 'wheel', 'wheel-over-thumbs', 'keyboard', 'text-entry', 'name', 'label', 'value', 'aria-label',
  'thumb-color', 'border-color',
];
const chosen = (names, prefix = '') => Object.fromEntries(names.map(name => [prefix + name, options[name]]));

/** What each attribute may say, as those of a slider. */
export const planeOptions = {
  ...chosen(ofAxes, 'x-'),
  ...chosen(ofAxes, 'y-'),
  'x-wraps': options.wraps,
  'x-direction': { words: { auto: 0, right: 0, left: 0 } },
  'y-direction': { words: { up: 0, down: 0 } },
  'x-label': {},
  'y-label': {},
  'shape': { words: { rectangle: 0, disc: 0 } },
  'press-target': { words: words.pressTarget, otherwise: () => 'track' },
  'resets-on-double-tap': options['resets-on-double-tap'],
  // What a look paints is in a style sheet of its own, which Web/Sources/WirePrinter writes.
  'look': { words: Object.fromEntries(planeLooks.map(name => [name, 0])), holds: () => null },
  ...chosen(ofPlane),
};

/**
 * Where the engine has an option: at an axis, at both, or at the whole plane; and its number, -1 for one of the
 * elements alone.
 */
export function placeOf(name) {
  const [, axis, option] = name.match(/^([xy])-(.*)/) ?? [, , name];
  const parts = { x: [0], y: [1] }[axis] ?? (name === 'resets-on-double-tap' ? [0, 1] : [2]);
  return { parts, number: numberOf(option) };
}
