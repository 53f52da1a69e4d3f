import { record, wasm } from './engine.js';
import { flagOf } from './options.js';
import css from './style.css';
import { thumbFacts, tickFacts } from './wire.js';

/** Makes a style sheet for the documents of a window. */
export const sheetOf = (css, view) => {
  const sheet = new view.CSSStyleSheet;
  sheet.replaceSync(css);
  return sheet;
};
const sheet = sheetOf(css, window);

/** Gives an element the style sheet of its document. Sheets belong to one document and cannot be used in another. */
export const wear = ({ shadowRoot, ownerDocument: { defaultView } }) => {
  if (defaultView) shadowRoot.adoptedStyleSheets = [defaultView === window ? sheet : sheetOf(css, defaultView)];
};

/** Writes an attribute, or a property of `target`, if it differs from what was written last. */
export const write = (node, name, value, target) => {
  const written = node._written ??= {};
  if (written[name] === value) return;
  written[name] = value;
  if (target) target[name] = value;
  else if (value == null) node.removeAttribute(name);
  else node.setAttribute(name, value);
};
export const style = (node, name, value) => write(node, name, value, node.style);
const writeText = (node, text) => write(node, 'textContent', text, node);

/** Makes a node at the end of another. */
export const make = (parent, part, tag = 'div') => {
  const isDrawing = tag === 'svg' || tag === 'path';
  const node = isDrawing ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  if (part) node.setAttribute('part', part);
  return parent.appendChild(node);
};

/** Parts are placed by `translate`, so that a page may transform, turn and scale them where they are. */
const place = (x, y) => `${x}px ${y}px`;

/** Keeps as many nodes as needed. */
const fill = (nodes, count, makeNode) => {
  while (nodes.length > count) nodes.pop().remove();
  while (nodes.length < count) nodes.push(makeNode(nodes.length));
};

/** Makes the parts that every slider has. */
export function makeParts(element) {
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true });
  wear(element);
  const base = element._base = make(root, 'base');
  element._probe = make(base, '', 'i');
  element._makeTrack(base);
  element._tickBox = make(base);
  element._thumbBox = make(base);
  element._tickBox.style.height = element._thumbBox.style.width = '100%';
  element._thumbs = [];
  element._spans = [];
  element._ticks = [];
}

/** Whether the parts show texts. Where a look is painted, its picture shows them. */
const hasLabels = element => flagOf(element.getAttribute('labels')) && !element._isPainted;

/** Draws everything: after options, values or size were set. */
export function drawAll(element) {
  const facts = element._facts();
  element._numbers = numberFormat(element, facts);
  element._laps = facts.laps;
  fill(element._thumbs, facts.count, () => makeThumb(element));
  fill(element._spans, facts.spanCount * facts.laps, index => makeSpan(element, index, facts.laps));
  element._drawTrack();
  nameThumbs(element, facts);
  draw(element, 0, facts.count);
  drawTicks(element);
}

/** The format of values as text. Steps are short numbers; other values are rounded to a hundredth of the track. */
function numberFormat(element, { lower, upper }) {
  const isFree = /none|any/.test(element.step);
  const digits = isFree ? Math.max(0, 2 - Math.floor(Math.log10(upper - lower))) : 9;
  return new Intl.NumberFormat(undefined, {
    maximumFractionDigits: Math.min(20, digits), signDisplay: 'negative',
  });
}

function makeThumb(element) {
  const node = make(element._thumbBox);
  node._label = make(node, 'label');
  write(node, 'role', 'slider');
  return node;
}

function makeSpan(element, index, laps) {
  const lap = index % laps;
  return element._makeSpan(`span span-${(index - lap) / laps}${lap ? ' lap' : ''}`);
}

/** Names the thumbs, and the group of them, for assistive technology. */
function nameThumbs(element, { count, isWrapped }) {
  const label = element.getAttribute('label');
  write(element._internals, 'ariaLabel', label, element._internals);
  const given = element.thumbLabels?.split(',') ?? [];
  const standard = standardNames(element, label, count, isWrapped);
  element._thumbs.forEach((node, rank) => {
    node._value = null;
    write(node, 'aria-label', given[rank]?.trim() || standard[rank] || 'Thumb ' + (rank + 1));
    write(node, 'aria-orientation', element._isVertical ? 'vertical' : null);
  });
}

function standardNames(element, label, count, isWrapped) {
  if (count > 2) return [];
  if (count > 1) return isWrapped ? ['Start', 'End'] : ['Minimum', 'Maximum'];
  return [element.ariaLabel ?? label ?? element.labels[0]?.textContent.trim()];
}

/** Draws what moved: these thumbs, the spans beside them, and how far the thumbs beside them can go now. */
export function draw(element, low, high) {
  if (low === high) return;
  const { _thumbs: thumbs, _spans: spans, _laps: laps, _handle: handle } = element;
  const first = Math.max(0, low - 1);
  for (let rank = first; rank < Math.min(thumbs.length, high + 1); rank++) drawThumb(element, thumbs[rank], rank);
  for (let index = first * laps; index < Math.min(spans.length, high * laps); index++) {
    wasm.span(handle, index / laps, index % laps);
    element._drawSpan(spans[index]);
  }
}

/** Calls a function of the page. If it throws, that is reported, and the slider does without. */
export const attempt = make => {
  try {
    return make();
  } catch (error) {
    reportError(error);
  }
};

/** A value as text: what the page's `format` makes of it, or a number. */
export const text = (element, value, rank) =>
  String(attempt(() => element.format?.(value, rank)) ?? element._numbers.format(value));

function drawThumb(element, node, rank) {
  wasm.thumb(element._handle, rank);
  const { x, y, labelX, labelY, value, isHeld, isDisabled, adjustableLow, adjustableHigh } = record(thumbFacts);
  const label = hasLabels(element) ? `--label:${place(labelX - x, labelY - y)}` : '';
  // One write places a thumb and its label.
  style(node, 'cssText', `translate:${place(x, y)};${label}`);
  if (value !== node._value) {
    node._value = value;
    const readable = text(element, value, rank);
    write(node, 'aria-valuenow', value);
    write(node, 'aria-valuetext', readable);
    writeText(node._label, hasLabels(element) ? readable : '');
  }
  write(node, 'aria-valuemin', adjustableLow);
  write(node, 'aria-valuemax', adjustableHigh);
  write(node, 'part', `thumb thumb-${rank}${isHeld ? ' held' : ''}${isDisabled ? ' disabled' : ''}`);
  write(node, 'aria-disabled', isDisabled ? true : null);
  write(node, 'tabindex', isDisabled ? null : 0);
}

function drawTicks(element) {
  const count = element._isPainted ? 0 : wasm.ticks(element._handle);
  const ticks = Array.from({ length: count }, (_, index) => record(tickFacts, index * tickFacts.length));
  fill(element._ticks, 2 * count, index => make(element._tickBox, index % 2 ? 'tick-label' : 'tick'));
  ticks.forEach(({ x, y, toX, toY, labelX, labelY, value }, index) => {
    const [tick, label] = element._ticks.slice(2 * index);
    const turn = Math.atan2(toY - y, toX - x);
    const length = Math.hypot(toX - x, toY - y);
    style(tick, 'cssText', `translate:${place(x, y)};rotate:${turn}rad;width:${length}px`);
    writeText(label, hasLabels(element) ? text(element, value) : '');
    style(label, 'translate', place(labelX, labelY));
  });
}
