let context;

/** The context of a canvas that measures texts and reads colors. Node has none, so it is made when it is used. */
export const canvas = () =>
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
