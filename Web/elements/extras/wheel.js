import { input } from '../wire.ts';

/** The distance of scrolling for one step, in pixels. */
const notch = 40;

/** Lets the wheel move the focused thumb (attribute `wheel`) or the thumb under the mouse (`wheel-over-thumbs`). */
export class Wheel {
  constructor(control) {
    this._control = control;
    /** The distance scrolled since the last step, in pixels. */
    this._distance = 0;
    this._listener = event => this._turn(event);
  }

  /** Adds the listener only if an attribute needs it, since a browser waits for wheel listeners before it scrolls. */
  _update() {
    const { _control: control } = this;
    const { _base: base } = control._parts;
    const isWanted = control._option('wheel') || control._option('wheel-over-thumbs');
    if (isWanted) base.addEventListener('wheel', this._listener);
    else base.removeEventListener('wheel', this._listener);
  }

  /** Returns the thumb that the wheel moves: the one under the mouse or, without one, the focused one; -1 for none. */
  _thumb({ target }) {
    const { _control: control } = this;
    const { _parts: parts } = control;
    const canMove = !target.matches('[aria-disabled]') && !control._element.readOnly;
    const hovered = control._option('wheel-over-thumbs') && canMove ? parts._under(target) : -1;
    return hovered < 0 && control._option('wheel') ? parts._focused : hovered;
  }

  _turn(event) {
    const thumb = this._thumb(event);
    // The wheel zooms the page with Ctrl, and scrolls it sideways.
    if (thumb < 0 || event.ctrlKey || !event.deltaY) return;
    event.preventDefault();
    this._distance -= event.deltaY * (event.deltaMode ? notch : 1);
    if (Math.abs(this._distance) < notch) return;
    this._control.perform(input.wheel, Math.sign(this._distance), 0, thumb);
    this._distance = 0;
  }
}
