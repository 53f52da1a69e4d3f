import { hide, make } from './dom.js';
import { makeFallback } from './fallback.js';

/** The nodes that all controls have. */
export class BaseParts {
  constructor(control) {
    this._control = control;
    this._root = control._element.attachShadow({ mode: 'open', delegatesFocus: true });
    this._adoptStyles();
    makeFallback(this._root);
    this._base = make(this._root, 'base');
    /** What surrounds the slider gives the probe its sizes and colors, and starts its transitions. */
    this._probe = make(this._base, '', 'i');
    control._track._make(this._base);
    this._tickBox = make(this._base);
    hide(this._tickBox);
    this._thumbBox = make(this._base);
    this._tickBox.style.height = this._thumbBox.style.width = '100%';
    this._thumbs = [];
  }

  /** Takes the style sheets of the window that the element is in. */
  _adoptStyles() {
    const { defaultView: view } = this._control._element.ownerDocument;
    if (view) this._root.adoptedStyleSheets = this._control._sheets(view);
  }

  /** Gives a thumb its value. Returns whether it is a new one. */
  _take(index, value) {
    const isNew = this._thumbs[index]._take(value);
    if (isNew) this._control._events._noteValue(index);
    return isNew;
  }

  /** None of the thumbs of a disabled slider can go anywhere, so their limits would be their values. */
  _shownBounds({ lower: adjustableLow, upper: adjustableHigh }) {
    return this._control._element.matches(':disabled') ? { adjustableLow, adjustableHigh } : {};
  }

  /** What takes the focus, and is moved by keys: thumbs, or the coordinates of points. */
  get _adjustables() { return this._thumbs; }

  /** Returns the index of what is moved by keys at a node; -1 for another node. */
  _indexOf(node) { return this._adjustables.findIndex(({ _node: own }) => own === node); }

  /** Returns the index of what the wheel moves over a node; -1 for none. */
  _under(node) { return this._indexOf(node); }

  /** The index of what has the focus among the nodes that take it; -1 for none. */
  get _focused() { return this._indexOf(this._root.activeElement); }
}
