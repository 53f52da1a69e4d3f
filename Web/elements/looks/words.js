import { lookColors, lookNumbers, measureWords } from '../wire.js';

/**
 * How the value of a measure is given:
 * - `words`: one of these words;
 * - `isFlag`: true or false;
 * - `isList`: any number of numbers;
 * - otherwise one number, not below `least`.
 */
const flag = { isFlag: true };
const list = { isList: true };
const amount = { least: 0 };
const number = {};

const grammar = {
  thumbSize: amount,
  thumbLength: amount,
  heldThumbScale: amount,
  thickness: amount,
  minorTicks: amount,
  tickLabels: flag,
  labels: flag,
  face: amount,
  needle: list,
  needleWidth: amount,
  readout: flag,
  histogram: list,
  histogramHeight: amount,
  readings: list,
  readingWidth: amount,
  showSelectable: flag,
  cover: flag,
};

/** Returns how the value of a measure is given. */
export function grammarOf(measure) {
  const words = measureWords[measure];
  return words ? { words } : grammar[measure] ?? number;
}

const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const byAttribute = names => Object.fromEntries(names.map(name => [kebab(name), name]));

/** The sizes of a look that attributes choose, by the attribute. */
export const sizes = byAttribute(lookNumbers.filter(name => name !== 'isDark'));

/** The colours of a look that attributes choose, by the attribute. */
export const colors = byAttribute(lookColors);

/** The custom properties of a slider without a look that attributes set. */
export const plainColors = {
  'track-color': '--track', 'selected-color': '--accent', 'thumb-color': '--thumb', 'border-color': '--edge',
};

/** The attributes that do nothing without a look. */
export const ofLooks = [...Object.keys(sizes), 'selected-end-color'];

/** The measures that attributes set, by the attribute. */
export const attributeMeasures = byAttribute([
  'minorTicks', 'tickLabels', 'tickSide', 'labelPlacement', 'labelOverlap', 'histogram', 'histogramHeight', 'readings',
  'showSelectable', 'readout',
]);

/** Whether an attribute is on or off: with the text `false` it is as if it were not there. */
export const isFlag = attribute => grammar[attributeMeasures[attribute]]?.isFlag ?? false;

/** The attributes of looks and of what is painted, and their properties. */
export const painting = { look: 'look', ...sizes, ...colors, ...attributeMeasures };
