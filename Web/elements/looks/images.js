import { images } from './pictures.js';

/** The address of an image in the least resolution that is no less than the screen's; of looks' own images by their number. */
export function addressOf(image, id) {
  if (typeof image === 'string') return image;
  const known = image ?? images(id), has = [1, 2, 3].filter(scale => known?.[scale + 'x']);
  const scale = has.find(scale => scale + 0.01 > devicePixelRatio) ?? has.at(-1);
  return scale ? known[scale + 'x'] : known?.src;
}
