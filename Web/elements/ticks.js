import { read, record, wasm, write as send } from './engine.js';
import { measured, textsOf, widen } from './labels.js';
import { numberFormat } from './language.js';
import { attempt, fill, hasLabels, make, place, style, write, writeText } from './parts.js';
import { tickFacts, tickKind } from './wire.js';

/** Reads the ticks from the engine, first those that can have a text. */
export const readTicks = control => Array.from(
  { length: wasm.ticks(control._handle) }, (_, index) => record(tickFacts, index * tickFacts.length));

/** Lets the page decide what each tick is. */
function filterTicks(control) {
  const filter = control._filterTick;
  if (!filter) return;
  const ticks = readTicks(control).sort((one, other) => one.fraction - other.fraction);
  // Values at fractions of the track have an error of rounding, which no page should meet.
  const kinds = ticks.map(({ value, kind }) => attempt(() => filter(Number(value.toPrecision(12)), kind)) ?? kind);
  const ofKinds = (...wanted) => ticks.flatMap(({ fraction }, index) => wanted.includes(kinds[index]) ? fraction : []);
  const { minor, large, small } = tickKind;
  const lists = [ofKinds(large, small), ofKinds(small), ofKinds(minor)];
  send(0, lists.flat());
  wasm.chooseTicks(control._handle, lists.flat().length, lists[0].length, lists[1].length);
}

/** The text of a tick: what the page's `format` makes of its value, or a number rounded by the ticks' distance. */
export const textOfTick = (control, value, decimals) =>
  String(attempt(() => control._element.format?.(value)) ?? numberFormat(control._language, decimals).format(value));

/** Places texts of ticks by their sizes. Returns the middle of each, or nothing for one that would touch something. */
export const placeTicks = (control, sizes) => {
  send(0, sizes.flatMap(({ width, height }) => [width, height]));
  wasm.placeTicks(control._handle, 2 * sizes.length);
  const points = read(2 * sizes.length);
  control._tickTexts = sizes.map((size, index) => {
    const [x, y] = points.slice(2 * index);
    return isNaN(x) ? undefined : { x, y, ...size };
  });
  return control._tickTexts;
};

/** Draws the ticks of a slider that is not painted. */
export function drawTicks(control) {
  filterTicks(control);
  const ticks = control._isPainted ? [] : readTicks(control);
  const hasTexts = hasLabels(control) && control._surroundings;
  const withTexts = hasTexts ? ticks.filter(({ kind }) => kind) : [];
  const texts = withTexts.map(({ value, decimals }) => textOfTick(control, value, decimals));
  const sizes = hasTexts ? measured(control, texts) : [];
  control._tickTexts = [];
  const places = texts.length ? placeTicks(control, sizes) : [];
  if (hasTexts && control._isVertical) widen(control, measured(control, textsOf(control)), sizes);
  fill(control._ticks, 2 * ticks.length, index => make(control._tickBox, index % 2 ? 'tick-label' : 'tick'));
  ticks.forEach(({ x, y, toX, toY, kind }, index) => {
    const [tick, label] = control._ticks.slice(2 * index);
    const turn = Math.atan2(toY - y, toX - x);
    const length = Math.hypot(toX - x, toY - y);
    write(tick, 'part', kind === tickKind.large ? 'tick' : 'tick minor-tick');
    style(tick, 'cssText', `translate:${place(x, y)};rotate:${turn}rad;width:${length}px`);
    const middle = places[index];
    writeText(label, middle ? texts[index] : '');
    if (middle) style(label, 'translate', place(middle.x, middle.y));
  });
}
