import { setOption } from './engine.js';

/** What an attribute may say: words, of which those with a star take numbers, and numbers without a word. */
const number = { least: 1, most: 1 }, list = { least: 0, most: Infinity };
const pair = { least: 2, most: 2, inPairs: true };
const words = (...words) => ({ words });
const flag = { flag: true }, unset = { flag: false };

/** The options by attribute, in the order of the engine's numbers. */
export const options = {
  'min': number, 'max': number,
  'scale': words('linear', 'logarithmic', 'power*', 'piecewise*', 'list*'),
  'step': { ...list, ...words('none', 'any', 'list*') },
  'minimum-span': number, 'maximum-span': number, 'minimum-separation': number,
  'selectable': pair, 'limits': { ...list, inPairs: true }, 'disabled-thumbs': list,
  'disabled': flag, 'exact': flag,
  'collision': words('stop', 'push', 'cross'),
  'seam': words('stop', 'wrap'),
  'press': words('bar', 'thumb', 'track', 'bar-and-track', 'anywhere'),
  'bar': words('neighbours', 'all'),
  'fine-control': flag, 'vertical-drag': flag,
  'marks': list, 'snaps-while-dragging': unset, 'continuous': unset, 'assistive-increment': number,
  'values': list, 'spans': list,
  'ticks': { ...list, ...words('none', 'steps', 'count*', 'values*') },
};

/** Attributes that the engine knows nothing of. */
export const hostOptions = {
  'orientation': words('horizontal', 'vertical'), 'start': number, 'sweep': number, 'labels': flag, 'wheel': flag,
  'name': {}, 'label': {}, 'thumb-labels': {}, 'value': {}, 'aria-label': {},
};

export const keys = Object.keys(options);

export const isOn = (text, { flag }) => text == null ? !flag : (text !== 'false');

/** `- ` stands for no number: limits without an entry, stops without a step. */
const spelledOut = {
  limits: text => text.split(',').map(pair => pair.trim() || '- -').join(' '),
  scale: text => text.replace(/(\S+:\S+)/g, stop => stop.split(':').concat('-').slice(0, 3).join(' ')),
};

/** Reads an attribute's text into the number of its word and its numbers, or throws what is wrong with it. */
export function parse(name, text, option) {
  if ('flag' in option) return { word: +(isOn(text, option) === option.flag), list: [] };
  if (text == null) return { word: 0, list: [] };
  const tokens = (spelledOut[name]?.(text) ?? text).split(/[\s,]+/).filter(Boolean);
  const known = option.words ?? [], plain = known.map(word => word.replace('*', ''));
  const word = plain.indexOf(tokens[0]);
  const most = word < 0 ? option.most ?? -1 : known[word] === plain[word] ? 0 : Infinity;
  if (word >= 0) tokens.shift();
  const list = tokens.map(token => token === '-' ? NaN : Number(token));
  const wrong = tokens.find((token, index) => token !== '-' && !isFinite(list[index]));
  if (wrong != null || most < 0) throw `"${wrong ?? text}" is not ${[...plain, option.most ? 'a number' : []].flat().join(', ')}`;
  if (list.length > most || word < 0 && list.length < option.least) throw `it has ${list.length} numbers`;
  if (option.inPairs && list.some((number, index) => index % 2 ? number < list[index - 1] : index + 1 === list.length)) {
    throw 'it needs pairs, each in ascending order';
  }
  return { word: Math.max(word, 0), list };
}

/** Hands an attribute to the engine. */
export function apply(handle, name, text, warn) {
  const option = options[name];
  let value;
  try {
    value = parse(name, text, option);
  } catch (fault) {
    warn(name, fault, 'the default is used');
    value = parse(name, null, option);
  }
  setOption(handle, keys.indexOf(name), value.word, value.list);
}
