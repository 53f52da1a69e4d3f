import { axisGrammar, ofEngine, planeGrammar } from '../Generated/plane-grammar.js';
import { choice, number, ofAll } from '../options.js';
import { planeLooks } from '../wire.ts';

const ofAxis = axis =>
  Object.fromEntries(Object.entries(axisGrammar).map(([name, grammar]) => [`${axis}-${name}`, grammar]));

/** The grammar of each attribute of a plane. */
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
  // The paints of looks are in a style sheet that Web/Sources/WirePrinter writes.
  'look': { ...choice(planeLooks.join(' ')), _holds: () => null },
};

/**
 * Returns the parts of the engine's plane that have an option (one axis, both axes, or the whole plane), and the number
 * of the option; -1 for one that only elements have.
 */
export function axisOf(name) {
  const [, axis, option] = name.match(/^([xy])-(.*)/) ?? [, , name];
  const parts = { x: [0], y: [1] }[axis] ?? (name === 'resets-on-double-tap' ? [0, 1] : [2]);
  return { parts, number: ofEngine.indexOf(option) };
}
