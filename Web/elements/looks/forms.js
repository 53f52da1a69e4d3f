import { arcData } from '../arc.js';
import { formKind } from '../wire.ts';
import { painted, rounded } from './colors.js';

/** Returns the origin of a form's coordinates: its middle if it is rotated, otherwise the origin of its element. */
export const origin = (form, from) => form.turn ? form : from;

/** Returns the middle of a form in its own coordinates. */
export function middle(form, from) {
  const { x, y } = origin(form, from);
  return { x: form.x - x, y: form.y - y };
}

/** Returns the `transform` of a rotated form, or `null` for a form that isn't rotated. */
export function turned(form, from) {
  if (!form.turn) return null;
  return `translate(${rounded(form.x - from.x)} ${rounded(form.y - from.y)}) rotate(${rounded(form.turn)})`;
}

/** Returns a distance from the middle of a form that no part of it exceeds. */
export const reach = form =>
  form.kind === formKind.arc ? form.radius + form.width : (form.width + form.height) / 2;

/**
 * Describes the path of a form.
 *
 * @param from the origin of the coordinates of the form's element
 * @param paint the attributes of the fill
 * @param outline the color and the width of a stroke around a box; arcs have none
 */
export const path = (form, from, paint, outline) =>
  form.kind === formKind.box ? boxPath(form, from, paint, outline) : arcPath(form, from, paint);

function boxPath(form, from, paint, outline) {
  const stroke = outline && { ...painted('stroke', outline.color), 'stroke-width': rounded(outline.width) };
  return ['path', { d: boxData(form, middle(form, from)), transform: turned(form, from), ...paint, ...stroke }];
}

function arcPath(form, from, paint) {
  const stroke = Object.entries(paint).map(([name, value]) => [name.replace('fill', 'stroke'), value]);
  return ['path', {
    d: arcData({ ...form, ...middle(form, from) }, rounded),
    ...Object.fromEntries(stroke),
    'fill': 'none',
    'stroke-width': rounded(form.width),
    'stroke-linecap': form.isRound ? 'round' : null,
  }];
}

/** Returns a box as the data of an SVG path, clockwise from the left end of its upper edge. */
function boxData({ width, height, corner }, { x, y }) {
  const left = x - width / 2;
  const top = y - height / 2;
  const right = x + width / 2;
  const bottom = y + height / 2;
  const radius = rounded(corner);
  const roundTo = (x, y) => corner ? `A${radius} ${radius} 0 0 1 ${rounded(x)} ${rounded(y)}` : '';
  return [
    `M${rounded(left + corner)} ${rounded(top)}`,
    `H${rounded(right - corner)}${roundTo(right, top + corner)}`,
    `V${rounded(bottom - corner)}${roundTo(right - corner, bottom)}`,
    `H${rounded(left + corner)}${roundTo(left, bottom - corner)}`,
    `V${rounded(top + corner)}${roundTo(left + corner, top)}`,
    'Z',
  ].join('');
}
