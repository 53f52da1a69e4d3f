import { attachListeners } from '../dom.js';
import { locatorOf } from '../locator.js';

/** Highlights the part of a control that the mouse is over, and the thumb that has the keyboard's focus. */
export class Highlight {
  constructor(control) {
    this._control = control;
    /** The point under the mouse; `null` if the mouse isn't over the control. */
    this._point = null;
    this._focused = this._thumbOf(control._parts._root.activeElement);
    attachListeners(control._parts._base, {
      pointermove: event => {
        // During a drag, nothing is hovered, and the dragged part is painted as held.
        if (event.pointerType === 'touch' || event.buttons || control._pointers._isAnyDown) return;
        this._point = locatorOf(control)(event);
        this._draw();
      },
      pointerleave: () => {
        this._point = null;
        this._draw();
      },
      focusin: ({ target }) => {
        this._focused = this._thumbOf(target);
        this._draw();
      },
      focusout: () => {
        this._focused = -1;
        this._draw();
      },
    });
  }

  _thumbOf(node) { return node?.matches(':focus-visible') ? this._control._parts._indexOf(node) : -1; }

  /** Draws the highlighted parts. A control with unapplied options does so when it is drawn. */
  _draw() {
    const { _control: control } = this;
    if (!control._showsPicture || control._isStale) return;
    control._picture.draw(control._painter._highlight(this._point, this._focused));
  }
}
