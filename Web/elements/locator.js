/** Returns the middle of a node on the screen, which is right for rotated nodes, too. */
const middleOf = node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/**
 * Returns a function that converts the position of an event to the control's own pixels. It is valid until the control
 * is scrolled, zoomed, rotated, or mirrored.
 */
export function locatorOf({ _parts: parts, _size: { _width: width, _height: height } }) {
  const center = middleOf(parts._base);
  const top = middleOf(parts._thumbBox);
  const left = middleOf(parts._tickBox);
  const right = { x: center.x - left.x, y: center.y - left.y };
  const down = { x: center.x - top.x, y: center.y - top.y };
  const area = 2 * (right.x * down.y - right.y * down.x);
  // The corner of the control is half a width to the left of the middle of its upper edge.
  return ({ clientX, clientY }) => {
    const x = clientX - top.x + right.x;
    const y = clientY - top.y + right.y;
    return [(x * down.y - y * down.x) * width / area, (right.x * y - right.y * x) * height / area];
  };
}
