import { arrow, cancel, drag, fineDrag, maximum, minimum, page, press, release, wheel } from './engine.js';

const keys = {
  ArrowRight: [arrow, 1, 0], ArrowLeft: [arrow, -1, 0], ArrowUp: [arrow, 0, -1], ArrowDown: [arrow, 0, 1],
  PageUp: [page, 1, 0], PageDown: [page, -1, 0], Home: [minimum, 0, 0], End: [maximum, 0, 0],
};

/** A notch of a wheel is at least so many pixels. */
const notch = 40;

/** Escape cancels all drags, wherever the focus is. */
export const pressed = new Set;
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || ![...pressed].filter(element => element.cancel()).length) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

/** Translates what the browser reports into what the engine understands. */
export function listen(element) {
  const { _base: base, _pointers: pointers, _size: size } = element;
  let left, top, ratio, rolled = 0, isFocusedByBrowser;

  /** Where the control is on the page, so that scrolling the page during a drag needs no new look. */
  const locate = () => {
    const box = base.getBoundingClientRect();
    [left, top, ratio] = [box.left + scrollX, box.top + scrollY, size[0] / box.width || 1];
  };
  const input = (kind, { pageX, pageY, pointerId }) =>
    element.perform(kind, (pageX - left) * ratio, (pageY - top) * ratio, pointerId, pointerId);
  const lift = kind => event => {
    if (!pointers.has(event.pointerId)) return;
    input(kind, event);
    pointers.delete(event.pointerId);
    if (!pointers.size) pressed.delete(element);
  };
  const listeners = {
    pointerdown(event) {
      if (event.button) return;
      locate();
      const isMouse = event.isTrusted && event.pointerType === 'mouse';
      const drag = { under: isMouse ? element._thumbs.indexOf(event.target) : -1 };
      pointers.set(event.pointerId, drag);
      pressed.add(element);
      input(press, event);
      isFocusedByBrowser = drag.thumb === drag.under;
      drag.under = -1;
      if (event.isTrusted) base.setPointerCapture(event.pointerId);
    },
    pointermove(event) {
      if (pointers.has(event.pointerId)) input(event.shiftKey ? fineDrag : drag, event);
    },
    pointerup: lift(release),
    pointercancel: lift(cancel),
    lostpointercapture: lift(cancel),
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
    wheel(event) {
      const thumb = element._thumbs.indexOf(element.shadowRoot.activeElement);
      if (!element.wheel || thumb < 0) return;
      event.preventDefault();
      rolled -= event.deltaMode ? event.deltaY * notch : event.deltaY;
      if (Math.abs(rolled) < notch) return;
      element.perform(wheel, Math.sign(rolled), 0, thumb);
      rolled = 0;
    },
  };
  for (const type in listeners) base.addEventListener(type, listeners[type]);

  const observer = new ResizeObserver(entries => {
    for (const { target, contentRect: { x, width, height } } of entries) {
      if (target === base) [size[0], size[1]] = [width, height];
      else [size[2], size[3], size[4]] = [width, height, !x];
    }
    if (!size[0] && !size[1]) element.cancel();
    if (pointers.size) locate();
    element._change();
    element._flush();
  });
  observer.observe(base);
  observer.observe(element._probe, { box: 'border-box' });
}
