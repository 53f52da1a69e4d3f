import { textOfList } from './text-of-list.js';

/** How many numbers may follow a word; no others may have numbers. */
const maximumOf = { power: 1, count: 1, piecewise: Infinity, list: Infinity, values: Infinity, positions: Infinity };

/**
 * The grammars of attributes, one for each kind of option.
 * - `_flag`: a Boolean option; the default is this value.
 * - `_modes`: words that mean true and select a mode.
 * - `_words`: the words, and how many numbers may follow each. A word that can have numbers needs at least one; a word
 *   with a single number needs one above 0.
 * - `_numbers`: how many numbers the text may have without a word.
 * - `_bare`: the number for an attribute without a text. Its property accepts true and false, too.
 * - `_isAmount`: negative numbers mean 0.
 * - `_wrong`: returns what is wrong with numbers.
 * - `_spell`: rewrites the text into words and numbers, with `-` for a missing number.
 * - `_fact`: the fact of the engine that the property returns.
 * - `_otherwise`: returns the default, if that is not the first word.
 * - `_holds`: returns the value that the engine uses without the attribute.
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

/** The grammars of attributes of all elements that are not options; texts have an empty grammar. */
export const ofAll = { 'keyboard': isOn, 'name': {}, 'label': {}, 'value': {}, 'aria-label': {} };

/** Whether a number in a list of ranges is a lower end with an upper end after it, or an upper end that isn't lower. */
function isInRange(numbers, number, index) {
  if (index % 2 === 0) return index + 1 < numbers.length;
  const lower = numbers[index - 1];
  return number >= lower || Object.is(number, lower);
}

/** Returns the name of an attribute's property: `minimumSpan` for `minimum-span`; for `readonly`, that of HTML. */
export const propertyName = attribute =>
  attribute === 'readonly' ? 'readOnly' : attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Whether a flag with this text is on. */
export const flagOf = (text, otherwise = false) => text == null ? otherwise : text !== 'false';

/** Returns the items of a list, or of a text with spaces or commas. */
export const itemsOf = values =>
  typeof values === 'string' ? values.split(/[\s,]+/).filter(Boolean) : [values].flat();

/** Returns the numbers of a list or a text, or `undefined` if there are none or if one is not a finite number. */
export const numbersOf = values => {
  const list = itemsOf(values).map(item => item === '' ? NaN : Number(item ?? NaN));
  return list.length && list.every(isFinite) ? list : undefined;
};

/** Returns the value of an attribute's property, by a table of options. */
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
 * Returns the text of an attribute for a value of its property, or `null` to remove the attribute. Flags accept texts,
 * too, since frameworks set them as properties.
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

/** Whether two words differ by at most this many letters that are added, removed, or replaced. */
const isNear = (one, other, count) => one === other || (one[0] === other[0]
  ? isNear(one.slice(1), other.slice(1), count)
  : count > 0 && [1, 2, 3].some(side => isNear(one.slice(side & 1), other.slice(side >> 1), count - 1)));

/** Returns a message that a text is none of the allowed words, with a similar word if there is one. */
export function isNot(text, words) {
  const near = words.find(word => isNear(word, text.toLowerCase(), Math.min(2, word.length - 2)));
  return `"${text}" is not ${words.join(', ')}${near ? ` (did you mean ${near}?)` : ''}`;
}

/**
 * Parses an attribute's text. Returns the option's numbers, the index of its word, and an error: what is wrong with the
 * text and what is used instead, or an empty text.
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

/** Reads a text by its grammar. Returns the index of its word, its numbers, and what is wrong, or an empty text. */
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
