import { locator } from './input.js';
import { fill, make, place, style } from './parts.js';
import { readTicks } from './ticks.js';
import { input } from './wire.js';

/** How far around a tick and its text a click counts, in pixels. */
const room = 6;

/** Places what takes clicks on ticks and their texts. A look paints both, so that they are no nodes to click on. */
export function drawTickTargets(control) {
  const { _tickTexts: texts, _tickTargets: targets, _tickBox: box } = control;
  const ticks = control._option('clickable-ticks') ? readTicks(control).filter(({ kind }) => kind) : [];
  fill(targets, ticks.length, () => makeTarget(control, box));
  ticks.forEach(({ x, y, toX, toY, value }, index) => {
    const { x: textX = x, y: textY = y, width = 0, height = 0 } = texts[index] ?? {};
    const [left, right] = ends([x, toX, textX - width / 2, textX + width / 2]);
    const [top, bottom] = ends([y, toY, textY - height / 2, textY + height / 2]);
    const node = targets[index];
    node._value = value;
    node._middles = [[(x + toX) / 2, (y + toY) / 2], [textX, textY]];
    style(node, 'cssText', `translate:${place(left, top)};width:${right - left}px;height:${bottom - top}px;`
      + 'pointer-events:auto;cursor:pointer');
  });
}

const ends = list => [Math.min(...list) - room, Math.max(...list) + room];

function makeTarget(control, box) {
  const node = make(box);
  node.addEventListener('click', event => {
    const [x, y] = locator(control)(event);
    const distance = ({ _middles: middles }) => Math.min(...middles.map(at => Math.hypot(at[0] - x, at[1] - y)));
    // Targets of ticks that are close overlap.
    const [nearest] = [...control._tickTargets].sort((one, other) => distance(one) - distance(other));
    control.perform(input.choose, nearest._value, 0, 0);
  });
  return node;
}
