let context;

/** The context of a canvas that measures texts and reads colors. Node has none, so it is made when it is used. */
export const canvas = () =>
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Returns the sizes of texts in the font that surrounds a control. */
export function measured(texts, { _fontSize: fontSize, _fontFamily: fontFamily }) {
  const context = canvas();
  context.font = `${fontSize}px ${fontFamily}`;
  return texts.map(text => ({ width: context.measureText(text).width, height: text && 1.2 * fontSize }));
}
