/** Forgets the values that the page was told, so that the next `update` is about all of them. */
export const forgetTold = control => control._thumbs.forEach((node, rank) => {
  node._told = null;
  control._drawn.add(rank);
});

/**
 * Sends `update` about the values that differ from those of the last one, if any do. What is drawn is noted, so that a
 * move compares no more values than it draws.
 */
export function tell(control) {
  const { _drawn: drawn, _thumbs: thumbs } = control;
  if (!drawn.size) return;
  control._drawn = new Set;
  const isNew = rank => rank < thumbs.length && thumbs[rank]._value !== thumbs[rank]._told;
  const ranks = [...drawn].filter(isNew).sort((one, other) => one - other);
  if (!ranks.length) return;
  for (const rank of ranks) thumbs[rank]._told = thumbs[rank]._value;
  control._send('update', { thumbs: ranks });
}
