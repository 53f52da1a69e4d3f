import { painted, rounded as n } from './colors.js';

/** The number of a form's kind. */
export const box = 0, arc = 1, text = 2;

const degree = Math.PI / 180;
const round = (x, y, radius, start, sweep) => {
  const at = angle => `${n(x + radius * Math.sin(angle * degree))} ${n(y - radius * Math.cos(angle * degree))}`;
  const to = (large, angle) => `A${n(radius)} ${n(radius)} 0 ${+large} ${+(sweep > 0)} ${at(angle)}`;
  if (Math.abs(sweep) >= 360) return `M${at(start)}${to(false, start + sweep / 2)}${to(false, start)}Z`;
  return `M${at(start)}${to(Math.abs(sweep) > 180, start + sweep)}`;
};
const rounding = (x, y, width, height, corner) => {
  const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2], r = n(corner);
  const turn = (x, y) => corner ? `A${r} ${r} 0 0 1 ${n(x)} ${n(y)}` : '';
  return `M${n(left + corner)} ${n(top)}H${n(right - corner)}${turn(right, top + corner)}V${n(bottom - corner)}`
    + `${turn(right - corner, bottom)}H${n(left + corner)}${turn(left, bottom - corner)}V${n(top + corner)}${turn(left + corner, top)}Z`;
};

/** Where a form's own coordinates begin: turned boxes are drawn round their middle, everything else where it is. */
export const origin = (form, [x, y]) => form.turn ? [form.x, form.y] : [x, y];

const place = (form, [x, y]) => form.turn ? `translate(${n(form.x - x)} ${n(form.y - y)}) rotate(${n(form.turn)})` : null;

/** A form as a path: its attributes, for these attributes of a fill or a stroke, and an outline. */
export function path(form, from, paint, outline) {
  const [x, y] = [form.x, form.y].map((number, index) => number - origin(form, from)[index]), transform = place(form, from);
  if (form.kind === box) {
    const stroke = outline && { ...painted('stroke', outline.color), 'stroke-width': n(outline.width) };
    return ['path', { d: rounding(x, y, form.width, form.height, form.corner), transform, ...paint, ...stroke }];
  }
  const stroke = Object.fromEntries(Object.entries(paint).map(([name, value]) => [name.replace('fill', 'stroke'), value]));
  return ['path', {
    d: round(x, y, form.radius, form.start, form.sweep), ...stroke, 'fill': 'none', 'stroke-width': n(form.width),
    'stroke-linecap': form.isRound ? 'round' : null,
  }];
}

/** How far it reaches round its middle. */
export const reach = form => form.kind === arc ? form.radius + form.width : (form.width + form.height) / 2;
