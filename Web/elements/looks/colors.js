const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Red, green, blue, alpha of what the browser makes of a colour's text: 0 to 1, in sRGB. */
const components = text => {
  const [, letters] = text.match(/^#(\w{6})$/) ?? [];
  if (letters) return [0, 2, 4].map(index => parseInt(letters.slice(index, index + 2), 16) / 255).concat(1);
  const [, kind, list] = text.match(/^(rgba?|color)\((.*)\)$/) ?? [], numbers = list?.match(/[\d.e-]+/g).map(Number);
  if (kind?.startsWith('rgb')) return [...numbers.slice(0, 3).map(number => number / 255), numbers[3] ?? 1];
  if (list?.startsWith('srgb ')) return [...numbers.slice(0, 3), numbers[3] ?? 1];
  context.clearRect(0, 0, 1, 1);
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].map(byte => byte / 255);
};

/**
 * The components of any CSS colour; `undefined` of what is none. What depends on the page, such as `var(--mine)`,
 * `currentColor` and the system's colours, is what it is for a node when this is asked.
 */
export function color(text, node) {
  if (!CSS.supports('color', text)) return;
  if (node?.isConnected && /var\(|light-dark\(|currentcolor|canvas|highlight|text|accent|button|field/i.test(text)) {
    node.style.backgroundColor = text;
    text = getComputedStyle(node).backgroundColor;
    node.style.backgroundColor = '';
  }
  context.fillStyle = text;
  return components(context.fillStyle);
}

const hex = component => Math.round(255 * Math.min(1, Math.max(0, component))).toString(16).padStart(2, '0');

/** The attributes that paint with a colour: `fill`, `stroke`, or the `flood` and `stop` of effects. */
export const painted = (name, [red, green, blue, alpha]) => ({
  [name === 'fill' || name === 'stroke' ? name : `${name}-color`]: '#' + hex(red) + hex(green) + hex(blue),
  [`${name}-opacity`]: alpha < 1 ? rounded(alpha) : null,
});

/** To a thousandth, which no screen shows. */
export const rounded = number => String(Math.round(number * 1000) / 1000 + 0);
