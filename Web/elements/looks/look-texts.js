import { lookTexts } from '../wire.ts';

/** The texts of sliders without a look, and of looks that have none of their own. */
const plain = { ticks: [], readout: 'value' };

const textsOf = look => Object.hasOwn(lookTexts, look) ? lookTexts[look] : plain;

/** Writes minutes as "8 h 20". */
function hours(minutes) {
  const whole = Math.round(minutes);
  const rest = whole % 60;
  const text = `${Math.floor(whole / 60)} h`;
  return rest ? `${text} ${rest}` : text;
}

/** Make the text in the middle, by the kind of the read-out. */
const readouts = {
  value: text => text,
  degrees: text => `${text}°`,
  duration: (_, spans) => hours(spans?.[0] ?? 0),
};

/** Returns the text that a look has for a tick; `undefined` for none. */
export const tickText = (look, tick) => textsOf(look).ticks[tick];

/** Makes the text that a look shows in the middle, of the text of the values and of the spans. */
export const readoutText = (look, text, spans) => readouts[textsOf(look).readout](text, spans);

/**
 * Breaks a text into two lines, behind a dash between two values, else at the space that is nearest to the middle.
 * Returns no lines for a text without a space.
 */
export function onTwoLines(text) {
  const spaces = [...text.matchAll(/(?<=.)\s/g)].map(({ index }) => index);
  const away = place => Math.abs(place - text.length / 2);
  const place = spaces.findLast(place => '–—-'.includes(text[place - 1]))
    ?? spaces.sort((one, other) => away(one) - away(other))[0];
  return place == null ? [] : [text.slice(0, place), text.slice(place + 1)];
}
