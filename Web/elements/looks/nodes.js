import { write, writtenOf } from '../dom.js';

const namespace = 'http://www.w3.org/2000/svg';

/** The nodes that were put into a node. */
const children = new WeakMap;
export const childrenOf = parent => {
  if (!children.has(parent)) children.set(parent, []);
  return children.get(parent);
};

/** Gives a node its attributes, and its children or its text. Writes only what differs. */
export function update(node, [, attributes, content = []]) {
  writeAttributes(node, attributes);
  if (typeof content === 'string') write(node, 'textContent', content, node);
  else sync(node, content);
}

function writeAttributes(node, attributes) {
  const written = writtenOf(node);
  for (const name in written) {
    const isGone = written[name] != null && !(name in attributes);
    if (isGone && name !== 'textContent') write(node, name, null);
  }
  for (const name in attributes) {
    if (attributes[name] !== (written[name] ?? null)) write(node, name, attributes[name]);
  }
}

/** Gives a node the children of a list of `[name, attributes, children or text]`. */
export function sync(parent, list) {
  const nodes = childrenOf(parent);
  list.forEach((item, index) => {
    if (nodes[index]?.localName !== item[0]) nodes[index] = put(parent, item[0], nodes[index]);
    update(nodes[index], item);
  });
  while (nodes.length > list.length) nodes.pop().remove();
}

/** Puts a new node in the place of another, or behind all. */
function put(parent, name, other) {
  const node = document.createElementNS(namespace, name);
  if (other) other.replaceWith(node);
  else parent.append(node);
  return node;
}
