import { canvas } from './canvas.js';
import { read, wasm, write } from './engine.js';
import { hasLabels, place, style, text } from './parts.js';
import { listKind } from './wire.js';

/** Measures texts as the parts show them. */
export const measured = ({ _surroundings: { fontSize, fontFamily } }, texts) => {
  const context = canvas();
  context.font = `${fontSize}px ${fontFamily}`;
  return texts.map(text => ({ width: context.measureText(text).width, height: text && 1.2 * fontSize }));
};

/** The words of `labels` with which not all texts are shown. */
const ways = ['hover', 'drag'];

const wayOf = ({ _element: element }) => element.getAttribute('labels');

/** Whether the text of a thumb is shown now. */
export const isLabeled = (control, index) => {
  const way = wayOf(control);
  const thumb = control._thumbs[index];
  const isHovered = way === 'hover' && thumb === control._hovered;
  return isHovered || !ways.includes(way) || thumb.matches(':is(:focus-visible, [part~=held])');
};

/** Places texts again that are shown or not with the mouse or the focus. */
export function showLabelsOnHover(control) {
  const draw = () => { if (ways.includes(wayOf(control))) control._drawLabels(); };
  const listeners = {
    // Firefox has not changed what `:hover` matches yet, and WebKit may keep its styles.
    pointerover({ target }) {
      control._hovered = target;
      draw();
    },
    pointerout() {
      control._hovered = null;
      draw();
    },
    focusin: draw,
    focusout: draw,
  };
  for (const type in listeners) control._base.addEventListener(type, listeners[type]);
}

/** Places the texts of thumbs that are parts: inside the control, apart from one another. */
export function drawLabels(control) {
  if (!hasLabels(control)) return;
  const { _thumbs: thumbs } = control;
  const shown = thumbs.map((_, index) => isLabeled(control, index));
  thumbs.forEach((node, index) => style(node._label, 'visibility', shown[index] ? '' : 'hidden'));
  if (!control._surroundings) return;
  for (const node of thumbs) node._size ??= measured(control, [node._label.textContent])[0];
  const sizes = thumbs.flatMap(({ _size: { width, height } }, index) =>
    shown[index] ? [width, height] : [0, 0]);
  write(control._labelRoom, sizes);
  wasm.spreadLabels(control._handle, 2 * thumbs.length);
  const points = read(2 * thumbs.length);
  thumbs.forEach((node, index) => {
    const [x, y] = points.slice(2 * index);
    style(node._label, 'translate', place(x - node._x, y - node._y));
  });
}

/** The values whose texts an upright slider has room for: the bounds, and those of the thumbs. */
export const textsOf = control => {
  const { lower, upper } = control._facts();
  return [lower, upper, ...control._list(listKind.value)].map((value, index) => text(control, value, index - 2));
};

/** Keeps an upright slider as wide as its texts, of which these are the sizes: those of thumbs, and those of ticks. */
export function widen(control, labels, ticks) {
  const most = sizes => ['width', 'height'].map(side => Math.max(0, ...sizes.map(size => size[side])));
  const width = Math.ceil(wasm.reach(control._handle, ...most(labels), ...most(ticks)));
  if (width === control._textWidth) return;
  control._textWidth = width;
  control._styleBase();
}
