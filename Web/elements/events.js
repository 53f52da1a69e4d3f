import { eventTypes, input, listKind } from './wire.ts';

/** Whether the browser knows `:state()`. Others may reject the names of states. */
const hasStates = globalThis.CSS?.supports('selector(:state(dragging))');

/** Reports the results of inputs: draws them, moves the focus, and dispatches the events. */
export class Events {
  constructor(control) {
    this._control = control;
    /** How many drags have begun and not ended. */
    this._drags = 0;
    /** The indices of the thumbs whose values have been drawn since the last `slider-update`. */
    this._drawn = new Set;
    /** The values of thumbs that `slider-update` last reported. */
    this._reportedValues = [];
    /** The obstacle that was reported last, as JSON. */
    this._reportedObstacle = 'null';
  }

  /** Dispatches an event of the element; without a detail, a plain `Event`. */
  _dispatch(type, detail) {
    // As with native controls, `change` does not leave the shadow tree that the element is in.
    const options = { bubbles: true, composed: type !== 'change', cancelable: type === 'slider-proposal', detail };
    return this._control._element.dispatchEvent(detail ? new CustomEvent(type, options) : new Event(type, options));
  }

  // MARK: Changes

  /**
   * Draws and reports the engine's next change.
   *
   * @param pointer the id of the pointer whose input caused the change, if one did
   * @param kind the kind of the input; `undefined` for a change by a script
   * @param number the index of the input's thumb, or the pointer's id
   */
  _report(pointer, kind, number) {
    const { _control: control } = this;
    const change = control._slider._change();
    // If a script caused the change, it ended the drag of the pointer that held this thumb.
    const isByCode = pointer == null && kind == null;
    const drag = isByCode ? control._pointers._dragAt(change.held) : control._dragOf(pointer);
    this._readsObstacles = pointer == null && !isByCode && kind !== input.wheel;
    control._beginGlide();
    // A wheel over a thumb without the focus doesn't move the focus.
    const keepsFocus = kind === input.wheel && number !== control._parts._focused;
    // Without a drag, values are drawn before the focus moves, so that screen readers read a new value once.
    if (!drag) control._redraw(change);
    if (!keepsFocus) this._moveFocus(change, drag, kind);
    if (drag) control._redraw(change);
    for (let event; (event = control._slider._event());) this._reportEvent(event, drag, pointer);
    this._dispatchUpdate();
  }

  /** Moves the focus to the thumb that a pointer holds, or that a key moved. */
  _moveFocus({ held, focus }, drag, kind) {
    const thumb = drag && held === drag.thumb ? -1 : drag ? held : focus;
    if (thumb < 0) return;
    if (drag) drag.thumb = thumb;
    // `focus()` makes the browser compute styles, so during a drag it is called before anything is drawn. The browser
    // itself focuses a thumb that the mouse presses.
    const focusVisible = !drag && kind !== input.choose;
    if (drag?.under !== thumb) {
      this._control._parts._thumbs[thumb]?._node.focus({ preventScroll: true, focusVisible });
    }
  }

  _reportEvent({ kind, thumb, isSpan, reason, thumbs }, drag, pointer) {
    const type = eventTypes[kind];
    if (type === 'input') {
      this._dispatchUpdate();
      return this._reportValues(thumbs, reason, drag, pointer);
    }
    if (type === 'slider-blocked') return this._reportObstacle();
    if (type !== 'slider-overshoot') this._countDrag(type === 'slider-begin' ? 1 : -1);
    this._dispatch(type, isSpan ? { span: thumb } : { thumb });
    if (type === 'slider-end' && this._hasMoved(drag)) this._dispatch('change');
  }

  /** Draws what holds back what a person moved last, and dispatches it if it differs from what was reported last. */
  _reportObstacle() {
    const obstacle = this._control._obstacle();
    this._control._drawObstacle();
    const text = JSON.stringify(obstacle);
    if (obstacle === undefined || text === this._reportedObstacle) return;
    this._reportedObstacle = text;
    this._control._readObstacle(this._readsObstacles ? obstacle : null);
    this._dispatch('slider-blocked', { obstacle });
  }

  /** Adds to the number of drags, and updates `:state(dragging)`. */
  _countDrag(count) {
    this._drags += count;
    this._setState('dragging', this._drags > 0);
  }

  /** Adds or removes a state that style sheets can match. */
  _setState(name, isOn) {
    if (hasStates) this._control._internals.states[isOn ? 'add' : 'delete'](name);
  }

  /** Whether a drag that ends has changed values since its press, apart from thumbs that other pointers still hold. */
  _hasMoved(drag) {
    if (!drag?.hasChanged) return false;
    const isHeld = this._control._list(listKind.isHeld);
    return this._control._list(listKind.value).some((value, index) => !isHeld[index] && value !== drag.values[index]);
  }

  _reportValues(thumbs, reason, drag, pointer) {
    const isReset = reason === 'reset';
    if (drag) drag.hasChanged = !isReset;
    this._control._submit();
    this._dispatch('input', { thumbs, reason });
    // A drag dispatches `change` when it ends, and a cancel dispatches none. A reset needs no drag.
    if (isReset || pointer == null && !drag && reason !== 'cancel') this._dispatch('change');
  }

  // MARK: The event `slider-update`

  /** Notes that the value of a thumb is drawn. `slider-update` compares only the values of such thumbs. */
  _noteValue(index) { this._drawn.add(index); }

  /** Forgets the reported values, so that the next `slider-update` reports all values. */
  _forgetValues() {
    this._reportedValues.forEach((_, index) => this._drawn.add(index));
    this._reportedValues = [];
  }

  /** Dispatches `slider-update` with the thumbs whose values differ from those that were last reported, if any do. */
  _dispatchUpdate() {
    if (!this._drawn.size) return;
    const drawn = [...this._drawn].sort((one, other) => one - other);
    this._drawn.clear();
    const { _reportedValues: reported, _control: { _parts: { _thumbs: thumbs } } } = this;
    const changed = drawn.filter(index => index < thumbs.length && thumbs[index]._value !== reported[index]);
    if (!changed.length) return;
    for (const index of changed) reported[index] = thumbs[index]._value;
    this._dispatch('slider-update', { thumbs: changed });
  }
}
