import { ask, does } from './engine.js';

const keys = {
  ArrowRight: [does.arrow, 1, 0], ArrowLeft: [does.arrow, -1, 0], ArrowUp: [does.arrow, 0, -1], ArrowDown: [does.arrow, 0, 1],
  PageUp: [does.page, 1, 0], PageDown: [does.page, -1, 0], Home: [does.minimum, 0, 0], End: [does.maximum, 0, 0],
};
/** A notch of a wheel is at least so many pixels. */
const notch = 40;

/** The elements that pointers are down on. Escape cancels their drags, wherever the focus is. */
const pressed = new Set;

document.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  for (const element of pressed) {
    if (element.cancel()) {
      event.preventDefault();
      event.stopPropagation();
    }
  }
}, true);

/** Translates what the browser reports into what the engine understands. */
export function listen(element) {
  const base = element._base, pointers = element._pointers = new Map;
  let left, top, ratio, rolled = 0;

  /** Where the control is on the page, so that scrolling the page during a drag needs no new look. */
  const locate = () => {
    const box = base.getBoundingClientRect();
    (left = box.left + scrollX, top = box.top + scrollY, ratio = element._size.width / box.width || 1);
  };
  const input = (kind, event) => element._input(
    kind, (event.pageX - left) * ratio, (event.pageY - top) * ratio, event.pointerId, event.pointerId);
  const lift = (kind, event) => {
    if (!pointers.has(event.pointerId)) return;
    input(kind, event);
    pointers.delete(event.pointerId);
    if (!pointers.size) pressed.delete(element);
  };

  const handlers = {
    pointerdown(event) {
      if (event.button || element.matches(':disabled')) return;
      if (!pointers.size) locate();
      pointers.set(event.pointerId);
      pressed.add(element);
      input(does.press, event);
      if (event.isTrusted) base.setPointerCapture(event.pointerId);
    },
    pointermove(event) {
      if (pointers.has(event.pointerId)) input(event.shiftKey ? does.fineDrag : does.drag, event);
    },
    pointerup: event => lift(does.release, event),
    pointercancel: event => lift(does.cancel, event),
    lostpointercapture: event => lift(does.cancel, event),
    // Not pointerdown, or Firefox drops a second finger that lands together with the first.
    mousedown: event => event.preventDefault(),
    keydown(event) {
      const key = keys[event.key], thumb = element._thumbs.indexOf(event.target);
      if (!key || thumb < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const [kind, x, y] = key, times = event.shiftKey && kind === does.arrow ? 10 : 1;
      element._input(kind, x * times, y * times, thumb);
    },
    wheel(event) {
      const thumb = element._thumbs.indexOf(element.shadowRoot.activeElement);
      if (thumb < 0 || !event.deltaY) return;
      event.preventDefault();
      rolled -= event.deltaMode ? notch * Math.sign(event.deltaY) : event.deltaY;
      if (Math.abs(rolled) < notch) return;
      element._input(does.wheel, Math.sign(rolled), 0, thumb);
      rolled = 0;
    },
  };
  element._listenToWheel = on => base[on ? 'addEventListener' : 'removeEventListener']('wheel', handlers.wheel, { passive: false });
  for (const type in handlers) if (type !== 'wheel') base.addEventListener(type, handlers[type]);

  const observer = new ResizeObserver(entries => {
    const size = element._size;
    for (const { target, contentRect } of entries) {
      if (target === base) (size.width = contentRect.width, size.height = contentRect.height);
      else (size.thumb = contentRect.width, size.thickness = contentRect.height, size.rtl = !contentRect.x);
    }
    if (!size.width && !size.height) element.cancel();
    if (element._get(ask.isDown)) locate();
    element._change();
    element._flush();
  });
  observer.observe(base);
  observer.observe(element._probe, { box: 'border-box' });
}
