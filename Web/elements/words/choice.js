export const isEnglish = language => /^en\b/i.test(language);

/**
 * Chooses the names in a language from a table of words, or the English ones. The table leaves out what is as in
 * English, and how most languages put names together. Chinese is simplified if no script or place says else.
 */
export const chosen = (english, words, language) => {
  const isTraditional = /^zh-(?!hans)(.*-)?(hant|tw|hk|mo)\b/i.test(language);
  const tag = isTraditional ? 'zh-Hant' : language.split('-')[0].toLowerCase();
  const row = words.split('\n').map(line => line.split('|')).find(([own]) => own === tag);
  if (!row) return english;
  const usual = { ...english, Of: '1: 2' };
  return Object.fromEntries(Object.keys(english).map((name, index) => [name, row[index + 1] || usual[name]]));
};
