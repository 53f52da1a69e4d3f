import { arcData } from '../arc.js';
import { formKind } from '../wire.ts';
import { painted, rounded } from './colors.js';

/** Returns where the coordinates of a form begin: in its middle if it is turned, otherwise where its element's do. */
export const origin = (form, from) => form.turn ? form : from;

/** Returns the middle of a form in its own coordinates. */
export function middle(form, from) {
  const { x, y } = origin(form, from);
  return { x: form.x - x, y: form.y - y };
}

/** Makes the `transform` that turns a form; `null` for one that is not turned. */
export function turned(form, from) {
  if (!form.turn) return null;
  return `translate(${rounded(form.x - from.x)} ${rounded(form.y - from.y)}) rotate(${rounded(form.turn)})`;
}

/** Returns a distance from the middle of a form within which all of it is. */
export const reach = form =>
  form.kind === formKind.arc ? form.radius + form.width : (form.width + form.height) / 2;

/**
 * Makes the path of a form.
 *
 * @param from the point where the coordinates of its element begin
 * @param paint the attributes of a fill
 * @param outline color and width of a stroke around a box; arcs have none
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

/** Draws the edges and corners of a box, clockwise from the left end of its upper edge. */
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
