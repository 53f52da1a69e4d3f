import { read, record, wasm, write as send } from './engine.js';
import { measured, textsOf, widen } from './labels.js';
import { numberFormat } from './language.js';
import { attempt, fill, hasLabels, make, place, style, writeText } from './parts.js';
import { tickFacts } from './wire.js';

/** Reads the ticks from the engine. */
export const readTicks = control => Array.from(
  { length: wasm.ticks(control._handle) }, (_, index) => record(tickFacts, index * tickFacts.length));

/** The text of a tick: what the page's `format` makes of its value, or a number rounded by the ticks' distance. */
export const textOfTick = (control, value, decimals) =>
  String(attempt(() => control._element.format?.(value)) ?? numberFormat(control._language, decimals).format(value));

/** Places texts of ticks by their sizes. Returns the middle of each, or nothing for one that would touch something. */
export const placeTicks = (control, sizes) => {
  send(0, sizes.flatMap(({ width, height }) => [width, height]));
  wasm.placeTicks(control._handle, 2 * sizes.length);
  const points = read(2 * sizes.length);
  return sizes.map((_, index) => {
    const [x, y] = points.slice(2 * index);
    return isNaN(x) ? undefined : { x, y };
  });
};

/** Draws the ticks of a slider that is not painted. */
export function drawTicks(control) {
  const ticks = control._isPainted ? [] : readTicks(control);
  const hasTexts = hasLabels(control) && control._surroundings;
  const texts = hasTexts ? ticks.map(({ value, decimals }) => textOfTick(control, value, decimals)) : [];
  const sizes = hasTexts ? measured(control, texts) : [];
  const places = texts.length ? placeTicks(control, sizes) : [];
  if (hasTexts && control._isVertical) widen(control, measured(control, textsOf(control)), sizes);
  fill(control._ticks, 2 * ticks.length, index => make(control._tickBox, index % 2 ? 'tick-label' : 'tick'));
  ticks.forEach(({ x, y, toX, toY }, index) => {
    const [tick, label] = control._ticks.slice(2 * index);
    const turn = Math.atan2(toY - y, toX - x);
    const length = Math.hypot(toX - x, toY - y);
    style(tick, 'cssText', `translate:${place(x, y)};rotate:${turn}rad;width:${length}px`);
    const middle = places[index];
    writeText(label, middle ? texts[index] : '');
    if (middle) style(label, 'translate', place(middle.x, middle.y));
  });
}
