let context;

/** Returns the context of a canvas that measures texts and reads colors. It is made at its first use. */
export const canvas = () =>
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Returns the spaces between letters and between words in a computed style, as lengths. */
export const spacesOf = computed =>
  ['letterSpacing', 'wordSpacing'].map(name => computed[name].replace('normal', '0px'));

/** Returns the width of a text in a font, with these spaces between letters and between words. */
export function widthOf(text, font, [letterSpacing, wordSpacing]) {
  const context = Object.assign(canvas(), { font, letterSpacing, wordSpacing });
  return context.measureText(text).width;
}

/** Returns the size of a text in the font of a style: that of the page around a control, or that of a part. */
export const measured = (text, { _font: font, _fontSize: fontSize, _spaces: spaces }) =>
  ({ width: widthOf(text, font, spaces), height: text && 1.2 * fontSize });
