/** The names of thumbs in English, which every script has. */
export const english = {
  Minimum: 'Minimum', Maximum: 'Maximum', Value: 'Value', Start: 'Start', End: 'End', Of: '{thumb} {slider}',
  Type: 'Type a value',
};

export const isEnglish = language => /^en\b/i.test(language);

/** Chooses the names in a language, or in English. Chinese is simplified if no script or place says else. */
export const chosen = (words, language) => {
  const isTraditional = /^zh-(?!hans)(.*-)?(hant|tw|hk|mo)\b/i.test(language);
  const tag = isTraditional ? 'zh-Hant' : language.split('-')[0].toLowerCase();
  const texts = (words[tag] ?? words.en).split('|');
  return Object.fromEntries(words.names.split('|').map((name, index) => [name, texts[index]]));
};
