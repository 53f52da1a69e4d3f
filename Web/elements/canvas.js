let context;

/** The context of a canvas that measures texts and reads colors. Node has none, so it is made when it is used. */
export const canvas = () =>
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Returns the sizes of texts in a font, that which surrounds a control or that of a part. */
export function measured(texts, { _font: font, _fontSize: fontSize }) {
  const context = canvas();
  context.font = font;
  return texts.map(text => ({ width: context.measureText(text).width, height: text && 1.2 * fontSize }));
}
