import { wasm } from './engine.js';
import { listenToHover } from './hover.js';
import { readNow, readShown } from './surroundings.js';
import { input, listKind, restTime } from './wire.js';

/** What keys do: the kind of input, and its two numbers. */
const keys = {
  ArrowRight: [input.arrow, 1, 0],
  ArrowLeft: [input.arrow, -1, 0],
  ArrowUp: [input.arrow, 0, -1],
  ArrowDown: [input.arrow, 0, 1],
  PageUp: [input.page, 1, 0],
  PageDown: [input.page, -1, 0],
  Home: [input.minimum, 0, 0],
  End: [input.maximum, 0, 0],
};

/** How far a wheel turns for one step, in pixels. */
const notch = 40;

/** The controls that a pointer is down on. */
export const pressed = new Set;

/** How a pointer that is down continues, by the browser's events. */
const continuations = {
  pointermove: input.drag,
  pointerup: input.release,
  pointercancel: input.cancel,
  lostpointercapture: input.cancel,
};

/** Listeners on the document. Events of pointers too, since a page may capture a pointer elsewhere. */
const documentListeners = {
  /** Escape cancels all drags, wherever the focus is. */
  keydown(event) {
    if (event.key !== 'Escape') return;
    const cancelled = [...pressed].filter(control => control.cancel());
    if (!cancelled.length) return;
    event.preventDefault();
    event.stopPropagation();
  },
  /** Keeps WebKit from selecting texts that a drag comes over. */
  selectstart(event) { if (pressed.size) event.preventDefault(); },
  /** Forgets where elements are. In a drag only scrolling and resizing do, since the browser has to lay out for it. */
  scroll() { pressed.forEach(control => { control._locate = null; }); },
};
for (const type in continuations) {
  documentListeners[type] = event => pressed.forEach(control => control._follow(continuations[type], event));
}

/** Matches while the page is laid out for paper. Node has no pages. */
export const paper = globalThis.matchMedia?.('print');

const heard = new WeakSet;

/** Listens on a document with sliders. A second call does nothing. */
export const hear = document => {
  if (heard.has(document)) return;
  heard.add(document);
  for (const type in documentListeners) document.addEventListener(type, documentListeners[type], true);
};

/** The middle of a node on the screen. Boxes around turned nodes have the same middle. */
const middle = node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/**
 * Returns a function from an event to its point in the control's own pixels. It holds until the control is scrolled,
 * zoomed, turned or mirrored.
 */
export function locator(control) {
  const center = middle(control._base);
  const top = middle(control._thumbBox);
  const left = middle(control._tickBox);
  const [width, height] = control._size;
  const right = { x: center.x - left.x, y: center.y - left.y };
  const down = { x: center.x - top.x, y: center.y - top.y };
  const area = 2 * (right.x * down.y - right.y * down.x);
  // The corner of the control is half a width to the left of the middle of its upper edge.
  return ({ clientX, clientY }) => {
    const x = clientX - top.x + right.x;
    const y = clientY - top.y + right.y;
    return [(x * down.y - y * down.x) * width / area, (right.x * y - right.y * x) * height / area];
  };
}

/** Translates the events of the browser into inputs of the engine. */
export function listen(control) {
  listenToPointers(control);
  listenToKeys(control);
  listenToWheel(control);
  listenToHover(control);
  observeSize(control);
}

function listenToPointers(control) {
  const { _base: base, _pointers: pointers } = control;
  let isFocusedByBrowser = false;
  let visibility;

  const perform = (kind, event) => {
    control._locate ??= locator(control);
    control.perform(kind, ...control._locate(event), event.pointerId, event.pointerId);
  };
  const forget = pointer => {
    pointers.delete(pointer);
    if (!pointers.size) pressed.delete(control);
  };
  const isDown = pointer => pointers.has(pointer) && wasm.isDown(control._handle, pointer);
  const restLater = pointer => {
    const drag = pointers.get(pointer);
    setTimeout(() => {
      const isSamePress = pointers.get(pointer) === drag;
      if (isSamePress && wasm.waits(control._handle, pointer)) control.perform(input.rest, 0, 0, pointer, pointer);
    }, restTime);
  };

  control._follow = (kind, event) => {
    if (!pointers.has(event.pointerId)) return;
    perform(kind === input.drag && event.shiftKey ? input.fineDrag : kind, event);
    if (kind !== input.drag) forget(event.pointerId);
  };
  base.addEventListener('pointerdown', event => {
    const { pointerId, isTrusted, pointerType, target } = event;
    // A click on a tick moves a thumb, and no press does.
    if (event.button || control._tickTargets.includes(target)) return;
    const under = isTrusted && pointerType === 'mouse' ? control._thumbs.indexOf(target) : -1;
    const drag = { under, values: control._list(listKind.value) };
    pointers.set(pointerId, drag);
    pressed.add(control);
    // A ResizeObserver does not report that closed details hide the control.
    visibility ??= new IntersectionObserver(() => base.checkVisibility?.() === false && control.cancel());
    visibility.observe(base);
    control._locate = null;
    perform(pointerType === 'touch' ? input.waitingPress : input.press, event);
    isFocusedByBrowser = drag.thumb === drag.under;
    drag.under = -1;
    // A press that takes nothing belongs to the page.
    if (!isDown(pointerId)) return forget(pointerId);
    if (isTrusted) base.setPointerCapture(pointerId);
    restLater(pointerId);
  });
  // On pointerdown, Firefox would drop a second finger that lands together with the first.
  base.addEventListener('mousedown', event => {
    if (!isFocusedByBrowser) event.preventDefault();
    isFocusedByBrowser = false;
  });
}

function listenToKeys(control) {
  control._base.addEventListener('keydown', event => {
    const thumb = control._thumbs.indexOf(event.target);
    if (event.key === 'Enter' && thumb >= 0) return submit(control._internals.form);
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    if (!keys[event.key] || thumb < 0 || isModified || !control._option('keyboard')) return;
    event.preventDefault();
    showFocus(control, event.target);
    const [kind, x, y] = keys[event.key];
    control.perform(event.shiftKey && kind === input.arrow ? input.pageArrow : kind, x, y, thumb);
  });
}

/**
 * Shows that a thumb has the focus, which a pointer gave it. Meanwhile the focus leaves it for another part, of which
 * the page hears nothing.
 */
function showFocus({ _thumbBox: other }, thumb) {
  if (thumb.matches(':focus-visible')) return;
  other.tabIndex = -1;
  other.focus({ preventScroll: true });
  thumb.focus({ preventScroll: true, focusVisible: true });
  other.removeAttribute('tabindex');
}

/** Submits a form as Enter in a field of it does: by its first button for that, if it is enabled. */
function submit(form) {
  const button = [...form?.elements ?? []].find(({ type }) => type === 'submit' || type === 'image');
  if (button) button.click();
  else form?.requestSubmit();
}

function listenToWheel(control) {
  let turned = 0;
  const turn = event => {
    const thumb = control._thumbs.indexOf(control._element.shadowRoot.activeElement);
    // With Ctrl the wheel zooms the page; sideways it scrolls.
    if (thumb < 0 || event.ctrlKey || !event.deltaY) return;
    event.preventDefault();
    turned -= event.deltaY * (event.deltaMode ? notch : 1);
    if (Math.abs(turned) < notch) return;
    control.perform(input.wheel, Math.sign(turned), 0, thumb);
    turned = 0;
  };
  /** Listens only if the wheel is wanted: a page waits for every listener before it scrolls. */
  control._hearWheel = () => {
    if (control._option('wheel')) control._base.addEventListener('wheel', turn);
    else control._base.removeEventListener('wheel', turn);
  };
}

function observeSize(control) {
  const { _base: base, _probe: probe, _size: size } = control;
  const observer = new ResizeObserver(entries => {
    const wasHidden = !size[0];
    for (const { target, contentRect: { x, width, height } } of entries) {
      if (target === base) [size[0], size[1]] = [width, height];
      // The style sheet pads the probe on the side where text begins.
      else [size[2], size[3], size[4]] = [width, height, !x];
    }
    if (!size[0]) control.cancel();
    control._locate = null;
    control._change();
    if (wasHidden && size[0]) readShown(control);
    readNow(control);
    control._flush();
  });
  observer.observe(base);
  observer.observe(probe, { box: 'border-box' });
  /** Measures for printing, since no observer reports those sizes; afterward observes the screen again. */
  control._measure = () => {
    [size[0], size[1]] = [base.clientWidth, base.clientHeight];
    control._change();
    observer.unobserve(base);
    observer.observe(base);
  };
}
