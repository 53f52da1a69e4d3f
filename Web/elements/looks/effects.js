import { painted, rounded, roundedAll } from './colors.js';
import { path, reach } from './forms.js';

/** The box of a mask, which contains everything that is drawn in the control. Empty parts of a mask cost nothing. */
const everywhere = { x: '-100%', y: '-100%', width: '300%', height: '300%' };
const white = { fill: '#fff' };

/** Describes a mask that shows only the inside of a form. */
export const mask = (id, form, from) =>
  ['mask', { id, maskUnits: 'userSpaceOnUse', ...everywhere }, [path(form, from, white)]];

/** Describes one filter for the glow, the shadow, and the inner shadow of a shape. */
export function filter(id, shape, from, size) {
  const { glow, shadow, inner } = shape;
  const isShadow = shadow && !glow && !inner;
  const layers = [glow && 'glow', shadow && 'shadow', 'SourceGraphic', inner && 'inside'].filter(Boolean);
  const attributes = {
    id,
    ...roundedAll(filterBox(shape, from, size)),
    'filterUnits': 'userSpaceOnUse',
    'color-interpolation-filters': 'sRGB',
  };
  return ['filter', attributes, isShadow ? [dropped(shadow)] : [
    ...glow ? [['feGaussianBlur', { in: 'SourceGraphic', stdDeviation: rounded(glow), result: 'glow' }]] : [],
    ...shadow ? blurred(shadow, 'SourceAlpha', 'shadow') : [],
    ...inner ? inside(inner) : [],
    ['feMerge', {}, layers.map(layer => ['feMergeNode', { in: layer }])],
  ]];
}

/**
 * Returns a box that contains a shape with its effects. A shape that moves by a transform has a box around itself. The
 * box of every other shape contains the whole control. In both cases, the box doesn't change during a drag.
 */
function filterBox(shape, from, size) {
  const margin = marginOf(shape);
  if (from.x || from.y) {
    const { form } = shape;
    const side = reach(form) + margin;
    return { x: form.x - from.x - side, y: form.y - from.y - side, width: 2 * side, height: 2 * side };
  }
  const [width, height] = size;
  const beside = margin + 50;
  return { x: -beside, y: -beside, width: width + 2 * beside, height: height + 2 * beside };
}

/** Returns how far the effects and the outline of a shape extend beyond its form. */
function marginOf({ glow, shadow, inner, outline }) {
  const far = shadow => shadow ? 3 * shadow.blur + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) : 0;
  const effects = Math.max(3 * glow, far(shadow), far(inner));
  return Math.ceil(effects + (outline?.width ?? 0)) + 2;
}

/** Describes an inner shadow: the shadow that the outside of the form casts into the form. */
const inside = shadow => [
  ['feComponentTransfer', { in: 'SourceAlpha', result: 'outside' }, [
    ['feFuncA', { type: 'linear', slope: -1, intercept: 1 }],
  ]],
  ...blurred(shadow, 'outside', 'inner'),
  ['feComposite', { in: 'inner', in2: 'SourceAlpha', operator: 'in', result: 'inside' }],
];

/** Describes a shadow behind the shape as a single node. */
const dropped = ({ color, x, y, blur }) =>
  ['feDropShadow', { dx: rounded(x), dy: rounded(y), stdDeviation: rounded(blur), ...painted('flood', color) }];

const blurred = ({ color, x, y, blur }, source, name) => [
  ['feGaussianBlur', { in: source, stdDeviation: rounded(blur) }],
  ['feOffset', { dx: rounded(x), dy: rounded(y), result: `${name}Shape` }],
  ['feFlood', painted('flood', color)],
  ['feComposite', { in2: `${name}Shape`, operator: 'in', result: name }],
];
