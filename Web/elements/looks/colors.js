import { canvas } from '../canvas.js';

const black = { red: 0, green: 0, blue: 0, alpha: 1 };

const fromBytes = ([red, green, blue], alpha = 1) => ({ red: red / 255, green: green / 255, blue: blue / 255, alpha });

/** Returns the components of a color from the text that a canvas makes of it. */
function components(text) {
  const [, digits] = text.match(/^#(\w{6})$/) ?? [];
  if (digits) return fromBytes([0, 2, 4].map(start => parseInt(digits.slice(start, start + 2), 16)));
  const [, kind, list] = text.match(/^(rgba?|color)\((.*)\)$/) ?? [];
  const numbers = list?.match(/[\d.e-]+/g).map(Number);
  if (kind?.startsWith('rgb')) return fromBytes(numbers, numbers[3]);
  if (list?.startsWith('srgb ')) {
    const [red, green, blue, alpha = 1] = numbers;
    return { red, green, blue, alpha };
  }
  return pixel();
}

/** Returns the components of the canvas's fill color, read from a pixel that is filled with it. */
function pixel() {
  const context = canvas();
  context.clearRect(0, 0, 1, 1);
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return fromBytes(data, data[3] / 255);
}

/** Whether a color depends on the page: on a custom property, on the color of text, or on system colors. */
const isOfPage = text => /var\(|light-dark\(|currentcolor|canvas|highlight|text|accent|button|field/i.test(text);

/**
 * Returns the components of any CSS color: `{ red, green, blue, alpha }`, 0 to 1 in sRGB; `undefined` for a text that
 * is not a color. A color that depends on the page is computed for a node, with its present styles.
 */
export function color(text, node) {
  if (!CSS.supports('color', text)) return;
  const context = canvas();
  context.fillStyle = node?.isConnected && isOfPage(text) ? computed(text, node) : text;
  return components(context.fillStyle);
}

/** Returns a color as the browser computes it for a node. */
function computed(text, node) {
  node.style.backgroundColor = text;
  const { backgroundColor } = getComputedStyle(node);
  node.style.backgroundColor = '';
  return backgroundColor;
}

/** Returns the color of a text. It is black for a gradient or an image, which texts cannot have. */
export const textColor = ({ fill }) => fill.color ?? black;

function hex(component) {
  const byte = Math.round(255 * Math.min(1, Math.max(0, component)));
  return byte.toString(16).padStart(2, '0');
}

/** Returns the SVG attributes for a color, with the prefix `fill`, `stroke`, `flood`, or `stop`. */
export function painted(prefix, { red, green, blue, alpha }) {
  const name = prefix === 'fill' || prefix === 'stroke' ? prefix : `${prefix}-color`;
  return {
    [name]: `#${hex(red)}${hex(green)}${hex(blue)}`,
    [`${prefix}-opacity`]: alpha < 1 ? rounded(alpha) : null,
  };
}

/** Returns the text of a number for an attribute, rounded to a thousandth, which no screen can show. */
export const rounded = number => String(Math.round(number * 1000) / 1000 + 0);

/** Returns the texts of numbers for attributes, by the same names. */
export const roundedAll = numbers =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, rounded(number)]));
