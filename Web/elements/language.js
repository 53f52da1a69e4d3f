/** Returns the language of an element: its own, that of an enclosing element, or the user's. */
export const languageOf = element => {
  for (let node = element; node; node = node.getRootNode().host) {
    const tag = node.closest('[lang]')?.lang;
    if (tag != null) return tag || navigator.language;
  }
  return navigator.language;
};

/** Number formats by language and decimals. They are kept because making one costs more than drawing a thumb. */
const formats = new Map;

/** Returns a number format of a language, or of the user's language if the tag is invalid. */
export const numberFormat = (language, maximumFractionDigits) => {
  const key = `${language} ${maximumFractionDigits}`;
  if (!formats.has(key)) formats.set(key, makeFormat(language, { maximumFractionDigits, signDisplay: 'negative' }));
  return formats.get(key);
};

/** Returns hours and minutes with their units in a language, such as "8 hr, 20 min", without a part that is 0. */
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
 * Makes a number format of a language, or of the user's language if the tag is invalid. Browsers before 2023 support
 * at most 20 decimals.
 */
export function makeFormat(language, options) {
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    const { maximumFractionDigits: decimals } = options;
    return new Intl.NumberFormat(undefined, decimals > 20 ? { ...options, maximumFractionDigits: 20 } : options);
  }
}
