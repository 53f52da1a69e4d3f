import { wasm, write } from './engine.js';

/** What attributes say: words, of which those with a star take numbers, with a plus one, and so many numbers without a word. */
const number = { most: 1 }, list = { most: Infinity }, pairs = { ...list, inPairs: true };
const words = (words, more) => ({ words: words.split(' '), ...more });
const flag = { flag: true }, unset = { flag: false };

/** The options by attribute, in the order of the engine's numbers. */
export const options = {
  'min': { ...number, fact: 6 }, 'max': { ...number, fact: 7 },
  'scale': words('linear logarithmic power+ piecewise* list*'),
  'step': words('none any list*', list),
  'minimum-span': number, 'maximum-span': number, 'minimum-separation': number,
  'selectable': { ...pairs, most: 2 }, 'limits': pairs, 'disabled-thumbs': list,
  'disabled': flag, 'exact': flag,
  'collision': words('stop push cross'), 'seam': words('stop wrap'),
  'press': words('bar thumb track bar-and-track anywhere'), 'bar': words('neighbours all'),
  'fine-control': flag, 'vertical-drag': flag,
  'marks': list, 'snaps-while-dragging': unset, 'continuous': unset, 'assistive-increment': number,
  'values': list, 'spans': list,
  'ticks': words('none steps count+ values*', list), 'neutral': number,
  // From here on the engine knows nothing of them.
  'orientation': words('horizontal vertical'), 'start': number, 'sweep': number, 'labels': flag, 'wheel': flag,
  'name': {}, 'label': {}, 'thumb-labels': {}, 'value': {}, 'aria-label': {},
};

export const names = Object.keys(options);
export const ofEngine = names.slice(0, names.indexOf('orientation'));
/** Those that are checked. */
export const checked = names.slice(0, names.indexOf('labels'));

export const isOn = (text, flag) => text == null ? !flag : text !== 'false';

/** Hands an option to the engine. */
export const set = (handle, name, list, word = 0) => {
  if (!ofEngine.includes(name)) return;
  write(word, list);
  wasm.set(handle, names.indexOf(name), list.length);
};

/** `-` stands for no number: limits without an entry, stops without a step. */
const spelledOut = {
  limits: text => text.split(',').map(pair => pair.trim() || '- -').join(),
  scale: text => text.replace(/\S+:\S+/g, stop => [...stop.split(':'), '-'].slice(0, 3)),
};

/** Hands an attribute's text to the engine. Returns what is wrong with it, and what is used then. */
export function parse(handle, name, text) {
  const { flag, words = [], most = 0, inPairs } = options[name];
  if (flag != null) {
    set(handle, name, [], +(isOn(text, flag) === flag));
    return [null, '', 'true', 'false', name].includes(text) ? '' : `"${text}" is not true, false; true`;
  }
  const tokens = (spelledOut[name]?.(text ?? '') ?? text ?? '').split(/[\s,]+/).filter(Boolean);
  const plain = words.map(word => word.replace(/[*+]/, '')), word = plain.indexOf(tokens[0]);
  if (word >= 0) tokens.shift();
  const allowed = word < 0 ? most : words[word].endsWith('*') ? Infinity : +words[word].endsWith('+');
  const numbers = tokens.map(Number), isBare = word >= 0 && allowed && !(allowed > 1 ? numbers.length : numbers[0] > 0);
  const wrong = numbers.findIndex((number, index) => index >= allowed || !isFinite(number) && (tokens[index] !== '-' || !spelledOut[name]));
  const isUnpaired = inPairs && numbers.some((number, index) => index % 2
    ? !(number >= numbers[index - 1] || Object.is(number, numbers[index - 1])) : index + 1 === numbers.length);
  const isRight = wrong < 0 && !isUnpaired && !isBare;
  set(handle, name, isRight ? numbers : [], isRight && word > 0 ? word : 0);
  return isRight ? '' : (isUnpaired && wrong < 0 ? 'it needs ascending pairs' : isBare ? `it needs numbers${allowed > 1 ? '' : ' above 0'}`
    : `"${tokens[wrong]}" is not ${plain.concat(most ? 'a number' : []).join(', ')}`) + '; the default';
}
