import { wasm } from '../engine.js';
import { locator } from '../input.js';

/** Highlights the part of an element that the mouse is over, and the thumb that has the keyboard's focus. */
export function highlight(element) {
  const focusedThumb = node => node?.matches(':focus-visible') ? element._thumbs.indexOf(node) : -1;
  let point = null;
  let focused = focusedThumb(element.shadowRoot.activeElement);
  /** Draws what is highlighted. An element that is stale does so when it is drawn. */
  const draw = element._highlight = () => {
    if (!element._isPainted || element._isStale) return;
    const [x, y] = point ?? [0, 0];
    wasm.highlight(element._painter, Number(point != null), x, y, focused);
    element._picture.draw();
  };
  const listeners = {
    pointermove(event) {
      // What is dragged is highlighted as held.
      if (event.pointerType === 'touch' || event.buttons || element._pointers.size) return;
      point = locator(element)(event);
      draw();
    },
    pointerleave() {
      point = null;
      draw();
    },
    focusin({ target }) {
      focused = focusedThumb(target);
      draw();
    },
    focusout() {
      focused = -1;
      draw();
    },
  };
  for (const [type, listener] of Object.entries(listeners)) element._base.addEventListener(type, listener);
}
