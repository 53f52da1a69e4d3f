import { textOfList } from './text-of-list.js';

/** How many numbers may follow a word, if any. */
const maximumOf = { power: 1, count: 1, piecewise: Infinity, list: Infinity, values: Infinity, positions: Infinity };

/**
 * What the attribute of each kind of option may say.
 * - `_flag`: true or false; its value is what holds without the attribute.
 * - `_modes`: the words that say how it is true.
 * - `_words`: words, and how many numbers may follow each. A word that takes numbers needs at least one; a word that
 *   takes a single number needs it above 0.
 * - `_numbers`: how many numbers it takes without a word.
 * - `_bare`: the number of an attribute without a text; as a flag, its property takes true and false too.
 * - `_isAmount`: a negative number means 0.
 * - `_wrong`: says what is wrong with numbers.
 * - `_spell`: rewrites the text into words and numbers; `-` stands for no number then.
 * - `_fact`: the fact of the engine that the property reads.
 * - `_otherwise`: what holds without the attribute, if that is not the first word; `_holds`: what the engine uses then.
 */
export const isOff = { _flag: false };
export const isOn = { _flag: true };
export const flag = modes => ({ ...isOff, _modes: modes.split(' ') });
export const color = {};
export const number = { _numbers: 1 };
export const amount = (initial, bare) => ({ ...number, _isAmount: true, _otherwise: () => initial, _bare: bare });
export const steps = initial => ({
  ...number,
  _otherwise: () => initial,
  _wrong: ([number = 1]) => !(number > 0 && number % 1 === 0) && 'it needs a whole number above 0',
});
export const numbers = { _numbers: Infinity };
export const ranges = {
  ...numbers,
  _wrong: numbers => numbers.some((number, index) => !isInRange(numbers, number, index)) && 'it needs ascending pairs',
};
export const range = { ...ranges, _numbers: 2 };
export const limits = { ...ranges, _spell: text => text.split(',').map(pair => pair.trim() || '- -').join() };
export const choice = (words, initial) => ({
  _words: Object.fromEntries(words.split(' ').map(word => [word, maximumOf[word] ?? 0])),
  _otherwise: () => initial,
});
export const scale = words => ({
  ...choice(words),
  _spell: text => text.replace(/\S+:\S+/g, stop => [...stop.split(':'), '-'].slice(0, 3).join()),
});
export const ticks = words => ({ ...choice(words), ...numbers });
export const step = words => ({
  ...ticks(words),
  _holds: ({ hasSteps }) => hasSteps ? '1' : 'any',
  _wrong: ([number, ...more]) => number < 0 && !more.length && 'it needs a number not below 0',
});

/** What attributes of all elements may say that are no options; texts have no grammar. */
export const ofAll = { 'keyboard': isOn, 'name': {}, 'label': {}, 'value': {}, 'aria-label': {} };

/** Whether a number is followed by the upper end of its range, or not below the lower end. */
function isInRange(numbers, number, index) {
  if (index % 2 === 0) return index + 1 < numbers.length;
  const lower = numbers[index - 1];
  return number >= lower || Object.is(number, lower);
}

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
  const row = table[name];
  const text = control._element.getAttribute(name);
  if (row._flag != null) return flagOf(text, row._flag);
  if (row._fact) return control._facts()[row._fact];
  if (text != null) return row._numbers === 1 ? Number((row._spell?.(text) ?? text) || row._bare || 0) : text;
  if (row._holds) return row._holds(control._facts());
  return row._otherwise?.(control) ?? Object.keys(row._words ?? {})[0] ?? null;
};

/**
 * The text of an attribute for a value of its property; `null` for no attribute. Flags take the texts that frameworks
 * set as properties, too.
 */
export const attributeOf = (value, name, table) => {
  const { _flag: flag, _bare: bare, _modes: modes } = table[name];
  if (value == null) return null;
  if (bare && typeof value === 'boolean') return value ? '' : null;
  if (flag != null) {
    if (modes?.includes(value)) return value;
    const isOn = value === '' || !!value && value !== 'false';
    return isOn === flag ? null : isOn ? '' : 'false';
  }
  return textOfList([value].flat());
};

/** Whether so many letters that are added, removed, or replaced make one word of another. */
const isNear = (one, other, count) => one === other || (one[0] === other[0]
  ? isNear(one.slice(1), other.slice(1), count)
  : count > 0 && [1, 2, 3].some(side => isNear(one.slice(side & 1), other.slice(side >> 1), count - 1)));

/** Says which words a text is not, and the word that is near enough to be meant. */
export function isNot(text, words) {
  const near = words.find(word => isNear(word, text.toLowerCase(), Math.min(2, word.length - 2)));
  return `"${text}" is not ${words.join(', ')}${near ? ` (did you mean ${near}?)` : ''}`;
}

/**
 * Parses an attribute's text. Returns the numbers of the option and the number of its word; and as `error` what is
 * wrong with the text and what is used instead, or ''.
 */
export function parse(name, text, table) {
  const { _flag: flag, _isAmount: isAmount, ...grammar } = table[name];
  if (text == null || flag != null) return parseFlag(name, text, flag, grammar._modes);
  const { word, numbers, error } = readText(grammar, text);
  if (error) return { numbers: [], word: 0, error: error + '; the default' };
  if (isAmount && numbers[0] < 0) return { numbers: [0], word: 0, error: 'it needs a number not below 0; 0' };
  return { numbers, word, error };
}

function parseFlag(name, text, flag, modes = []) {
  const words = ['true', 'false', ...modes];
  const isKnown = [null, '', name, ...words].includes(text);
  return { numbers: [], word: Number(flagOf(text, flag)), error: isKnown ? '' : isNot(text, words) + '; true' };
}

/** Reads a text by its grammar: the number of its word, its numbers, and what is wrong. */
function readText({ _words: counts = {}, _numbers: maximum = 0, _spell: spell, _wrong: wrong }, text) {
  const words = Object.keys(counts);
  const tokens = (spell?.(text) ?? text).split(/[\s,]+/).filter(Boolean);
  const word = words.indexOf(tokens[0]);
  const allowed = word < 0 ? maximum : counts[tokens.shift()];
  const numbers = tokens.map(Number);
  return { word: Math.max(0, word), numbers, error: wrongCount() ?? wrongToken() ?? (wrong?.(numbers) || '') };

  function wrongToken() {
    const isNone = token => token === '-' && spell;
    const token = tokens.find((token, index) => index >= allowed || !isFinite(numbers[index]) && !isNone(token));
    if (token == null) return;
    const [, low, high] = maximum > 1 && token.match(/^(-?[\d.]+)-(-?[\d.]+)$/) || [];
    if (high) return `"${token}" is not a number, write "${low} ${high}"`;
    return isNot(token, [...words, ...maximum ? ['a number'] : []]);
  }

  function wrongCount() {
    if (word < 0) return;
    if (allowed === 1 && !(numbers[0] > 0)) return 'it needs numbers above 0';
    if (allowed > 1 && !numbers.length) return 'it needs numbers';
  }
}
