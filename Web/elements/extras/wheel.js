import { input } from '../wire.ts';

/** How far a wheel turns for one step, in pixels. */
const notch = 40;

/** Lets the wheel move the thumb that has the focus, where `wheel` is set, or the one that the mouse is over. */
export class Wheel {
  constructor(control) {
    this._control = control;
    /** How far it has turned since the last step. */
    this._turned = 0;
    this._listener = event => this._turn(event);
  }

  /** Listens only if the wheel is wanted: a page waits for every listener before it scrolls. */
  _update() {
    const { _control: control } = this;
    const { _base: base } = control._parts;
    const isWanted = control._option('wheel') || control._option('wheel-over-thumbs');
    if (isWanted) base.addEventListener('wheel', this._listener);
    else base.removeEventListener('wheel', this._listener);
  }

  /** The thumb that the wheel moves, that under the mouse before that with the focus; -1 for none. */
  _thumb({ target }) {
    const { _control: control } = this;
    const { _parts: parts } = control;
    const canMove = !target.matches('[aria-disabled]') && !control._element.readOnly;
    const hovered = control._option('wheel-over-thumbs') && canMove ? parts._under(target) : -1;
    return hovered < 0 && control._option('wheel') ? parts._focused : hovered;
  }

  _turn(event) {
    const thumb = this._thumb(event);
    // With Ctrl the wheel zooms the page; sideways it scrolls.
    if (thumb < 0 || event.ctrlKey || !event.deltaY) return;
    event.preventDefault();
    this._turned -= event.deltaY * (event.deltaMode ? notch : 1);
    if (Math.abs(this._turned) < notch) return;
    this._control.perform(input.wheel, Math.sign(this._turned), 0, thumb);
    this._turned = 0;
  }
}
