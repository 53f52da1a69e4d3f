import { images } from '../wire.ts';

const scales = [1, 2, 3];
let folder = '';

/** Sets the address of the folder with the images of the looks. */
export const setFolder = address => { folder = address; };

/** Returns the addresses of a look's image by resolution, or `undefined` if no image has this number. */
function addresses(id) {
  const name = images[id];
  if (name) return { '1x': `${folder}${name}.png`, '2x': `${folder}${name}@2x.png`, '3x': `${folder}${name}@3x.png` };
}

/**
 * Returns the address of an image in the lowest resolution that is not below the screen's, or in the highest one.
 *
 * @param image an address, or addresses by resolution; without either, the look's image with the number `id` is used
 */
export function addressOf(image, id) {
  if (typeof image === 'string') return image;
  const known = image ?? addresses(id);
  const given = scales.filter(scale => known?.[`${scale}x`]);
  const scale = given.find(scale => scale + 0.01 > devicePixelRatio) ?? given.at(-1);
  return scale ? known[`${scale}x`] : known?.src;
}
