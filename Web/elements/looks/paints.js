import {
  coatNumbers, colorNumbers, fillKind, glowNumbers, gradientNumbers, imageNumbers, paintHead, roles, shadowNumbers,
  states,
} from '../wire.ts';
import { ordered } from './ordered.js';
import { colorOf, numberOf, indexOf } from './parse.js';

const name = 'paints';
const none = NaN;

const number = value => numberOf(name, value);
const flag = value => Number(!!value);

/** Returns an optional value as one number, which is NaN for none. */
const optional = (value, read) => value == null ? none : read(value);

/** Returns an optional value as numbers: a flag that says whether there is a value, and then its numbers. */
const flagged = (value, read) => value == null ? [0] : [1, ...read(value)];

/** Returns the numbers of a paint in the order in which the engine reads them. Colors are computed for a node. */
export function paintNumbers({ role, lap = 0, state, thumb, dark, coats = [] }, node) {
  const head = ordered(paintHead, {
    role: indexOf(name, roles, role),
    lap: number(lap),
    state: optional(state, state => indexOf(name, states, state)),
    thumb: optional(thumb, number),
    isDark: optional(dark, flag),
  });
  const reader = new CoatReader(node);
  return [...head, ...coats.flatMap(coat => reader._coat(coat))];
}

/** Converts coats, the layers of a paint, to numbers. */
class CoatReader {
  constructor(node) { this._node = node; }

  _coat(coat) {
    return [
      ...this._fill(coat),
      ...flagged(coat.shadow, shadow => this._shadow(shadow)),
      ...flagged(coat.innerShadow, shadow => this._shadow(shadow)),
      ...flagged(coat.outline, ({ color = '#000', width = 1 }) => [...this._color(color), number(width)]),
      ...flagged(coat.gloss, ({ color = '#fff6', inset = 0 }) => [...this._color(color), number(inset)]),
      ...flagged(coat.glow, glow => this._glow(glow)),
      ...this._shape(coat),
    ];
  }

  _shape({ inset = 0, roundness = 1, flush, offset = 0, width, clipped }) {
    return ordered(coatNumbers, {
      inset: number(inset),
      roundness: number(roundness),
      isFlush: flag(flush),
      offset: number(offset),
      width: optional(width, number),
      isClipped: flag(clipped),
    });
  }

  _fill({ fill = '#0000', gradient, alongTrack, image }) {
    if (gradient) return [fillKind.gradient, ...this._gradient(gradient)];
    if (alongTrack) return [fillKind.alongTrack, ...this._stops(alongTrack)];
    if (image != null) return [fillKind.image, ...this._image(image)];
    return [fillKind.color, ...this._color(fill)];
  }

  /** Converts a gradient, which is just a list of colors, or an object with stops and ends. */
  _gradient(gradient) {
    const { stops = gradient, from = [0.5, 0], to = [0.5, 1], ofControl = false } = gradient;
    const ends = ordered(gradientNumbers, {
      fromX: number(from[0]),
      fromY: number(from[1]),
      toX: number(to[0]),
      toY: number(to[1]),
      isOfControl: flag(ofControl),
    });
    return [...ends, ...this._stops(stops)];
  }

  /** Converts stops: colors at equal distances, or pairs of a fraction and a color. */
  _stops(stops) {
    const last = Math.max(1, stops.length - 1);
    const numbers = stops.flatMap((stop, index) => {
      const [fraction, color] = Array.isArray(stop) ? stop : [index / last, stop];
      return [number(fraction), ...this._color(color)];
    });
    return [stops.length, ...numbers];
  }

  _image({ id, size, caps = 0 }) {
    const [width, height] = size ?? [];
    const [top, left, bottom, right] = Array.isArray(caps) ? caps : [caps, caps, caps, caps];
    return ordered(imageNumbers, {
      id: number(id),
      width: number(width),
      height: number(height),
      top: number(top),
      left: number(left),
      bottom: number(bottom),
      right: number(right),
    });
  }

  /** Converts a glow, which is a number, or an object with the numbers at the lower and the upper bound. */
  _glow(glow) {
    const { from = glow, to = from, steps } = glow;
    return ordered(glowNumbers, { from: number(from), to: number(to), steps: optional(steps, number) });
  }

  _shadow({ color = '#0004', x = 0, y = 0, blur = 0 }) {
    const components = this._color(color);
    return [...components, ...ordered(shadowNumbers, { x: number(x), y: number(y), blur: number(blur) })];
  }

  _color(text) { return ordered(colorNumbers, colorOf(name, text, this._node)); }
}
