import { style } from '../dom.js';

/**
 * The nodes of a scale's visible ticks or texts, by the numbers of their slots. The node of one that has left the view
 * is reused for one that appears.
 */
export class Shown {
  /** @param makeNode makes a new node */
  constructor(makeNode) {
    this._makeNode = makeNode;
    this._nodes = new Map;
    /** The nodes that are not in use. */
    this._spare = [];
  }

  /** Draws the visible items with a function that draws an item in a node. */
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
