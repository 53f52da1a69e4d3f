import { write, writtenOf } from '../dom.js';

const namespace = 'http://www.w3.org/2000/svg';

/** The child nodes that `sync` has made, by their parents. */
const children = new WeakMap;
export const childrenOf = parent => {
  if (!children.has(parent)) children.set(parent, []);
  return children.get(parent);
};

/** Updates the attributes, and the children or the text, of a node to a description. Writes only what has changed. */
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

/** Updates the children of a node to a list of descriptions: `[name, attributes, children or text]`. */
export function sync(parent, list) {
  const nodes = childrenOf(parent);
  list.forEach((item, index) => {
    if (nodes[index]?.localName !== item[0]) nodes[index] = put(parent, item[0], nodes[index]);
    update(nodes[index], item);
  });
  while (nodes.length > list.length) nodes.pop().remove();
}

/** Makes a node that replaces an old child of a parent or, without one, is the last child. */
function put(parent, name, old) {
  const node = document.createElementNS(namespace, name);
  if (old) old.replaceWith(node);
  else parent.append(node);
  return node;
}
