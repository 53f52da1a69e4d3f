import { read, wasm, write } from '../engine.js';
import { color } from './colors.js';
import { colors, looks, measured, measures, roles, states, variants } from './words.js';

const keys = Object.keys(measures), none = NaN;

/** What of a style is wrong: the name and the reason. */
class Fault extends Error {
  constructor(name, reason) { super(`${name}: ${reason}`); }
}

const finite = (name, value) => {
  if (value === '' || !isFinite(value)) throw new Fault(name, `"${value}" is no number`);
  return +value;
};
const oneOf = (name, words, word) => {
  const index = words.indexOf(String(word));
  if (index < 0) throw new Fault(name, `"${word}" is not ${words.join(', ')}`);
  return index;
};

/**
 * Composes the style of an element in the engine, out of its look, attributes and properties. Reports what is wrong.
 * Returns the size that the look is made for.
 */
export function compose(element, isDark, system) {
  const { _painter: painter, _base: base } = element;
  const attempt = run => {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const [name, ...reason] = error.message.split(': ');
      element._warn(name, `${reason.join(': ')}; what the look has`);
    }
  };
  const colored = (name, text) => {
    const components = color(text, base);
    if (!components) throw new Fault(name, `"${text}" is no colour`);
    return components;
  };
  const given = (name, parse, otherwise) => {
    const text = element.getAttribute(name);
    return text == null ? otherwise : attempt(() => parse(name, text)) ?? otherwise;
  };
  const measure = (key, name, value) => attempt(() => {
    const { words, most, least } = measures[key] ?? oneOf('metrics', keys, key);
    if (words) {
      write(oneOf(name, words, words[0] === 'false' ? value !== false && value !== 'false' : value), []);
      return wasm.measure(painter, keys.indexOf(key), 0);
    }
    const list = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : [value].flat();
    if (!most && list.length !== 1) throw new Fault(name, `"${value}" is no number`);
    if (list[0] < least) throw new Fault(name, `"${value}" is below ${least}`);
    write(0, list.map(number => finite(name, number)));
    wasm.measure(painter, keys.indexOf(key), list.length);
  });

  const look = given('look', (name, text) => oneOf(name, looks, text), -1);
  const options = [
    ...variants.map(name => given(name, finite, none)), ...colors.flatMap(name => given(name, colored, [none, none, none, none])),
  ];
  write(0, [+isDark, ...options]);
  wasm.look(painter, look, options.length + 1);
  const size = read(2);
  if (element.hasAttribute('labels')) measure('labels', 'labels', true);
  for (const [name, key] of Object.entries(measured)) if (element.hasAttribute(name)) measure(key, name, element.getAttribute(name));
  for (const [key, value] of Object.entries(element.metrics ?? {})) measure(key, `metrics.${key}`, value);
  for (const [role, { size = 12, weight = 400, condensed = false }] of Object.entries(element.fonts ?? {})) {
    attempt(() => wasm.font(painter, oneOf('fonts', roles, role), finite('fonts', size), finite('fonts', weight), +!!condensed));
  }
  for (const paint of element.paints ?? []) {
    attempt(() => {
      const numbers = numbersOf(paint, colored);
      write(0, numbers);
      wasm.paint(painter, numbers.length);
    });
  }
  if (system) {
    const plain = system.flatMap(name => color(name, base));
    write(0, plain);
    wasm.simplify(painter, plain.length);
  }
  return size;
}

function numbersOf({ role, lap = 0, state, thumb, dark, coats = [] }, colored) {
  const color = text => colored('paints', text), number = value => finite('paints', value);
  const shadow = ({ color: text = '#0004', x = 0, y = 0, blur = 0 }) => [...color(text), number(x), number(y), number(blur)];
  const optional = (value, make) => value == null ? [0] : [1, ...make(value)];
  const stops = list => [list.length, ...list.flatMap((stop, index) => {
    const [fraction, text] = Array.isArray(stop) ? stop : [list.length > 1 ? index / (list.length - 1) : 0, stop];
    return [number(fraction), ...color(text)];
  })];
  const fill = ({ fill: text = '#0000', gradient, alongTrack, image }) => {
    if (gradient) {
      const { stops: list = gradient, from = [0.5, 0], to = [0.5, 1], ofControl = false } = gradient;
      return [1, ...[...from, ...to].map(number), +ofControl, ...stops(list)];
    }
    if (alongTrack) return [2, ...stops(alongTrack)];
    if (image == null) return [0, ...color(text)];
    const { id, size, caps = 0 } = image, [width, height] = size ?? [];
    const [top, left, bottom, right] = Array.isArray(caps) ? caps : [caps, caps, caps, caps];
    return [3, ...[id, width, height, top, left, bottom, right].map(number)];
  };
  const coat = given => {
    const { shadow: outer, innerShadow, outline, gloss, glow, inset = 0, roundness = 1, flush, offset = 0, width, clipped } = given;
    return [
      ...fill(given), ...optional(outer, shadow), ...optional(innerShadow, shadow),
      ...optional(outline, ({ color: text = '#000', width = 1 }) => [...color(text), number(width)]),
      ...optional(gloss, ({ color: text = '#fff6', inset = 0 }) => [...color(text), number(inset)]),
      ...optional(glow, ({ from = glow, to = from, steps }) => [number(from), number(to), steps == null ? none : number(steps)]),
      number(inset), number(roundness), +!!flush, number(offset), width == null ? none : number(width), +!!clipped,
    ];
  };
  return [
    oneOf('paints', roles, role), number(lap), state == null ? none : oneOf('paints', states, state), thumb == null ? none : number(thumb),
    dark == null ? none : +!!dark, ...coats.flatMap(coat),
  ];
}
