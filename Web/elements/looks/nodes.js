import { write } from '../parts.js';

const namespace = 'http://www.w3.org/2000/svg';

/** Makes a node have these attributes and children, or this text. Only what differs is written. */
export function update(node, [, attributes, content = []]) {
  const written = node._written ??= {};
  for (const key in written) if (written[key] != null && !(key in attributes) && key !== 'textContent') write(node, key, null);
  for (const key in attributes) if (attributes[key] !== (written[key] ?? null)) write(node, key, attributes[key]);
  if (typeof content === 'string') write(node, 'textContent', content, node);
  else sync(node, content);
}

/** Makes children be what a list tells, of `[name, attributes, children or text]`. */
export function sync(parent, list) {
  const nodes = parent._nodes ??= [];
  list.forEach((item, index) => {
    let node = nodes[index];
    if (node?.localName !== item[0]) {
      const fresh = document.createElementNS(namespace, item[0]);
      node ? node.replaceWith(fresh) : parent.append(fresh);
      nodes[index] = node = fresh;
    }
    update(node, item);
  });
  while (nodes.length > list.length) nodes.pop().remove();
}
