import { attachListeners } from './dom.js';
import { input } from './wire.ts';

/** The controls that a pointer is down on. */
export const pressed = new Set;

/**
 * How a pointer that is down continues, by the browser's events. A capture is lost without a release or a cancel, and a
 * pointer is down again, only if the page or the browser kept the release to itself.
 */
const continuations = {
  pointerdown: input.release,
  pointermove: input.drag,
  pointerup: input.release,
  pointercancel: input.cancel,
  lostpointercapture: input.release,
};

/** The nodes that the last press was in, if a control took it, and the base of the control. */
export const lastPress = { path: [], base: null };

/** The time of the frame in which the controls were found. */
let foundTime;

/**
 * Finds where the controls are, whatever moves them: once a frame, and before a movement draws anything in it, so that
 * the browser lays out for it only what else has changed.
 */
function findPositions() {
  const { currentTime } = document.timeline;
  if (foundTime !== currentTime) pressed.forEach(control => control._pointers._findPosition());
  foundTime = currentTime;
}

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
  /**
   * Keeps what was meant for a thumb from opening details or a link around it, and from moving the focus to the first
   * thumb of a label. Some browsers click on what is around both places of a drag.
   */
  click(event) {
    const path = event.composedPath();
    if (event.detail && (lastPress.path.includes(path[0]) || path.includes(lastPress.base))) event.preventDefault();
  },
  /** Keeps a card or a link around a control from being dragged, which would cancel what its pointers do. */
  dragstart(event) {
    const [dragged] = event.composedPath();
    if ([...pressed].some(control => control._pointers._isPressedIn(dragged))) event.preventDefault();
  },
};
for (const type in continuations) {
  listeners[type] = event => {
    if (type === 'pointermove') findPositions();
    if (type === 'pointerdown') Object.assign(lastPress, { path: [], base: null });
    pressed.forEach(control => control._pointers._continue(continuations[type], event));
  };
}

const documents = new WeakSet;

/** Listens on a document with sliders, for those that are pressed. A second call does nothing. */
export const attachDocumentListeners = document => {
  if (documents.has(document)) return;
  documents.add(document);
  attachListeners(document, listeners, true);
};
