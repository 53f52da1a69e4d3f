import { record, wasm } from './engine.js';
import { makeFallback } from './fallback.js';
import { drawLabels } from './labels.js';
import { languageOf, numberFormat } from './language.js';
import { nameThumbs } from './names.js';
import css from './style.css';
import { drawTicks } from './ticks.js';
import { forgetTold } from './update.js';
import { listKind, thumbFacts } from './wire.js';

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

const sheet = sheetsOf(css);

/** Gives a control the style sheets of its document. */
export const wear = control => {
  const { shadowRoot, ownerDocument: { defaultView } } = control._element;
  if (defaultView) shadowRoot.adoptedStyleSheets = [sheet(defaultView), ...control._sheets(defaultView)];
};

/** Notes what is written of a node. Returns whether it differs from what was written last. */
const note = (node, name, value) => {
  const written = node._written ??= {};
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

/** Makes a node at the end of another. */
export const make = (parent, part, tag = 'div') => {
  const isDrawing = tag === 'svg' || tag === 'path';
  const node = isDrawing ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  if (part) node.setAttribute('part', part);
  return parent.appendChild(node);
};

/** Parts are placed by `translate`, so that a page may transform, turn and scale them where they are. */
export const place = (x, y) => `${x}px ${y}px`;

/** Keeps as many nodes as needed. */
export const fill = (nodes, count, makeNode) => {
  while (nodes.length > count) nodes.pop().remove();
  while (nodes.length < count) nodes.push(makeNode(nodes.length));
};

/** Makes the parts that every slider has. */
export function makeParts(control) {
  const root = control._element.attachShadow({ mode: 'open', delegatesFocus: true });
  wear(control);
  makeFallback(root);
  const base = control._base = make(root, 'base');
  control._probe = make(base, '', 'i');
  control._makeTrack(base);
  control._tickBox = make(base);
  control._thumbBox = make(base);
  control._tickBox.style.height = control._thumbBox.style.width = '100%';
  control._thumbs = [];
  control._spans = [];
  control._outer = [];
  control._ticks = [];
  control._tickTargets = [];
}

/** Whether the parts show texts. Where a look is painted, its picture shows them. */
export const hasLabels = control => control._option('labels') && !control._isPainted;

/** Draws everything: after options, values or size were set. */
export function drawAll(control) {
  const facts = control._facts();
  control._language = languageOf(control._element);
  control._numbers = numberFormat(control._language, decimals(facts));
  control._laps = facts.laps;
  // None of its thumbs can go anywhere, so their limits would be their values.
  control._bounds = control._element.matches(':disabled') ? [facts.lower, facts.upper] : null;
  control._hasLabels = hasLabels(control);
  if (facts.count !== control._thumbs.length) forgetTold(control);
  fill(control._thumbs, facts.count, () => makeThumb(control));
  fill(control._outer, facts.outerCount * facts.laps, index => makeOuter(control, index, facts.laps));
  fill(control._spans, facts.spanCount * facts.laps, index => makeSpan(control, index, facts.laps));
  if (!control._isLaidOut) {
    control._list(listKind.value).forEach((value, index) => noteValue(control, index, value));
    return;
  }
  control._drawTrack();
  nameThumbs(control, facts);
  draw(control, 0, facts.count);
  drawTicks(control);
}

/** How many decimals values have as text. Steps are short numbers; others are rounded to a hundredth of the track. */
const decimals = ({ lower, upper, hasSteps }) => hasSteps || lower === upper
  ? 9 : Math.min(20, Math.max(0, 2 - Math.floor(Math.log10(upper - lower))));

function makeThumb(control) {
  const node = make(control._thumbBox);
  write(node, 'role', 'slider');
  return node;
}

function makeSpan(control, index, laps) {
  const lap = index % laps;
  return control._makeSpan(`span span-${(index - lap) / laps}${lapOf(lap)}`);
}

/** The names of a part in a lap after the first. */
const lapOf = lap => lap ? ` lap lap-${lap + 1}` : '';

/** Makes a lap of what lies before all spans or after them. */
function makeOuter(control, index, laps) {
  const part = index < laps ? 'before' : 'after';
  return control._makeSpan(`outer ${part}${lapOf(index % laps)}`);
}

/** Draws what moved: these thumbs, what is filled beside them, and how far the thumbs beside them can go now. */
export function draw(control, low, high) {
  if (low === high) return;
  const { _thumbs: thumbs, _spans: spans, _laps: laps, _handle: handle } = control;
  const first = Math.max(0, low - 1);
  for (let index = first; index < Math.min(thumbs.length, high + 1); index++) drawThumb(control, thumbs[index], index);
  for (let index = first * laps; index < Math.min(spans.length, high * laps); index++) {
    wasm.span(handle, index / laps, index % laps);
    control._drawSpan(spans[index]);
  }
  if (low === 0 || high >= thumbs.length) drawOuter(control);
  drawLabels(control);
}

function drawOuter(control) {
  const { _outer: outer, _laps: laps, _handle: handle } = control;
  outer.forEach((node, index) => {
    wasm.outer(handle, Number(index >= laps), index % laps);
    control._drawSpan(node);
  });
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
export const text = (control, value, index) =>
  String(attempt(() => control._element.format?.(value, index)) ?? control._numbers.format(value));

/** A value as assistive technology reads it, which is never nothing. */
const valueText = (control, value, index, label) => {
  const own = attempt(() => control._element.formatValueText?.(value, index));
  return String(own ?? '') || label || control._numbers.format(value);
};

/** Notes a thumb's value, whose text is written when the thumb is drawn. Returns whether it is a new one. */
function noteValue(control, index, value) {
  const node = control._thumbs[index];
  if (value === node._value) return false;
  node._value = value;
  node._hasText = false;
  control._drawn.add(index);
  return true;
}

function drawThumb(control, node, index) {
  wasm.thumb(control._handle, index);
  const { x, y, value, isHeld, isDisabled, adjustableLow, adjustableHigh } = record(thumbFacts);
  [node._x, node._y] = [x, y];
  style(node, 'translate', place(x, y));
  const isMoved = noteValue(control, index, value);
  if (isMoved || !isHeld) write(node, 'dragged', isHeld ? '' : null);
  if (!node._hasText) {
    node._hasText = true;
    const readable = text(control, value, index);
    write(node, 'aria-valuenow', value);
    write(node, 'aria-valuetext', valueText(control, value, index, readable));
    if (control._hasLabels) node._label ??= make(node, 'label');
    if (node._label) writeText(node._label, control._hasLabels ? readable : '');
    node._size = null;
  }
  if (node._label) write(node._label, 'part', control._hasLabels && isHeld ? 'held label' : 'label');
  write(node, 'aria-valuemin', control._bounds?.[0] ?? adjustableLow);
  write(node, 'aria-valuemax', control._bounds?.[1] ?? adjustableHigh);
  write(node, 'part', `thumb thumb-${index}${isHeld ? ' held' : ''}${isDisabled ? ' disabled' : ''}`);
  write(node, 'aria-disabled', isDisabled ? true : null);
  write(node, 'tabindex', isDisabled ? null : 0);
}
