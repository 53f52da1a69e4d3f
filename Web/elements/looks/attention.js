import { wasm } from '../engine.js';

/** Shows what the mouse is over, and which thumb has the keyboard's focus. */
export function attend(element) {
  const { _base: base, _pointers: pointers } = element;
  let place = null, focused = -1;
  const show = () => {
    if (!element._isPainted || element._isStale) return;
    wasm.attend(element._painter, +!!place, ...place ?? [0, 0], focused);
    element._picture.draw();
  };
  const listeners = {
    pointermove({ clientX, clientY, pointerType, buttons }) {
      if (pointerType === 'touch' || buttons || pointers.size) return;
      const { left, top, width } = base.getBoundingClientRect(), ratio = element._size[0] / width || 1;
      place = [(clientX - left) * ratio, (clientY - top) * ratio];
      show();
    },
    pointerleave() {
      place = null;
      show();
    },
    focusin({ target }) {
      focused = target.matches(':focus-visible') ? element._thumbs.indexOf(target) : -1;
      show();
    },
    focusout() {
      focused = -1;
      show();
    },
  };
  for (const type in listeners) base.addEventListener(type, listeners[type]);
}
