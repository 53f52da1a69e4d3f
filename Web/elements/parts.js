import { ask, read, wasm } from './engine.js';
import css from './style.css';

const sheet = new CSSStyleSheet;
sheet.replaceSync(css);

/** Writes an attribute, or with a name in front of it a style, if it is not what was written last. */
export const write = (node, name, value) => {
  const written = node._written ??= {};
  if (written[name] === value) return;
  written[name] = value;
  if (value == null) node.removeAttribute(name);
  else node.setAttribute(name, value);
};

export const style = (node, name, value) => {
  const written = node._written ??= {};
  if (written[name] === value) return;
  written[name] = node.style[name] = value;
};

export const make = (parent, part, tag = 'div') => {
  const space = /svg|path/.test(tag) ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml';
  const node = document.createElementNS(space, tag);
  if (part) node.setAttribute('part', part);
  return parent.appendChild(node);
};

const translate = (x, y) => `translate(${x}px,${y}px)`;

/** Keeps as many nodes as needed. */
const fill = (parent, nodes, count, makeNode) => {
  while (nodes.length > count) nodes.pop().remove();
  while (nodes.length < count) nodes.push(makeNode(nodes.length));
};

export function makeParts(element) {
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true });
  root.adoptedStyleSheets = [sheet];
  const base = element._base = make(root);
  base.className = 'base';
  element._probe = make(base, null, 'i');
  element._makeTrack(base);
  element._tickBox = make(base);
  element._thumbBox = make(base);
  (element._thumbs = [], element._spans = [], element._ticks = []);
}

/** Draws everything: after options, values or size were set. */
export function drawAll(element) {
  const handle = element._handle, count = element._get(ask.count), laps = element._get(ask.laps);
  const digits = element.step === 'none' || element.step === 'any' ? Math.max(0, 2 - Math.floor(Math.log10(element._get(ask.upper) - element._get(ask.lower) || 1))) : 9;
  element._numberFormat = new Intl.NumberFormat(undefined, { maximumFractionDigits: Math.min(digits, 20) });
  element._hasLabels = element.hasAttribute('labels');
  element._internals.ariaLabel = element.getAttribute('label');
  element._listenToWheel(element.wheel);
  fill(element._thumbBox, element._thumbs, count, rank => {
    const node = make(element._thumbBox);
    node.setAttribute('role', 'slider');
    node._label = make(node, 'label');
    return node;
  });
  fill(element._spanBox, element._spans, element._get(ask.spanCount) * laps, index => {
    const span = Math.floor(index / laps), lap = index % laps;
    return element._makeSpan(`span span-${span}${lap ? ' lap' : ''}`);
  });
  element._laps = laps;
  element._drawTrack();
  const names = element._names(count), isVertical = element.orientation === 'vertical';
  element._thumbs.forEach((node, rank) => {
    node._value = null;
    write(node, 'aria-label', names[rank]);
    write(node, 'aria-orientation', isVertical ? 'vertical' : null);
  });
  draw(element, 0, count);
  drawTicks(element, handle);
}

/** Draws what moved: these thumbs, the spans beside them, and what the thumbs beside them may do now. */
export function draw(element, low, high) {
  if (low >= high) return;
  const { _thumbs: thumbs, _spans: spans, _laps: laps, _handle: handle } = element;
  for (let rank = Math.max(0, low - 1); rank < Math.min(thumbs.length, high + 1); rank++) drawThumb(element, thumbs[rank], rank);
  for (let index = Math.max(0, low - 1) * laps; index < Math.min(spans.length, high * laps); index++) {
    wasm.span(handle, Math.floor(index / laps), index % laps);
    element._drawSpan(spans[index]);
  }
}

function drawThumb(element, node, rank) {
  wasm.thumb(element._handle, rank);
  const [x, y, labelX, labelY, value, low, high, isHeld, isDisabled] = read(9);
  style(node, 'transform', translate(x, y));
  if (value !== node._value) {
    node._value = value;
    const text = element._text(value, rank);
    write(node, 'aria-valuenow', value);
    write(node, 'aria-valuetext', text);
    if (element._hasLabels && node._label.textContent !== text) node._label.textContent = text;
  }
  write(node, 'aria-valuemin', low);
  write(node, 'aria-valuemax', high);
  write(node, 'part', `thumb thumb-${rank}${isHeld ? ' held' : ''}${isDisabled ? ' disabled' : ''}`);
  write(node, 'aria-disabled', isDisabled ? true : null);
  write(node, 'tabindex', isDisabled ? null : 0);
  if (element._hasLabels) style(node._label, 'transform', `${translate(labelX - x, labelY - y)} translate(-50%,-50%)`);
}

function drawTicks(element, handle) {
  const count = wasm.ticks(handle), numbers = read(7 * count);
  fill(element._tickBox, element._ticks, count, () => {
    const node = make(element._tickBox, 'tick');
    node._label = make(element._tickBox, 'tick-label');
    const remove = node.remove;
    node.remove = () => { remove.call(node); node._label.remove(); };
    return node;
  });
  element._ticks.forEach((node, index) => {
    const [x, y, toX, toY, labelX, labelY, value] = numbers.slice(7 * index);
    style(node, 'transform', `${translate(x, y)} rotate(${Math.atan2(toY - y, toX - x)}rad)`);
    style(node, 'width', `${Math.hypot(toX - x, toY - y)}px`);
    const text = element._hasLabels ? element._text(value) : '';
    if (node._label.textContent !== text) node._label.textContent = text;
    style(node._label, 'transform', `${translate(labelX, labelY)} translate(-50%,-50%)`);
  });
}
