import { attachListeners } from './dom.js';
import { input } from './wire.ts';

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
const listeners = {
  /** Escape cancels all drags, wherever the focus is. */
  keydown(event) {
    if (event.key !== 'Escape') return;
    const canceled = [...pressed].filter(control => control.cancel());
    if (!canceled.length) return;
    event.preventDefault();
    event.stopPropagation();
  },
  /** Keeps WebKit from selecting texts that a drag comes over. */
  selectstart(event) { if (pressed.size) event.preventDefault(); },
  /** Forgets where elements are. In a drag only scrolling and resizing do, since the browser has to lay out for it. */
  scroll() { pressed.forEach(control => control._pointers._forgetPlace()); },
};
for (const type in continuations) {
  listeners[type] = event => pressed.forEach(control => control._pointers._continue(continuations[type], event));
}

const documents = new WeakSet;

/** Listens on a document with sliders, for those that are pressed. A second call does nothing. */
export const attachDocumentListeners = document => {
  if (documents.has(document)) return;
  documents.add(document);
  attachListeners(document, listeners, true);
};
