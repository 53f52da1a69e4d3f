import { fillKind, formKind } from '../wire.ts';
import { painted, rounded, roundedAll, textColor } from './colors.js';
import { filter, mask } from './effects.js';
import { middle, origin, path, turned } from './forms.js';

/**
 * Describes the nodes of a coat, one layer of paint of a part, from back to front, after their SVG definitions.
 *
 * @param id the prefix of the definitions' ids
 * @param from the origin of the coordinates of the coat's element
 * @param picture the control's size, the addresses of its images, and the id of the segments of a gradient along the
 *   track
 */
export function coat(shape, id, from, picture) {
  const { definitions, nodes } = filled(shape, id, from, picture);
  const all = [...ring(shape, from), ...nodes, ...gloss(shape, from)];
  const hasFilter = shape.glow || shape.shadow || shape.inner;
  if (hasFilter) definitions.push(filter(`${id}f`, shape, from, picture.size));
  if (!hasFilter && !shape.isClipped) return [...definitions, ...all];
  const effects = {
    ...hasFilter && { filter: `url(#${id}f)` },
    ...shape.isClipped && { mask: 'url(#clip)' },
  };
  return [...definitions, ['g', effects, all]];
}

/** Describes a filled form, with its outline if it is a box. */
function filled({ form, fill, outline }, id, from, { images, pieces }) {
  switch (fill.kind) {
    case fillKind.gradient:
      return {
        definitions: [gradient(`${id}g`, fill, origin(form, from))],
        nodes: [path(form, from, { fill: `url(#${id}g)` }, outline)],
      };
    case fillKind.alongTrack:
      return {
        definitions: [mask(`${id}m`, form, from)],
        nodes: [
          ['g', { mask: `url(#${id}m)` }, [['use', { href: `#${pieces}` }]]],
          ...outline && form.kind === formKind.box ? [path(form, from, { fill: 'none' }, outline)] : [],
        ],
      };
    case fillKind.image:
      return { definitions: [], nodes: image(fill, form, from, images(fill.id)) };
    default:
      // In forced colors, only what is filled has an edge.
      return { definitions: [], nodes: [path(form, from, colored(fill.color), outline)] };
  }
}

const colored = color => color.alpha ? painted('fill', color) : { fill: 'none' };

/** Describes the outline of an arc: a wider arc behind it. */
function ring({ form, outline }, from) {
  if (!outline || form.kind !== formKind.arc) return [];
  const wider = { ...form, width: form.width + outline.width };
  return [path(wider, from, painted('fill', outline.color))];
}

const gloss = ({ gloss }, from) => gloss ? [path(gloss.form, from, painted('fill', gloss.color))] : [];

function gradient(id, { ends, stops }, { x, y }) {
  const line = roundedAll({ x1: ends.fromX - x, y1: ends.fromY - y, x2: ends.toX - x, y2: ends.toY - y });
  const nodes = stops.map(({ fraction, color }) => ['stop', { offset: rounded(fraction), ...painted('stop', color) }]);
  return ['linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...line }, nodes];
}

/** Describes an image as slices, each of which shows a part of the image, stretched. */
function image({ width, height, slices }, form, from, href) {
  if (!href) return [];
  const whole = ['image', { href, ...roundedAll({ width, height }), preserveAspectRatio: 'none' }];
  const { x, y } = middle(form, from);
  const left = x - form.width / 2;
  const top = y - form.height / 2;
  const nodes = slices.map(slice => ['svg', {
    ...roundedAll({ x: left + slice.toX, y: top + slice.toY, width: slice.toWidth, height: slice.toHeight }),
    viewBox: [slice.left, slice.top, slice.across, slice.down].map(rounded).join(' '),
    preserveAspectRatio: 'none',
  }, [whole]]);
  const transform = turned(form, from);
  return transform ? [['g', { transform }, nodes]] : nodes;
}

/** Describes lines of text whose common middle is at the point of the form. */
export const written = (shape, lines) => lines.map((line, index) => {
  const { form, font } = shape;
  const y = form.y + (index - (lines.length - 1) / 2) * 1.2 * font.size;
  return writing({ ...shape, form: { ...form, y } }, line);
});

/** Describes a text whose middle is at the point of its form. */
export function writing(shape, content) {
  const { form, font } = shape;
  return ['text', {
    ...roundedAll({ x: form.x, y: form.y }),
    ...painted('fill', textColor(shape)),
    'font-size': rounded(font.size),
    'font-weight': font.weight === 400 ? null : font.weight,
    'font-stretch': font.isCondensed ? 'condensed' : null,
    'text-anchor': 'middle',
    'dy': '0.35em',
  }, content];
}
