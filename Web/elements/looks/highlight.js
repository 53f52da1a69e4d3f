import { wasm } from '../engine.js';
import { locator } from '../input.js';

/** Highlights the part of a control that the mouse is over, and the thumb that has the keyboard's focus. */
export function highlight(control) {
  const focusedThumb = node => node?.matches(':focus-visible') ? control._thumbs.indexOf(node) : -1;
  let point = null;
  let focused = focusedThumb(control._element.shadowRoot.activeElement);
  /** Draws what is highlighted. A control that is stale does so when it is drawn. */
  const draw = control._highlight = () => {
    if (!control._isPainted || !control._isComposed || control._isStale) return;
    const [x, y] = point ?? [0, 0];
    wasm.highlight(control._painter, Number(point != null), x, y, focused);
    control._picture.draw();
  };
  const listeners = {
    pointermove(event) {
      // What is dragged is highlighted as held.
      if (event.pointerType === 'touch' || event.buttons || control._pointers.size) return;
      point = locator(control)(event);
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
  for (const [type, listener] of Object.entries(listeners)) control._base.addEventListener(type, listener);
}
