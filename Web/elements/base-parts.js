import { hide, make } from './dom.js';
import { makeFallback } from './fallback.js';

/** The nodes in the shadow tree that the controls of all elements have. */
export class BaseParts {
  constructor(control) {
    this._control = control;
    this._root = control._element.attachShadow({ mode: 'open', delegatesFocus: true });
    this._adoptStyles();
    makeFallback(this._root);
    this._base = make(this._root, 'base');
    /** An invisible node with the sizes and colors of the page's styles. Its transitions report changes of them. */
    this._probe = make(this._base, '', 'i');
    control._track._make(this._base);
    this._tickBox = make(this._base);
    hide(this._tickBox);
    this._thumbBox = make(this._base);
    this._tickBox.style.height = this._thumbBox.style.width = '100%';
    this._thumbs = [];
  }

  /** Adopts style sheets for the window of the element's document. */
  _adoptStyles() {
    const { defaultView: view } = this._control._element.ownerDocument;
    if (view) this._root.adoptedStyleSheets = this._control._sheets(view);
  }

  /** Sets the value of a thumb's node. Returns whether the value has changed. */
  _take(index, value) {
    const isNew = this._thumbs[index]._take(value);
    if (isNew) this._control._events._noteValue(index);
    return isNew;
  }

  /** Returns the bounds as the limits that thumbs of a disabled slider announce; otherwise nothing. */
  _shownBounds({ lower: adjustableLow, upper: adjustableHigh }) {
    return this._control._element.matches(':disabled') ? { adjustableLow, adjustableHigh } : {};
  }

  /** The objects whose nodes can have the focus and that keys move: thumbs or, on a plane, coordinates of points. */
  get _adjustables() { return this._thumbs; }

  /** Returns the index of the thumb or coordinate with a node; -1 for another node. */
  _indexOf(node) { return this._adjustables.findIndex(({ _node: own }) => own === node); }

  /** Returns the index of the thumb or coordinate that the wheel moves over a node; -1 for none. */
  _under(node) { return this._indexOf(node); }

  /** The index of the thumb or coordinate that has the focus; -1 for none. */
  get _focused() { return this._indexOf(this._root.activeElement); }
}
