import { wasm } from '../engine.js';
import { locator } from '../input.js';

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
    pointermove(event) {
      if (event.pointerType === 'touch' || event.buttons || pointers.size) return;
      place = locator(element)(event);
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
