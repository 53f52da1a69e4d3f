import { axisGrammar, ofEngine, planeGrammar } from '../Generated/plane-grammar.js';
import { choice, number, ofAll } from '../options.js';
import { planeLooks } from '../wire.ts';

const ofAxis = axis =>
  Object.fromEntries(Object.entries(axisGrammar).map(([name, grammar]) => [`${axis}-${name}`, grammar]));

/** What each attribute may say, as those of a slider. */
export const planeOptions = {
  ...ofAxis('x'),
  ...ofAxis('y'),
  ...planeGrammar,
  ...ofAll,
  'x-direction': choice('auto right left'),
  'y-direction': choice('up down'),
  'x-label': {},
  'y-label': {},
  'start': number,
  'sweep': number,
  // What a look paints is in a style sheet of its own, which Web/Sources/WirePrinter writes.
  'look': { ...choice(planeLooks.join(' ')), _holds: () => null },
};

/**
 * Where the engine has an option: at an axis, at both, or at the whole plane; and its number, -1 for one of the
 * elements alone.
 */
export function axisOf(name) {
  const [, axis, option] = name.match(/^([xy])-(.*)/) ?? [, , name];
  const parts = { x: [0], y: [1] }[axis] ?? (name === 'resets-on-double-tap' ? [0, 1] : [2]);
  return { parts, number: ofEngine.indexOf(option) };
}
