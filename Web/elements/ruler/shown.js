import { style } from '../dom.js';

/**
 * Nodes for what shows of a scale, by the numbers of their slots: what has left gives its node to what comes. There are
 * never more nodes than have shown at once.
 */
export class Shown {
  /** @param makeNode makes another node */
  constructor(makeNode) {
    this._makeNode = makeNode;
    this._nodes = new Map;
    /** Nodes of what has left. */
    this._spare = [];
  }

  /** Draws what shows, by a function of a node and what it draws. */
  _draw(items, draw) {
    const slots = new Set(items.map(({ slot }) => slot));
    for (const [slot, node] of this._nodes) if (!slots.has(slot)) this._release(slot, node);
    for (const item of items) draw(this._nodeOf(item.slot), item);
    for (const node of this._spare) style(node, 'visibility', 'hidden');
  }

  _release(slot, node) {
    this._nodes.delete(slot);
    this._spare.push(node);
  }

  _nodeOf(slot) {
    const known = this._nodes.get(slot);
    if (known) return known;
    const node = this._spare.pop() ?? this._makeNode();
    style(node, 'visibility', '');
    this._nodes.set(slot, node);
    return node;
  }
}
