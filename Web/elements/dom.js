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

/**
 * The key of a node's property that stores what was last written to the node. A symbol cannot collide with names of a
 * page, and a registered one is the same in the module of extras.
 */
const writtenKey = Symbol.for('swift-sliders.written');

/** Returns the attributes, styles, and texts that were last written to a node, by name. */
export const writtenOf = node => node[writtenKey] ??= {};

/** Stores a value that is written to a node. Returns whether it differs from the value that was written last. */
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
/** Writes a property of a node's style, if it differs from what was written last. */
export const style = (node, name, value) => {
  if (note(node, name, value)) node.style[name] = value;
};
export const writeText = (node, text) => write(node, 'textContent', text, node);

/** Hides a node from assistive technology, but not from view. */
export const hide = node => node.setAttribute('aria-hidden', true);

/** Makes a node at the end of a parent, as a part with these names. */
export const make = (parent, part, tag = 'div') => {
  const isDrawing = tag === 'svg' || tag === 'path';
  const node = isDrawing ? document.createElementNS(namespace, tag) : document.createElement(tag);
  if (part) node.setAttribute('part', part);
  // Assistive technology reads the slider's value, and would announce its drawing as an image.
  if (tag === 'svg') hide(node);
  return parent.appendChild(node);
};

/** Makes a slot for a view of the page. The attribute `view` of its node says whether there is one. */
export const makeSlot = (node, name, change) => {
  const slot = make(node, null, 'slot');
  slot.name = name;
  slot.inert = true;
  slot.addEventListener('slotchange', () => {
    write(node, 'view', slot.assignedElements().length ? '' : null);
    change?.();
  });
};

/** Returns a value of `translate`, which positions parts so that a page can still transform, rotate, and scale them. */
export const pixels = (x, y) => `${x}px ${y}px`;

/** Removes and makes nodes at the end of a list until it has this many. */
export const fill = (nodes, count, makeNode) => {
  while (nodes.length > count) nodes.pop().remove();
  while (nodes.length < count) nodes.push(makeNode(nodes.length));
};

/** Attaches listeners, an object of functions by the types of their events. */
export const attachListeners = (target, listeners, options) => {
  for (const type in listeners) target.addEventListener(type, listeners[type], options);
};
