import { painted, rounded as n } from './colors.js';
import { arc, box, origin, path, reach } from './forms.js';

const white = { fill: '#fff' };

/** As large as whatever is drawn in the control: for masks, which cost nothing where they are empty. */
const everywhere = { x: '-100%', y: '-100%', width: '300%', height: '300%' };
export const mask = (id, form, from) => ['mask', { id, maskUnits: 'userSpaceOnUse', ...everywhere }, [path(form, from, white)]];

const blurred = ({ color, x, y, blur }, source, name) => [
  ['feGaussianBlur', { in: source, stdDeviation: n(blur) }],
  ['feOffset', { dx: n(x), dy: n(y), result: name + 'Shape' }],
  ['feFlood', painted('flood', color)],
  ['feComposite', { in2: name + 'Shape', operator: 'in', result: name }],
];

/** Glow, shadow and inner shadow in one filter, over a box that nothing of them leaves. */
const filter = (id, { form, glow, shadow, inner, outline }, from, size) => {
  const far = ({ x, y, blur }) => 3 * blur + Math.max(Math.abs(x), Math.abs(y));
  const margin = Math.ceil(Math.max(3 * glow, shadow ? far(shadow) : 0, inner ? far(inner) : 0) + (outline?.width ?? 0)) + 2;
  // Of what moves by itself the box stays the same; for the rest it is the control's, so that a drag does not write it.
  const isMoved = from[0] || from[1], side = reach(form) + margin;
  const [x, y, width, height] = isMoved ? [form.x - from[0] - side, form.y - from[1] - side, 2 * side, 2 * side]
    : [-margin - 50, -margin - 50, size[0] + 2 * margin + 100, size[1] + 2 * margin + 100];
  const layers = [glow && 'glow', shadow && 'shadow', 'SourceGraphic', inner && 'inside'].filter(Boolean);
  return ['filter', {
    id, x: n(x), y: n(y), width: n(width), height: n(height), 'filterUnits': 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB',
  }, [
    ...glow ? [['feGaussianBlur', { in: 'SourceGraphic', stdDeviation: n(glow), result: 'glow' }]] : [],
    ...shadow ? blurred(shadow, 'SourceAlpha', 'shadow') : [],
    ...inner ? [
      ['feComponentTransfer', { in: 'SourceAlpha', result: 'outside' }, [['feFuncA', { type: 'linear', slope: -1, intercept: 1 }]]],
      ...blurred(inner, 'outside', 'inner'),
      ['feComposite', { in: 'inner', in2: 'SourceAlpha', operator: 'in', result: 'inside' }],
    ] : [],
    ['feMerge', {}, layers.map(layer => ['feMergeNode', { in: layer }])],
  ]];
};

const gradient = (id, { ends: [fromX, fromY, toX, toY], stops }, [x, y]) => ['linearGradient', {
  id, gradientUnits: 'userSpaceOnUse', x1: n(fromX - x), y1: n(fromY - y), x2: n(toX - x), y2: n(toY - y),
}, stops.map(([offset, color]) => ['stop', { offset: n(offset), ...painted('stop', color) }])];

const image = ({ width, height, slices, id }, form, from, images) => {
  const href = images(id), [x, y] = origin(form, from).map((number, index) => [form.x, form.y][index] - number);
  if (!href) return [];
  const nodes = slices.map(([left, top, across, down, toX, toY, toWidth, toHeight]) => ['svg', {
    x: n(x - form.width / 2 + toX), y: n(y - form.height / 2 + toY), width: n(toWidth), height: n(toHeight),
    viewBox: [left, top, across, down].map(n).join(' '), preserveAspectRatio: 'none',
  }, [['image', { href, width: n(width), height: n(height), preserveAspectRatio: 'none' }]]]);
  return form.turn ? [['g', { transform: path(form, from, {})[1].transform }, nodes]] : nodes;
};

/**
 * What is drawn of a coat, back to front: the definitions it needs come first.
 *
 * @param from where the coordinates of the element begin
 * @param picture what it is drawn in: the control's size, its images, the pieces of gradients along the track
 */
export function coat(shape, id, from, { size, images, pieces }) {
  const { form, fill, outline, gloss } = shape, definitions = [], isArc = form.kind === arc;
  const hasEffects = shape.glow || shape.shadow || shape.inner, under = { ...form, width: form.width + (outline?.width ?? 0) };
  const nodes = outline && isArc ? [path(under, from, painted('fill', outline.color))] : [];
  if (fill.color) nodes.push(path(form, from, painted('fill', fill.color), outline));
  if (fill.ends) {
    definitions.push(gradient(`${id}g`, fill, origin(form, from)));
    nodes.push(path(form, from, { fill: `url(#${id}g)` }, outline));
  }
  if (fill.along) {
    definitions.push(mask(`${id}m`, form, from));
    nodes.push(['g', { mask: `url(#${id}m)` }, [['use', { href: '#' + pieces }]]]);
    if (outline && form.kind === box) nodes.push(path(form, from, { fill: 'none' }, outline));
  }
  if (fill.slices) nodes.push(...image(fill, form, from, images));
  if (gloss) nodes.push(path(gloss.form, from, painted('fill', gloss.color)));
  const effects = {};
  if (hasEffects) {
    definitions.push(filter(`${id}f`, shape, from, size));
    effects.filter = `url(#${id}f)`;
  }
  if (shape.isClipped) effects.mask = 'url(#clip)';
  if (!hasEffects && !shape.isClipped) return [...definitions, ...nodes];
  return [...definitions, ['g', effects, nodes]];
}

/** A text, centred where its form is. */
export const writing = ({ form: { x, y }, font: [size, weight, isCondensed], fill }, content) => ['text', {
  x: n(x), y: n(y), ...painted('fill', fill.color ?? [0, 0, 0, 1]), 'font-size': n(size), 'font-weight': weight === 400 ? null : weight,
  'font-stretch': isCondensed ? 'condensed' : null, 'text-anchor': 'middle', dy: '0.35em',
}, content];

