const degree = Math.PI / 180;

/**
 * Returns an arc as the data of an SVG path. An arc of nearly a full turn is drawn in two halves, since SVG draws no
 * arc that ends at its start or very close to it.
 *
 * @param spell returns the text of a number
 */
export function arcData({ x, y, radius, start, sweep }, spell = String) {
  const point = angle => {
    const direction = angle * degree;
    return `${spell(x + radius * Math.sin(direction))} ${spell(y - radius * Math.cos(direction))}`;
  };
  const size = Math.abs(sweep);
  const isHalved = size > 350;
  const flags = `0 ${Number(size > 180 && !isHalved)} ${Number(sweep > 0)}`;
  const arcTo = angle => `A${spell(radius)} ${spell(radius)} ${flags} ${point(angle)}`;
  const half = isHalved ? arcTo(start + sweep / 2) : '';
  return `M${point(start)}${half}${arcTo(start + sweep)}${size < 360 ? '' : 'Z'}`;
}

/** Returns a straight line or an arc as the data of an SVG path. */
export const lineData = line => line.radius ? arcData(line) : `M${line.x} ${line.y}L${line.toX} ${line.toY}`;
