import { attachListeners } from './dom.js';
import { input } from './wire.ts';

/** The controls on which a pointer is down. */
export const pressed = new Set;

/**
 * The kinds of input of a pointer that is down, by the browser's events. A lost capture and a second `pointerdown` mean
 * a release that the page or the browser has not reported.
 */
const continuations = {
  pointerdown: input.release,
  pointermove: input.drag,
  pointerup: input.release,
  pointercancel: input.cancel,
  lostpointercapture: input.release,
};

/** The nodes that the last press was in, if it holds a part of a control, and the base node of that control. */
export const lastPress = { path: [], base: null };

/** The time of the frame in which the positions of the controls were last updated. */
let foundTime;

/**
 * Updates the positions of pressed controls, since a page may move or scroll them. It does so once a frame, and before
 * a drag draws anything, so that the browser doesn't have to compute the layout of the drag's own changes.
 */
function findPositions() {
  const { currentTime } = document.timeline;
  if (foundTime !== currentTime) pressed.forEach(control => control._pointers._findPosition());
  foundTime = currentTime;
}

/** The listeners on the document. Pointer events are among them, since a page may capture a pointer elsewhere. */
const listeners = {
  /** Escape cancels all drags, wherever the focus is. */
  keydown(event) {
    if (event.key !== 'Escape') return;
    const canceled = [...pressed].filter(control => control.cancel());
    if (!canceled.length) return;
    event.preventDefault();
    event.stopPropagation();
  },
  /** Keeps WebKit from selecting text under a drag. */
  selectstart(event) { if (pressed.size) event.preventDefault(); },
  /**
   * Keeps a press on a thumb from opening a link or `details` around the control, and from moving the focus to the
   * first thumb through a label. Some browsers dispatch the click on the common ancestor of a drag's start and end.
   */
  click(event) {
    const path = event.composedPath();
    if (event.detail && (lastPress.path.includes(path[0]) || path.includes(lastPress.base))) event.preventDefault();
  },
  /** Keeps a draggable element around a control from being dragged, which would cancel the control's drags. */
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

/** Adds the listeners for pressed sliders to a document. A second call does nothing. */
export const attachDocumentListeners = document => {
  if (documents.has(document)) return;
  documents.add(document);
  attachListeners(document, listeners, true);
};
