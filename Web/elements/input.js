import { arrow, cancel, drag, fineDrag, maximum, minimum, page, press, release, wheel } from './engine.js';

const keys = {
  ArrowRight: [arrow, 1, 0], ArrowLeft: [arrow, -1, 0], ArrowUp: [arrow, 0, -1], ArrowDown: [arrow, 0, 1],
  PageUp: [page, 1, 0], PageDown: [page, -1, 0], Home: [minimum, 0, 0], End: [maximum, 0, 0],
};

/** A notch of a wheel is at least so many pixels. */
const notch = 40;

/** The elements that a pointer is down on. */
export const pressed = new Set;

const heard = {
  /** Escape cancels all drags, wherever the focus is. */
  keydown(event) {
    if (event.key !== 'Escape' || ![...pressed].filter(element => element.cancel()).length) return;
    event.preventDefault();
    event.stopPropagation();
  },
  /** WebKit selects texts that a drag comes over, wherever it began. */
  selectstart(event) { if (pressed.size) event.preventDefault(); },
  // During a drag a look at the layout would have to wait for it: only what scrolls is looked up again.
  scroll() { pressed.forEach(element => { element._locate = null; }); },
};

/** What a pointer goes on to do. The document hears of it even where the page has captured the pointer elsewhere. */
const sequel = { pointermove: drag, pointerup: release, pointercancel: cancel, lostpointercapture: cancel };
for (const type in sequel) heard[type] = event => pressed.forEach(element => element._follow(sequel[type], event));

/** Tells when the page is laid out for paper, and for the screen again. */
export const paper = matchMedia('print');

/** Listens on a document with sliders; a second time changes nothing. */
export const hear = document => {
  for (const type in heard) document.addEventListener(type, heard[type], true);
};
hear(document);

/** What tells where an event is in the control's own pixels, however that is scrolled, zoomed, turned or mirrored now. */
export function locator(element) {
  // The box around what is turned keeps its middle: here of the control, of its upper edge and of its left one.
  const [x, y, topX, topY, leftX, leftY] = [element._base, element._thumbBox, element._tickBox].flatMap(node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  const [width, height] = element._size, rightX = x - leftX, rightY = y - leftY, downX = x - topX, downY = y - topY;
  const area = 2 * (rightX * downY - rightY * downX);
  return ({ clientX, clientY }) => {
    const wayX = clientX - topX + rightX, wayY = clientY - topY + rightY;
    return [(wayX * downY - wayY * downX) * width / area, (rightX * wayY - rightY * wayX) * height / area];
  };
}

/** Translates what the browser reports into what the engine understands. */
export function listen(element) {
  const { _base: base, _pointers: pointers, _size: size } = element;
  let rolled = 0, isFocusedByBrowser;
  // Of what closed details hide a ResizeObserver hears nothing.
  const shown = new IntersectionObserver(() => base.checkVisibility?.() === false && element.cancel());

  const input = (kind, event) => {
    element._locate ??= locator(element);
    element.perform(kind, ...element._locate(event), event.pointerId, event.pointerId);
  };
  element._follow = (kind, event) => {
    if (!pointers.has(event.pointerId)) return;
    input(kind === drag && event.shiftKey ? fineDrag : kind, event);
    if (kind === drag) return;
    pointers.delete(event.pointerId);
    if (!pointers.size) pressed.delete(element);
  };
  const listeners = {
    pointerdown(event) {
      const { pointerId, isTrusted, pointerType, target } = event;
      if (event.button) return;
      if (isTrusted) base.setPointerCapture(pointerId);
      const drag = { under: isTrusted && pointerType === 'mouse' ? element._thumbs.indexOf(target) : -1 };
      pointers.set(pointerId, drag);
      pressed.add(element);
      shown.observe(base);
      element._locate = null;
      input(press, event);
      isFocusedByBrowser = drag.thumb === drag.under;
      drag.under = -1;
    },
    // Not pointerdown: Firefox would drop a second finger that lands together with the first.
    mousedown(event) {
      if (!isFocusedByBrowser) event.preventDefault();
      isFocusedByBrowser = false;
    },
    keydown(event) {
      const [kind, x, y] = keys[event.key] ?? [], thumb = element._thumbs.indexOf(event.target);
      if (!kind || thumb < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const times = event.shiftKey && kind === arrow ? 10 : 1;
      element.perform(kind, x * times, y * times, thumb);
    },
  };
  for (const type in listeners) base.addEventListener(type, listeners[type]);

  const roll = event => {
    const thumb = element._thumbs.indexOf(element.shadowRoot.activeElement);
    if (thumb < 0) return;
    event.preventDefault();
    rolled -= event.deltaY * (event.deltaMode ? notch : 1);
    if (Math.abs(rolled) < notch) return;
    element.perform(wheel, Math.sign(rolled), 0, thumb);
    rolled = 0;
  };
  /** Only where it is wanted: a page waits for whoever listens before it scrolls. */
  element._hearWheel = () => base[(element.wheel ? 'add' : 'remove') + 'EventListener']('wheel', roll);

  const observer = new ResizeObserver(entries => {
    for (const { target, contentRect: { x, width, height } } of entries) {
      if (target === base) [size[0], size[1]] = [width, height];
      else [size[2], size[3], size[4]] = [width, height, !x];
    }
    if (!size[0]) element.cancel();
    element._locate = null;
    element._change();
    element._flush();
  });
  observer.observe(base);
  observer.observe(element._probe, { box: 'border-box' });
  // Of sizes on paper it hears nothing. Back on the screen it begins anew.
  element._measure = () => {
    [size[0], size[1]] = [base.clientWidth, base.clientHeight];
    element._change();
    observer.unobserve(base);
    observer.observe(base);
  };
}
