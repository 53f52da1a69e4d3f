import { read, wasm } from './engine.js';
import css from './style.css';

export const sheetOf = (css, view) => {
  const sheet = new view.CSSStyleSheet;
  sheet.replaceSync(css);
  return sheet;
};
const sheet = sheetOf(css, window);

/** Sheets belong to one document, and do not come along to another. */
export const wear = ({ shadowRoot, ownerDocument: { defaultView } }) => {
  if (defaultView) shadowRoot.adoptedStyleSheets = [defaultView === window ? sheet : sheetOf(css, defaultView)];
};

/** Writes an attribute or a style, if it is not what was written last. */
export const write = (node, name, value, target) => {
  const written = node._written ??= {};
  if (written[name] === value) return;
  written[name] = value;
  if (target) target[name] = value;
  else if (value == null) node.removeAttribute(name);
  else node.setAttribute(name, value);
};
export const style = (node, name, value) => write(node, name, value, node.style);
const say = (node, text) => write(node, 'textContent', text, node);

export const make = (parent, part, tag = 'div') => {
  const space = /svg|path/.test(tag) ? '2000/svg' : '1999/xhtml';
  const node = document.createElementNS('http://www.w3.org/' + space, tag);
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

export function makeParts(element) {
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true });
  wear(element);
  const base = element._base = make(root, 'base');
  element._probe = make(base, '', 'i');
  element._makeTrack(base);
  element._tickBox = make(base);
  element._thumbBox = make(base);
  element._tickBox.style.height = element._thumbBox.style.width = '100%';
  [element._thumbs, element._spans, element._ticks] = [[], [], []];
}

/** Whether parts show their texts; where a look is painted, its picture does. */
const hasLabels = element => element.hasAttribute('labels') && !element._isPainted;

/** Draws everything: after options, values or size were set. */
export function drawAll(element) {
  const [count, spanCount, laps, isWrapped, , , lower, upper] = element._facts(), { _thumbs: thumbs } = element;
  // Steps are short numbers; others are read to a hundredth of the track.
  const digits = /none|any/.test(element.step) ? Math.max(0, 2 - Math.floor(Math.log10(upper - lower))) : 9;
  element._numbers = new Intl.NumberFormat(undefined, { maximumFractionDigits: Math.min(20, digits), signDisplay: 'negative' });
  element._laps = laps;
  fill(thumbs, count, () => {
    const node = make(element._thumbBox);
    node._label = make(node, 'label');
    write(node, 'role', 'slider');
    return node;
  });
  fill(element._spans, spanCount * laps, index => {
    const lap = index % laps;
    return element._makeSpan(`span span-${(index - lap) / laps}${lap ? ' lap' : ''}`);
  });
  element._drawTrack();
  const label = element.getAttribute('label');
  write(element._internals, 'ariaLabel', label, element._internals);
  const given = element.thumbLabels?.split(',') ?? [];
  const known = count > 2 ? [] : count > 1 ? isWrapped ? ['Start', 'End'] : ['Minimum', 'Maximum']
    : [element.ariaLabel ?? label ?? element.labels[0]?.textContent.trim()];
  thumbs.forEach((node, rank) => {
    node._value = null;
    write(node, 'aria-label', given[rank]?.trim() || known[rank] || 'Thumb ' + (rank + 1));
    write(node, 'aria-orientation', element._isVertical ? 'vertical' : null);
  });
  draw(element, 0, count);
  drawTicks(element);
}

/** Draws what moved: these thumbs, the spans beside them, and what the thumbs beside them may do now. */
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

/** What the page's own function makes. Where it throws, that is reported, and the slider goes on without. */
export const attempt = make => {
  try {
    return make();
  } catch (error) {
    reportError(error);
  }
};

export const text = (element, value, rank) => String(attempt(() => element.format?.(value, rank)) ?? element._numbers.format(value));

function drawThumb(element, node, rank) {
  wasm.thumb(element._handle, rank);
  const [x, y, labelX, labelY, value, , , isHeld, isDisabled, low, high] = read(11);
  // One write places a thumb and its label.
  style(node, 'cssText', `translate:${place(x, y)};` + (hasLabels(element) ? '--label:' + place(labelX - x, labelY - y) : ''));
  if (value !== node._value) {
    const readable = text(element, node._value = value, rank);
    write(node, 'aria-valuenow', value);
    write(node, 'aria-valuetext', readable);
    say(node._label, hasLabels(element) ? readable : '');
  }
  write(node, 'aria-valuemin', low);
  write(node, 'aria-valuemax', high);
  write(node, 'part', `thumb thumb-${rank}${isHeld ? ' held' : ''}${isDisabled ? ' disabled' : ''}`);
  write(node, 'aria-disabled', isDisabled ? true : null);
  write(node, 'tabindex', isDisabled ? null : 0);
}

function drawTicks(element) {
  const count = element._isPainted ? 0 : wasm.ticks(element._handle), numbers = read(7 * count);
  fill(element._ticks, 2 * count, index => make(element._tickBox, index % 2 ? 'tick-label' : 'tick'));
  for (let index = 0; index < count; index++) {
    const [x, y, toX, toY, labelX, labelY, value] = numbers.slice(7 * index), [tick, label] = element._ticks.slice(2 * index);
    style(tick, 'cssText', `translate:${place(x, y)};rotate:${Math.atan2(toY - y, toX - x)}rad;width:${Math.hypot(toX - x, toY - y)}px`);
    say(label, hasLabels(element) ? text(element, value) : '');
    style(label, 'translate', place(labelX, labelY));
  }
}
