import { makeFormat } from '../language.js';

/** Formats of numbers as they are typed, and the marks in numbers, by language. */
const formats = new Map;
const marks = new Map;

const known = (map, language, make) => map.get(language) ?? map.set(language, make()).get(language);

/** Writes a number so that a person can change it: as the language does, without marks between thousands. */
export const typedText = (language, value) => known(formats, language, () => makeFormat(language, {
  maximumSignificantDigits: 12, useGrouping: false, signDisplay: 'negative',
})).format(value);

/** The value of a digit of any script: the ten of a script follow each other. */
function digitOf(digit) {
  let code = digit.codePointAt();
  let count = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(--code))) count++;
  return count % 10;
}

/** The same characters in one form each: 0 to 9, one space, one minus sign, and no marks of direction. */
const plain = text => text.normalize('NFKC').replace(/[\u061c\u200e\u200f]/g, '').replace(/\s/g, ' ')
  .replace('−', '-').replaceAll('’', "'").replace(/\p{Nd}/gu, digitOf);

/** The decimal mark of a language, and its mark between thousands, if it has one. */
const marksOf = language => known(marks, language, () => {
  const parts = makeFormat(language, {}).formatToParts(1234567.5);
  return ['decimal', 'group'].map(type => plain(parts.find(part => part.type === type)?.value ?? ''));
});

/**
 * Reads a number as a person writes it in a language; NaN if it is none. A point or a comma that the language does not
 * have in its numbers is a decimal mark, but for one before three digits: that could separate thousands as well.
 */
export function typedNumber(language, text) {
  const [decimal, group] = marksOf(language);
  const typed = plain(text).trim();
  const others = [group, ' ', "'", '.', ','].filter(mark => mark && mark !== decimal);
  const separator = others.find(mark => separates(mark, decimal, typed));
  if (separator && separator !== group && /^-?\d+[.,]\d{3}$/.test(typed)) return NaN;
  const number = (separator ? typed.replaceAll(separator, '') : typed).replace(new RegExp(`[${decimal}.,]`), '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : NaN;
}

/** Whether a mark separates the thousands of a number, or as in India its hundreds beyond the first thousand. */
const separates = (mark, decimal, text) =>
  new RegExp(`^-?[1-9]\\d{0,2}([${mark}]\\d{2,3})*[${mark}]\\d{3}([${decimal}]\\d*)?$`).test(text);

/** Whether a text contains a number, and no other: this one, or this one rounded. */
export function isNumber(language, text, number) {
  const numbers = text.match(/[-−]?\p{Nd}([\p{Nd}.,٫٬'’\s]*\p{Nd})?/gu) ?? [];
  return numbers.length === 1 && Math.abs(typedNumber(language, numbers[0]) - number) <= Math.abs(number) / 20;
}
