/** Forgets the values that the page was told, so that the next `update` is about all of them. */
export const forgetTold = control => control._thumbs.forEach((node, index) => {
  node._told = null;
  control._drawn.add(index);
});

/**
 * Sends `update` about the values that differ from those of the last one, if any do. What is drawn is noted, so that a
 * move compares no more values than it draws.
 */
export function tell(control) {
  const { _drawn: drawn, _thumbs: thumbs } = control;
  if (!drawn.size) return;
  control._drawn = new Set;
  const isNew = index => index < thumbs.length && thumbs[index]._value !== thumbs[index]._told;
  const indices = [...drawn].filter(isNew).sort((one, other) => one - other);
  if (!indices.length) return;
  for (const index of indices) thumbs[index]._told = thumbs[index]._value;
  control._send('update', { thumbs: indices });
}
