import { ofLooks, sliderOptions } from '../slider-options.js';
import { lookColors, lookNumbers, lookOptions, looks, measures, measureWords } from '../wire.ts';

/**
 * The forms of a metric's value:
 * - `words`: one of these words;
 * - `isFlag`: true or false;
 * - `isList`: any number of numbers;
 * - otherwise, one number, not below `minimum`.
 */
const flag = { isFlag: true };
const list = { isList: true };
const amount = { minimum: 0 };
const number = {};

const grammar = {
  thumbSize: amount,
  thumbLength: amount,
  thumbRoundness: amount,
  heldThumbScale: amount,
  turnsThumbs: flag,
  heldTrackScale: amount,
  thickness: amount,
  minorTicks: amount,
  tickLabels: flag,
  labels: flag,
  labelSpacing: amount,
  face: amount,
  needle: list,
  needleWidth: amount,
  readout: flag,
  histogram: list,
  histogramHeight: amount,
  readings: list,
  readingWidth: amount,
  showEnabledRange: flag,
  showObstacles: flag,
  cover: flag,
};

/** Returns the form of a metric's value. */
export function grammarOf(measure) {
  const words = measureWords[measure];
  return words ? { words } : grammar[measure] ?? number;
}

/** The options of a look that the page's styles set, and not attributes. */
const ofPage = ['isDark', 'hasMoreContrast', 'isOpaque', 'textScale', 'textColor', 'pageColor'];

const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const byAttribute = names => Object.fromEntries(names.map(name => [kebab(name), name]));

/** The options of a look for sizes, by their attributes. */
export const sizes = byAttribute(lookNumbers.filter(name => !ofPage.includes(name)));

const lookAttributes = { ...sizes, ...byAttribute(lookColors.filter(name => !ofPage.includes(name))) };

/** Warns of attributes that have no effect with the present look, or without a look. */
export function warnOfOptions(control) {
  const given = name => control._element.getAttribute(name);
  const known = given('look') == null
    ? Object.keys(sliderOptions) : lookOptions[looks.indexOf(given('look'))]?.split(' ');
  for (const [attribute, option] of Object.entries(lookAttributes)) {
    if (given(attribute) == null || !known || known.includes(option) || known.includes(attribute)) continue;
    const reason = given('look') == null ? 'it needs a look' : `the look ${given('look')} has none`;
    control._warn(`${attribute}="${given(attribute)}"`, `${reason}; nothing`);
  }
}

/** The metrics of parts that a slider without a look has, too. */
const ofWhole = ['thumbPlacement', 'thumbOffset', 'turnsThumbs', 'thumbVisibility', 'heldTrackScale'];

/** The attributes with which a picture shows all parts, as with a look. */
export const wholeAttributes = Object.keys(byAttribute(ofWhole));

/** The metrics that attributes set, by the attribute. */
export const attributeMeasures =
  byAttribute(measures.filter(name => name === 'labelOverlap' || ofLooks.includes(kebab(name))));

/** Whether an attribute is a flag, for which the text `false` has the same effect as no attribute. */
export const isFlag = attribute => grammar[attributeMeasures[attribute]]?.isFlag ?? false;

/** The attributes of looks and of painted parts, with the names of their properties. */
export const painting = { look: 'look', ...sizes, 'selected-end-color': 'selectedEndColor', ...attributeMeasures };
