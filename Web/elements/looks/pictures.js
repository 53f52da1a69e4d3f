/** Names of the looks' images in the folder `pictures` beside the script, by the engine's number from 1. */
const names = [
  'span-track', 'span-bar', 'span-bar-held', 'span-bar-disabled', 'span-thumb', 'span-thumb-held', 'span-thumb-focused',
  'span-thumb-disabled', 'photo-track', 'photo-bar', 'photo-bar-disabled', 'photo-thumb', 'photo-thumb-held',
  'photo-thumb-disabled', 'moon', 'sun',
];

let folder = '';
export const setFolder = address => { folder = address; };

/** The addresses of a look's image by resolution. */
export function images(id) {
  const name = names[id - 1];
  return name && { '1x': `${folder}${name}.png`, '2x': `${folder}${name}@2x.png`, '3x': `${folder}${name}@3x.png` };
}
