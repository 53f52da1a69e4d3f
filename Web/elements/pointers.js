import { attachListeners } from './dom.js';
import { locatorOf } from './locator.js';
import { lastPress, pressed } from './pressed.js';
import { input, listKind, restTime } from './wire.ts';

/** The maximum time between the presses of a double tap, in milliseconds. */
const doubleTapTime = 500;

/** Translates the browser's events of pointers into inputs of the engine. */
export class Pointers {
  constructor(control) {
    this._control = control;
    /**
     * The drags of pointers that are down, by their ids: the held thumb, the values at the press, whether the drag has
     * changed values, the kind of input of the release, and the nodes that the press was in.
     */
    this._drags = new Map;
    this._pressTime = -Infinity;
    /** The function that returns the point of an event in the control, from the first press on; see `locatorOf`. */
    this._locate = null;
    const { _base: base } = control._parts;
    attachListeners(base, {
      pointerdown: event => this._press(event),
      // Preventing `pointerdown` instead would make Firefox ignore a second finger that lands with the first.
      mousedown: event => {
        if (!this._isFocusedByBrowser) event.preventDefault();
        this._isFocusedByBrowser = false;
      },
      // Assistive technology clicks a thumb without pressing it.
      click: event => { if (control._parts._indexOf(event.target) >= 0) event.preventDefault(); },
    });
  }

  get _isAnyDown() { return this._drags.size > 0; }

  /** Updates the position of the control on the screen. */
  _findPosition() { this._locate = locatorOf(this._control); }

  /** Whether a pointer that is down was pressed in a node. */
  _isPressedIn(node) { return [...this._drags.values()].some(({ path }) => path.includes(node)); }

  /** Returns the drag of the pointer that holds a thumb or the span above it, if there is one. */
  _dragAt(thumb) { return [...this._drags.values()].find(drag => drag.thumb === thumb); }

  /** Removes all drags, for a control that has left the page. */
  _forgetAll() {
    this._drags.clear();
    pressed.delete(this._control);
  }

  _forget(pointer) {
    this._drags.delete(pointer);
    if (!this._drags.size) pressed.delete(this._control);
  }

  _perform(kind, event) {
    this._control.perform(kind, ...this._locate(event), event.pointerId, event.pointerId, event.timeStamp);
  }

  /** Lets the browser move the focus for a press, or not, as the pointers of another control do that hold its thumb. */
  _allowFocus(others) { this._isFocusedByBrowser = others._isFocusedByBrowser; }

  _press(event) {
    const { _control: control } = this;
    const { pointerId, isTrusted, pointerType, target, timeStamp } = event;
    // A press on a tick or a text holds no thumb: only a click there moves a thumb or begins typing.
    if (event.button || control._ignoresPress(event)) return;
    // A touch in the corners or the gap of a round control scrolls the page.
    const { _track: track, _parts: { _base: base } } = control;
    if (pointerType === 'touch' && target === base && track._isRound) return;
    const under = isTrusted && pointerType === 'mouse' ? control._parts._indexOf(target) : -1;
    const isSecond = timeStamp - this._pressTime < doubleTapTime;
    const release = isSecond ? input.secondRelease : input.release;
    const drag = { under, release, path: event.composedPath(), values: control._list(listKind.value) };
    this._pressTime = timeStamp;
    this._drags.set(pointerId, drag);
    pressed.add(control);
    this._watchVisibility();
    this._findPosition();
    this._perform(pointerType === 'touch' ? input.waitingPress : input.press, event);
    this._isFocusedByBrowser = drag.thumb === drag.under;
    drag.under = -1;
    // A press that holds nothing belongs to the page.
    if (!this._drags.has(pointerId) || !control._slider._isDown(pointerId)) return this._forget(pointerId);
    Object.assign(lastPress, { path: drag.path, base });
    if (isTrusted) base.setPointerCapture(pointerId);
    this._restLater(pointerId, drag);
  }

  /** Cancels drags when the control is hidden. A ResizeObserver would not report that a closed `details` hides it. */
  _watchVisibility() {
    const { _base: base } = this._control._parts;
    this._visibility ??= new IntersectionObserver(() => {
      if (base.checkVisibility?.() === false) this._control.cancel();
    });
    this._visibility.observe(base);
  }

  /** Makes a touch that rests hold its thumb, if it hasn't moved far enough before that to drag or to scroll. */
  _restLater(pointer, drag) {
    setTimeout(() => {
      const isSamePress = this._drags.get(pointer) === drag;
      if (isSamePress && this._control._slider._isPressPending(pointer)) {
        this._control.perform(input.rest, 0, 0, pointer, pointer);
      }
    }, restTime);
  }

  /** Continues or ends the drag of a pointer that is down on this control. */
  _continue(kind, event) {
    const drag = this._drags.get(event.pointerId);
    if (!drag) return;
    const { type, pointerId, pointerType, buttons, shiftKey } = event;
    // The page may have missed the release of a mouse or a pen, such as in a dialog.
    const isDown = buttons & 1 || !['mouse', 'pen'].includes(pointerType);
    const isDrag = kind === input.drag && isDown;
    if (isDrag) return this._perform(shiftKey ? input.fineDrag : kind, event);
    this._perform(type === 'pointerup' ? drag.release : kind === input.drag ? input.release : kind, event);
    this._forget(pointerId);
  }
}
