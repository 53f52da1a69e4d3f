import { fill, make, pixels, style } from '../dom.js';
import { locatorOf } from '../locator.js';
import { input } from '../wire.ts';

/** How far from a tick, its text, or the text of a thumb a click still counts for it, in pixels. */
export const room = 6;

const endsOf = list => [Math.min(...list) - room, Math.max(...list) + room];

/** Invisible nodes that receive clicks on ticks and their texts, since a look may paint both without nodes. */
export class TickTargets {
  constructor(control, engine, ticks) {
    this._control = control;
    this._engine = engine;
    this._ticks = ticks;
    this._nodes = [];
    /** The value of each target, and the rectangles of its tick and its text: left, right, top, and bottom. */
    this._targets = [];
  }

  _has(node) { return this._nodes.includes(node); }

  _draw() {
    const { _control: control, _nodes: nodes } = this;
    const ticks = control._option('clickable-ticks') ? this._engine._ticks().filter(({ kind }) => kind) : [];
    fill(nodes, ticks.length, () => this._make());
    this._targets = ticks.map(({ x, y, toX, toY, value }, index) => {
      const { x: textX = x, y: textY = y, width = 0, height = 0 } = this._ticks._positions[index] ?? {};
      const [left, right] = endsOf([x, toX, textX - width / 2, textX + width / 2]);
      const [top, bottom] = endsOf([y, toY, textY - height / 2, textY + height / 2]);
      style(nodes[index], 'cssText', `translate:${pixels(left, top)};width:${right - left}px;`
        + `height:${bottom - top}px;pointer-events:auto;cursor:pointer`);
      const text = [textX - width / 2, textX + width / 2, textY - height / 2, textY + height / 2];
      return { value, boxes: [[Math.min(x, toX), Math.max(x, toX), Math.min(y, toY), Math.max(y, toY)], text] };
    });
  }

  _make() {
    const node = make(this._control._parts._tickBox);
    node.addEventListener('click', event => {
      event.preventDefault();
      const [x, y] = locatorOf(this._control)(event);
      const distance = ({ boxes }) => Math.min(...boxes.map(([left, right, top, bottom]) =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))));
      // Targets of neighboring ticks may overlap, so the click is for the nearest tick.
      const [nearest] = [...this._targets].sort((one, other) => distance(one) - distance(other));
      this._control.perform(input.choose, nearest.value, 0, 0);
    });
    return node;
  }
}
