import { attachListeners } from './dom.js';
import { locatorOf } from './locator.js';
import { lastPress, pressed } from './pressed.js';
import { input, listKind, restTime } from './wire.ts';

/** A press follows the one before it, as the second tap of two, within this time; in milliseconds. */
const doubleTapTime = 500;

/** Translates the browser's events of pointers into inputs of the engine. */
export class Pointers {
  constructor(control) {
    this._control = control;
    /**
     * What is known of each pointer that is down, by its id: the thumb that it holds, the values at its press, whether
     * it has changed some, what its release is, and the nodes that it was pressed in.
     */
    this._drags = new Map;
    this._pressTime = -Infinity;
    /** Returns the point of an event, once a press has found the control; see `locatorOf`. */
    this._locate = null;
    const { _base: base } = control._parts;
    attachListeners(base, {
      pointerdown: event => this._press(event),
      // On pointerdown, Firefox would drop a second finger that lands together with the first.
      mousedown: event => {
        if (!this._isFocusedByBrowser) event.preventDefault();
        this._isFocusedByBrowser = false;
      },
      // Assistive technology clicks without a press.
      click: event => { if (control._parts._indexOf(event.target) >= 0) event.preventDefault(); },
    });
  }

  get _isAnyDown() { return this._drags.size > 0; }

  /** Finds where the control is. */
  _findPosition() { this._locate = locatorOf(this._control); }

  /** Whether a pointer that is down was pressed in a node. */
  _isPressedIn(node) { return [...this._drags.values()].some(({ path }) => path.includes(node)); }

  /** What is known of the pointer that holds a thumb, or a span from that thumb on, if one does. */
  _dragAt(thumb) { return [...this._drags.values()].find(drag => drag.thumb === thumb); }

  /** Forgets all pointers, for a control that has left the page. */
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

  /** Lets the browser focus what it focuses for a press that other pointers took. */
  _allowFocus(others) { this._isFocusedByBrowser = others._isFocusedByBrowser; }

  _press(event) {
    const { _control: control } = this;
    const { pointerId, isTrusted, pointerType, target, timeStamp } = event;
    // A click on a tick moves a thumb, one on a text may begin typing, and no press does.
    if (event.button || control._ignoresPress(event)) return;
    // In the corners and in the gap of a knob a touch scrolls the page.
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
    // A press that takes nothing belongs to the page.
    if (!this._drags.has(pointerId) || !control._slider._isDown(pointerId)) return this._forget(pointerId);
    Object.assign(lastPress, { path: drag.path, base });
    if (isTrusted) base.setPointerCapture(pointerId);
    this._restLater(pointerId, drag);
  }

  /** Cancels drags when the control is hidden. A ResizeObserver does not report that closed details hide it. */
  _watchVisibility() {
    const { _base: base } = this._control._parts;
    this._visibility ??= new IntersectionObserver(() => {
      if (base.checkVisibility?.() === false) this._control.cancel();
    });
    this._visibility.observe(base);
  }

  /** Lets a touch that waits take its thumb when it has rested. */
  _restLater(pointer, drag) {
    setTimeout(() => {
      const isSamePress = this._drags.get(pointer) === drag;
      if (isSamePress && this._control._slider._isPressPending(pointer)) {
        this._control.perform(input.rest, 0, 0, pointer, pointer);
      }
    }, restTime);
  }

  /** Continues or ends what a pointer of this control does. */
  _continue(kind, event) {
    const drag = this._drags.get(event.pointerId);
    if (!drag) return;
    const { type, pointerId, pointerType, buttons, shiftKey } = event;
    // The release of a mouse or a pen may have been elsewhere, such as in a dialog.
    const isDown = buttons & 1 || !['mouse', 'pen'].includes(pointerType);
    const isDrag = kind === input.drag && isDown;
    if (isDrag) return this._perform(shiftKey ? input.fineDrag : kind, event);
    this._perform(type === 'pointerup' ? drag.release : kind === input.drag ? input.release : kind, event);
    this._forget(pointerId);
  }
}
