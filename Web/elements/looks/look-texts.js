import { timeText } from '../language.js';
import { lookTexts } from '../wire.ts';

/** The texts of sliders without a look, and of looks without own texts. */
const plain = { ticks: [], readout: 'value' };

const textsOf = look => Object.hasOwn(lookTexts, look) ? lookTexts[look] : plain;

/** Functions that return the text in the middle, by the kind of the readout. */
const readouts = {
  value: text => text,
  degrees: text => `${text}°`,
  duration: (_, spans, language) => {
    const minutes = Math.round(spans?.[0] ?? 0);
    return timeText(language, Math.floor(minutes / 60), minutes % 60);
  },
};

/** Returns the text of a look for the tick with an index, or `undefined` if it has none. */
export const tickText = (look, tick) => textsOf(look).ticks[tick];

/** Returns the text that a look shows in the middle, given the text of the values and the lengths of the spans. */
export const readoutText = (look, text, spans, language) => readouts[textsOf(look).readout](text, spans, language);

/**
 * Breaks a text into two lines: after a dash between two values or, without one, at the space nearest to the middle.
 * Returns no lines for a text without a space.
 */
export function onTwoLines(text) {
  const spaces = [...text.matchAll(/(?<=.)\s/g)].map(({ index }) => index);
  const distance = index => Math.abs(index - text.length / 2);
  const index = spaces.findLast(index => '–—-'.includes(text[index - 1]))
    ?? spaces.sort((one, other) => distance(one) - distance(other))[0];
  return index == null ? [] : [text.slice(0, index), text.slice(index + 1)];
}
