import { timeText } from '../language.js';
import { lookTexts } from '../wire.ts';

/** The texts of sliders without a look, and of looks that have none of their own. */
const plain = { ticks: [], readout: 'value' };

const textsOf = look => Object.hasOwn(lookTexts, look) ? lookTexts[look] : plain;

/** Make the text in the middle, by the kind of the readout. */
const readouts = {
  value: text => text,
  degrees: text => `${text}°`,
  duration: (_, spans, language) => {
    const minutes = Math.round(spans?.[0] ?? 0);
    return timeText(language, Math.floor(minutes / 60), minutes % 60);
  },
};

/** Returns the text that a look has for a tick; `undefined` for none. */
export const tickText = (look, tick) => textsOf(look).ticks[tick];

/** Makes the text that a look shows in the middle, of the text of the values and of the spans. */
export const readoutText = (look, text, spans, language) => readouts[textsOf(look).readout](text, spans, language);

/**
 * Breaks a text into two lines, behind a dash between two values, else at the space that is nearest to the middle.
 * Returns no lines for a text without a space.
 */
export function onTwoLines(text) {
  const spaces = [...text.matchAll(/(?<=.)\s/g)].map(({ index }) => index);
  const away = index => Math.abs(index - text.length / 2);
  const index = spaces.findLast(index => '–—-'.includes(text[index - 1]))
    ?? spaces.sort((one, other) => away(one) - away(other))[0];
  return index == null ? [] : [text.slice(0, index), text.slice(index + 1)];
}
