import { makeFormat } from '../language.js';

/** The formats of typed numbers, and the decimal and thousands marks, by language. */
const formats = new Map;
const marks = new Map;

const known = (map, language, make) => map.get(language) ?? map.set(language, make()).get(language);

/** Returns the text of a number for editing: as in the language, but without thousands marks. */
export const typedText = (language, value) => known(formats, language, () => makeFormat(language, {
  maximumSignificantDigits: 12, useGrouping: false, signDisplay: 'negative',
})).format(value);

/** Returns the value of a digit in any script. The ten digits of a script have consecutive codes, from 0 to 9. */
function digitOf(digit) {
  let code = digit.codePointAt();
  let count = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(--code))) count++;
  return count % 10;
}

/** Returns a text with ASCII digits, spaces, minus signs, and apostrophes, and without marks of text direction. */
const plain = text => text.normalize('NFKC').replace(/[\u061c\u200e\u200f]/g, '').replace(/\s/g, ' ')
  .replace('−', '-').replaceAll('’', "'").replace(/\p{Nd}/gu, digitOf);

/** Returns the decimal mark of a language, and its thousands mark, or an empty text if it has none. */
const marksOf = language => known(marks, language, () => {
  const parts = makeFormat(language, {}).formatToParts(1234567.5);
  return ['decimal', 'group'].map(type => plain(parts.find(part => part.type === type)?.value ?? ''));
});

/**
 * Returns the number that a person has typed in a language, or NaN for a text that is not a number. A point or a comma
 * that the language doesn't use in numbers is a decimal mark, unless three digits follow: then it is ambiguous.
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

/** Whether a mark separates the thousands of a number or, as in India, pairs of digits above the thousands. */
const separates = (mark, decimal, text) =>
  new RegExp(`^-?[1-9]\\d{0,2}([${mark}]\\d{2,3})*[${mark}]\\d{3}([${decimal}]\\d*)?$`).test(text);

/** Whether a text contains exactly one number, which is about equal to this number. */
export function isNumber(language, text, number) {
  const numbers = text.match(/[-−]?\p{Nd}([\p{Nd}.,٫٬'’\s]*\p{Nd})?/gu) ?? [];
  return numbers.length === 1 && Math.abs(typedNumber(language, numbers[0]) - number) <= Math.abs(number) / 20;
}
