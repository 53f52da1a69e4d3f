import { textOfList } from './text-of-list.js';
import { options as ofEngine, words } from './wire.ts';

/** What attributes of several options may say; see `options`. */
export const number = { numbers: 1 };
export const list = { numbers: Infinity };
export const amount = { numbers: 1, isAmount: true };
export const count = { numbers: 1, isCount: true };
export const isOff = { flag: false };
export const isOn = { flag: true };

/**
 * What the attributes may say that more than one kind of element has; texts have no entry.
 * - `flag`: true or false; its value is what holds without the attribute.
 * - `ways`: the words that say how it is true.
 * - `words`: words, and how many numbers may follow each. A word that takes numbers needs at least one; a word that
 *   takes a single number needs it above 0.
 * - `numbers`: how many numbers it takes without a word.
 * - `bare`: the number of an attribute without a text; as a flag, its property takes true and false too.
 * - `areRanges`: the numbers are ascending pairs.
 * - `isCount`: the number is whole and above 0.
 * - `isDistance`: a single number is not below 0.
 * - `isAmount`: it is a number, and a negative one means 0.
 * - `spell`: rewrites the text into words and numbers; `-` stands for no number then.
 * - `fact`: the fact of the engine that the property reads.
 * - `otherwise`: what an element uses without the attribute, if that is not the first word.
 * - `holds`: what the engine uses without the attribute, by its facts, if that is not the first word.
 */
export const options = {
  'min': { ...number, fact: 'lower' },
  'max': { ...number, fact: 'upper' },
  'scale': {
    words: words.scale,
    spell: text => text.replace(/\S+:\S+/g, stop => [...stop.split(':'), '-'].slice(0, 3).join()),
  },
  'step': { words: words.step, ...list, isDistance: true, holds: ({ hasSteps }) => hasSteps ? '1' : 'any' },
  'enabled-range': { numbers: 2, areRanges: true },
  'thumb-limits': { ...list, areRanges: true, spell: text => text.split(',').map(pair => pair.trim() || '- -').join() },
  'forbidden-ranges': { ...list, areRanges: true },
  'disabled-thumbs': list,
  'disabled': isOff,
  'exact': isOff,
  'wraps': isOff,
  'fine-control': isOff,
  'detents': list,
  'detent-distance': { ...amount, holds: () => 8 },
  'snaps-while-dragging': isOn,
  'readonly': isOff,
  'arrow-steps': { ...count, holds: () => 1 },
  'page-steps': { ...count, holds: () => 10 },
  'continuous': isOn,
  'accessibility-step': amount,
  'resets-on-double-tap': isOff,
  'reset-values': list,
  'values': list,
  'ticks': { words: words.ticks, ...list },
  'direction': { words: { auto: 0, right: 0, left: 0, up: 0, down: 0 } },
  'start': number,
  'sweep': number,
  'wheel': isOff,
  'wheel-over-thumbs': isOff,
  'keyboard': isOn,
  'text-entry': isOff,
  'name': {},
  'label': {},
  'value': {},
  'aria-label': {},
  'selected-color': {},
  'thumb-color': {},
  'border-color': {},
};

/** `minimum-span` as `minimumSpan`; `readonly` as in HTML. */
export const propertyName = attribute =>
  attribute === 'readonly' ? 'readOnly' : attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Whether a flag is on. */
export const flagOf = (text, otherwise = false) => text == null ? otherwise : text !== 'false';

/** The items of a list or a text. */
export const itemsOf = values =>
  typeof values === 'string' ? values.split(/[\s,]+/).filter(Boolean) : [values].flat();

/** Reads values from a list or a text. Returns `undefined` if one of them is no finite number, or if there is none. */
export const numbersOf = values => {
  const list = itemsOf(values).map(item => item === '' ? NaN : Number(item ?? NaN));
  return list.length && list.every(isFinite) ? list : undefined;
};

/** The value of an attribute's property, by a table of options. */
export const valueOf = (control, name, table) => {
  const { flag, words, numbers, bare, fact, spell, otherwise, holds } = table[name];
  const text = control._element.getAttribute(name);
  if (flag != null) return flagOf(text, flag);
  if (fact) return control._facts()[fact];
  if (text != null) return numbers === 1 && !words ? Number((spell?.(text) ?? text) || bare || 0) : text;
  if (holds) return holds(control._facts());
  return otherwise?.(control) ?? Object.keys(words ?? {})[0] ?? null;
};

/**
 * The text of an attribute for a value of its property; `null` for no attribute. Flags take the texts that frameworks
 * set as properties, too.
 */
export const attributeOf = (value, name, table) => {
  const { flag, bare, ways } = table[name];
  if (value == null) return null;
  if (bare && typeof value === 'boolean') return value ? '' : null;
  if (flag != null) {
    if (ways?.includes(value)) return value;
    const isOn = value === '' || !!value && value !== 'false';
    return isOn === flag ? null : isOn ? '' : 'false';
  }
  return textOfList([value].flat());
};

/** The number of an option in the engine; -1 for one that the elements have alone. */
export const numberOf = name => ofEngine.indexOf(name);

/**
 * Parses an attribute's text. Returns the numbers of the option and the number of its word; and as `error` what is
 * wrong with the text and what is used instead, or ''.
 */
export function parse(name, text, table) {
  const { flag, words = {}, isAmount } = table[name];
  if (text == null) return { numbers: [], word: Number(flag ?? 0), error: '' };
  if (flag != null) return parseFlag(name, text, table);
  const { word, numbers, error } = readText(table[name], text);
  if (error) return { numbers: [], word: 0, error: error + '; the default' };
  if (isAmount && numbers[0] < 0) return { numbers: [0], word: 0, error: 'it needs a number not below 0; 0' };
  return { numbers, word: Math.max(0, Object.keys(words).indexOf(word)), error };
}

function parseFlag(name, text, table) {
  const { flag, ways = [] } = table[name];
  const words = ['true', 'false', ...ways];
  const isKnown = ['', name, ...words].includes(text);
  return {
    numbers: [], word: Number(flagOf(text, flag)), error: isKnown ? '' : `"${text}" is not ${words.join(', ')}; true`,
  };
}

/** Reads a text by its grammar: its word, its numbers, and what is wrong. */
function readText({ words = {}, numbers: most = 0, areRanges, isCount, isDistance, spell }, text) {
  const tokens = (spell?.(text) ?? text).split(/[\s,]+/).filter(Boolean);
  const word = Object.hasOwn(words, tokens[0]) ? tokens.shift() : undefined;
  const numbers = tokens.map(Number);
  return { word, numbers, error: wrongCount() ?? wrongToken() ?? wrongRange() ?? '' };

  function wrongToken() {
    const allowed = word == null ? most : words[word];
    const isNone = token => token === '-' && spell;
    const wrong = tokens.findIndex((token, index) => index >= allowed || !isFinite(numbers[index]) && !isNone(token));
    if (wrong < 0) return;
    const [, low, high] = areRanges && tokens[wrong].match(/^(-?[\d.]+)-(-?[\d.]+)$/) || [];
    if (high) return `"${tokens[wrong]}" is not a number, write "${low} ${high}"`;
    return `"${tokens[wrong]}" is not ${[...Object.keys(words), ...most ? ['a number'] : []].join(', ')}`;
  }

  function wrongCount() {
    if (words[word] === 1 && !(numbers[0] > 0)) return 'it needs numbers above 0';
    if (words[word] > 1 && !numbers.length) return 'it needs numbers';
  }

  function wrongRange() {
    if (isCount && numbers.some(number => !(number > 0 && number % 1 === 0))) return 'it needs a whole number above 0';
    if (isDistance && numbers.length === 1 && numbers[0] < 0) return 'it needs a number not below 0';
    if (areRanges && numbers.some((number, index) => !isInRange(number, index))) return 'it needs ascending pairs';
  }

  /** Whether a number is followed by the upper end of its range, or not below the lower end. */
  function isInRange(number, index) {
    if (index % 2 === 0) return index + 1 < numbers.length;
    const lower = numbers[index - 1];
    return number >= lower || Object.is(number, lower);
  }
}
