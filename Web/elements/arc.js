const degree = Math.PI / 180;

/**
 * Draws an arc as the data of an SVG path. One of nearly a full turn is drawn in two halves, since SVG draws no arc
 * that ends where it starts, and none that ends just beside.
 *
 * @param spell writes a number
 */
export function arcData({ x, y, radius, start, sweep }, spell = String) {
  const point = angle => {
    const direction = angle * degree;
    return `${spell(x + radius * Math.sin(direction))} ${spell(y - radius * Math.cos(direction))}`;
  };
  const turn = Math.abs(sweep);
  const isHalved = turn > 350;
  const flags = `0 ${Number(turn > 180 && !isHalved)} ${Number(sweep > 0)}`;
  const arcTo = angle => `A${spell(radius)} ${spell(radius)} ${flags} ${point(angle)}`;
  const half = isHalved ? arcTo(start + sweep / 2) : '';
  return `M${point(start)}${half}${arcTo(start + sweep)}${turn < 360 ? '' : 'Z'}`;
}
