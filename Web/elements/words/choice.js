export const isEnglish = language => /^en\b/i.test(language);

/**
 * Returns the names in a language from a table of words, or the English names. The table omits names that are the same
 * as in English, and the most common format of names. Chinese is simplified unless the script or region is traditional.
 */
export const chosen = (english, words, language) => {
  const isTraditional = /^zh-(?!hans)(.*-)?(hant|tw|hk|mo)\b/i.test(language);
  const tag = isTraditional ? 'zh-Hant' : language.split('-')[0].toLowerCase();
  const row = words.split('\n').map(line => line.split('|')).find(([own]) => own === tag);
  if (!row) return english;
  const defaults = { ...english, Of: '1: 2' };
  return Object.fromEntries(Object.keys(english).map((name, index) => [name, row[index + 1] || defaults[name]]));
};
