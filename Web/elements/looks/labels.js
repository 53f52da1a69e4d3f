import { read, wasm, write } from '../engine.js';
import { text } from '../parts.js';

const context = document.createElement('canvas').getContext('2d');

/** The least space between two texts, in pixels. */
const gap = 4;

/** The texts of thumbs: how large they are, and where the engine places them. */
export class Labels {
  constructor(element) { [this._element, this._known] = [element, []]; }

  /** Fonts and formats may be others. */
  forget() {
    this._known = [];
    this._family = getComputedStyle(this._element._base).fontFamily;
  }

  /** Where each thumb's text stands, or the one that it became with others: at the first of them. */
  place(shapes) {
    const element = this._element, values = element._list(0);
    values.forEach((value, rank) => {
      if (this._known[rank]?.value === value || !shapes[rank]) return;
      const label = text(element, value, rank);
      this._known[rank] = { value, text: label, size: this._measure(label, shapes[rank].font) };
    });
    const sizes = values.flatMap((_, rank) => [rank, rank + 1, ...this._known[rank]?.size ?? [0, 0]]);
    for (;;) {
      write(0, [gap, ...sizes]);
      wasm.placeLabels(element._painter, sizes.length + 1);
      const [missing, count] = read(2);
      if (!missing) return this._placed(read(2 + 4 * count).slice(2));
      for (let rest = read(1 + 2 * missing).slice(1); rest.length; rest = rest.slice(2)) {
        const [low, high] = rest;
        sizes.push(low, high, ...this._measure(this._joined(low, high), shapes[low]?.font ?? [12, 400, 0]));
      }
    }
  }

  _placed(numbers) {
    const placed = [];
    for (let index = 0; index < numbers.length; index += 4) {
      const [low, high, x, y] = numbers.slice(index);
      placed[low] = { x, y, text: this._joined(low, high) };
    }
    return placed;
  }

  _joined(low, high) { return joined(this._known.slice(low, high).map(({ text }) => text)); }

  _measure(label, [size, weight, isCondensed]) {
    context.font = `${weight} ${isCondensed ? 'condensed ' : ''}${size}px ${this._family}`;
    return [context.measureText(label).width, 1.2 * size];
  }
}

/** One text of the texts of several thumbs, from the first to the last. */
export const joined = texts => texts[0] === texts.at(-1) ? texts[0] ?? '' : `${texts[0]} – ${texts.at(-1)}`;
