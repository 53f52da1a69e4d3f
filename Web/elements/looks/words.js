/** The engine's orders of parts, states and looks. */
export const roles = [
  'face', 'bar', 'selected-bar', 'track', 'selectable', 'span', 'minor-tick', 'tick', 'tick-label', 'mark', 'needle', 'thumb',
  'label', 'readout', 'cover',
];
export const states = ['normal', 'hovered', 'held', 'focused', 'disabled'];
export const looks = [
  'system', 'web', 'pictures', 'glow', 'flat', 'photos', 'layers', 'clock12', 'clock24', 'bedtime', 'thermostat', 'volume', 'hue',
  'compass',
];

/** What attributes and `metrics` measure, in the engine's order: lists, words, flags, or else one number each, of amounts none below 0. */
const list = { most: Infinity }, flag = { words: ['false', 'true'] }, amount = { least: 0 };
export const measures = {
  thumbSize: amount, thickness: amount, inset: {}, ends: { words: ['centers', 'edges'] },
  minorTicks: amount, tickLabels: flag, tickSide: { words: ['below', 'above'] }, tickDistance: {}, tickLength: {}, minorTickLength: {},
  tickWidth: {}, tickLabelDistance: {}, leastTickDistance: {},
  labels: flag, labelPlace: { words: ['above', 'below', 'inside'] }, labelMeeting: { words: ['apart', 'merge', 'overlap'] },
  face: amount, needle: list, needleWidth: amount, readout: flag,
  histogram: list, histogramHeight: amount, histogramGap: {}, readings: list, readingOverhang: {}, readingWidth: amount,
  showSelectable: flag, cover: flag,
};

/** Attributes that choose among a look's own variants, in the engine's order: numbers, then colours. */
export const variants = ['curvaceousness', 'border-width', 'corner-radius', 'look-height'];
export const colors = ['track-color', 'selected-color', 'selected-end-color', 'thumb-color', 'border-color'];

const kebab = name => name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase());

/** Attributes by the measures that they set. */
export const measured = Object.fromEntries(['minorTicks', 'tickLabels', 'tickSide', 'labelPlace', 'labelMeeting', 'histogram',
  'histogramHeight', 'readings', 'showSelectable', 'readout'].map(name => [kebab(name), name]));

/** Those that alone make a control be painted; `labels` does not. */
export const painting = ['look', ...variants, ...colors, ...Object.keys(measured)];
