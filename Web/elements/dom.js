const namespace = 'http://www.w3.org/2000/svg';

/** Makes a style sheet for the documents of a window. */
const sheetOf = (css, view) => {
  const sheet = new view.CSSStyleSheet;
  sheet.replaceSync(css);
  return sheet;
};

/** Returns a function that makes a style sheet once for each window. Sheets belong to the documents of one window. */
export const sheetsOf = css => {
  const sheets = new WeakMap;
  return view => {
    if (!sheets.has(view)) sheets.set(view, sheetOf(css, view));
    return sheets.get(view);
  };
};

/** Where a node has what is written of it: no name that a page could meet, and the same place for extras. */
const writtenKey = Symbol.for('swift-sliders.written');

/** What is written of a node, by name. */
export const writtenOf = node => node[writtenKey] ??= {};

/** Notes what is written of a node. Returns whether it differs from what was written last. */
const note = (node, name, value) => {
  const written = writtenOf(node);
  if (written[name] === value) return false;
  written[name] = value;
  return true;
};

/** Writes an attribute, or a property of `target`, if it differs from what was written last. */
export const write = (node, name, value, target) => {
  if (!note(node, name, value)) return;
  if (target) target[name] = value;
  else if (value == null) node.removeAttribute(name);
  else node.setAttribute(name, value);
};
export const style = (node, name, value) => {
  if (note(node, name, value)) node.style[name] = value;
};
export const writeText = (node, text) => write(node, 'textContent', text, node);

/** Hides what is for the eyes from assistive technology. */
export const hide = node => node.setAttribute('aria-hidden', true);

/** Makes a node at the end of another. */
export const make = (parent, part, tag = 'div') => {
  const isDrawing = tag === 'svg' || tag === 'path';
  const node = isDrawing ? document.createElementNS(namespace, tag) : document.createElement(tag);
  if (part) node.setAttribute('part', part);
  // The slider says its value; drawings would be images beside it.
  if (tag === 'svg') hide(node);
  return parent.appendChild(node);
};

/** Makes a slot for a view of the page, and says with an attribute of its node whether there is one. */
export const makeSlot = (node, name, change) => {
  const slot = make(node, null, 'slot');
  slot.name = name;
  slot.inert = true;
  slot.addEventListener('slotchange', () => {
    write(node, 'view', slot.assignedElements().length ? '' : null);
    change?.();
  });
};

/** Parts are placed by `translate`, so that a page may transform, turn and scale them where they are. */
export const pixels = (x, y) => `${x}px ${y}px`;

/** Keeps as many nodes as needed. */
export const fill = (nodes, count, makeNode) => {
  while (nodes.length > count) nodes.pop().remove();
  while (nodes.length < count) nodes.push(makeNode(nodes.length));
};

/** Attaches listeners, an object of functions by the types of their events. */
export const attachListeners = (target, listeners, options) => {
  for (const type in listeners) target.addEventListener(type, listeners[type], options);
};
