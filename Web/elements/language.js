/** The language of an element: its own, that of an element around it, or the user's. */
export const languageOf = element => {
  for (let node = element; node; node = node.getRootNode().host) {
    const tag = node.closest('[lang]')?.lang;
    if (tag != null) return tag || navigator.language;
  }
  return navigator.language;
};

/** Formats of numbers by language and decimals: to make one costs more than to draw a thumb. */
const formats = new Map;

/** Writes numbers in a language; in the user's where the tag is none. */
export const numberFormat = (language, maximumFractionDigits) => {
  const key = `${language} ${maximumFractionDigits}`;
  if (!formats.has(key)) formats.set(key, makeFormat(language, { maximumFractionDigits, signDisplay: 'negative' }));
  return formats.get(key);
};

/** Writes hours and minutes with their units in a language, such as "8 hr, 20 min", but for those that are 0. */
export function timeText(language, hours, minutes) {
  const texts = [[hours, 'hour'], [minutes, 'minute']]
    .filter(([count], index) => count || index && !hours)
    .map(([count, unit]) => makeFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count));
  const options = { type: 'unit', style: 'short' };
  try {
    return new Intl.ListFormat(language, options).format(texts);
  } catch {
    return new Intl.ListFormat(undefined, options).format(texts);
  }
}

/**
 * Makes a format of numbers in a language; in the user's where the tag is none. Browsers before 2023 write no more than
 * 20 decimals.
 */
export function makeFormat(language, options) {
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    const { maximumFractionDigits: decimals } = options;
    return new Intl.NumberFormat(undefined, decimals > 20 ? { ...options, maximumFractionDigits: 20 } : options);
  }
}
