import { controlKey } from '../control-key.js';
import { make, sheetsOf, style } from '../dom.js';
import { locatorOf } from '../locator.js';

/** The styles of a playhead: it covers the slider that it is a child of, and only its thumb and texts are visible. */
const sheet = sheetsOf(`
  :host { position: absolute !important; inset: 0 !important; width: auto !important; height: auto !important;
    margin: 0 !important; pointer-events: none }
  [part=base]::before, [part=track], [part~=span], [part~=outer], path { display: none !important }
  [role] { pointer-events: auto }
`);

/** The attributes that a playhead must share with its owner, so that equal values are at equal positions. */
const shared = ['min', 'max', 'scale', 'orientation'];

/**
 * Connects a slider in the slot `playhead` with the slider around it, its owner: the playhead is on the owner's track,
 * stays between the owner's values, and leaves presses that are nearer to one of the owner's thumbs to the owner.
 */
export class Playhead {
  constructor(control, engine) {
    this._control = control;
    this._engine = engine;
    /** The control of the playhead in front of this slider, if there is one. */
    this._above = undefined;
    /** The control of the owner, if this slider is a playhead. */
    this._followed = undefined;
    this._listener = ({ target }) => {
      if (target === this._followed._element) this._refresh();
    };
  }

  /** The control of the slider around this one, if this one is its playhead according to the document. */
  get _owner() {
    const { _element: element } = this._control;
    const { slot, parentElement: parent, localName } = element;
    return slot === 'playhead' && parent?.localName === localName ? parent[controlKey] : undefined;
  }

  /** Connects this slider with its owner, and requests a layout on the owner's track. */
  _update() {
    const { _control: control, _owner: owner } = this;
    // A script may set the attributes after it has added the element.
    if (owner) queueMicrotask(() => this._compare());
    if (owner === this._followed) return;
    this._followed?._element.removeEventListener('slider-update', this._listener);
    this._followed = owner;
    control._parts._adoptStyles();
    control._change();
    if (!owner) return;
    owner._addExtras(control._extras.constructor);
    owner._extras._playhead._addPlayhead(control);
    owner._element.addEventListener('slider-update', this._listener);
  }

  /** Warns once of an attribute that differs from the owner's, so that values have different positions. */
  _compare() {
    const { _control: control, _followed: owner } = this;
    const name = owner && shared.find(name => String(control._option(name)) !== String(owner._option(name)));
    if (name && name !== this._misfit) {
      control._warn('slot="playhead"', `its ${name} is not that of the slider around it; its own`);
    }
    this._misfit = name;
  }

  /** Returns the additional style sheets of a playhead in a window. */
  _sheets(view) { return this._followed ? [sheet(view)] : []; }

  /** Makes a slot that shows a playhead in front of this slider. */
  _addPlayhead(control) {
    this._above = control;
    if (this._slot) return;
    this._slot = make(this._control._parts._base, null, 'slot');
    this._slot.name = 'playhead';
    style(this._slot, 'cssText', 'inset:0;display:block;pointer-events:none');
  }

  /** Lays this playhead out between the present values of its owner. */
  _refresh() {
    this._control._change();
    this._control._flush();
  }

  /** Puts this playhead on the track of its owner, after the owner has been laid out. */
  _follow() {
    this._followed?._flush();
    this._engine._follow(this._followed?._slider);
  }

  /** Whether a press belongs to the other slider: to the owner of this playhead, or to the playhead of this owner. */
  _ignoresPress(event) {
    const { _control: control, _followed: owner, _above: above } = this;
    if (owner) return !this._acceptsPress(event);
    if (above?._extras._playhead._followed !== control) return false;
    const { _pointers: pointers, _extras: { _playhead: playhead } } = above;
    if (!pointers._drags.has(event.pointerId)) {
      if (!playhead._acceptsPress(event)) return false;
      pointers._press(event);
    }
    control._pointers._allowFocus(pointers);
    return true;
  }

  /** Whether a press belongs to this playhead rather than to its owner. */
  _acceptsPress(event) { return this._acceptsPressAt(...locatorOf(this._control)(event)); }

  _acceptsPressAt(x, y) { return this._engine._acceptsPress(this._followed._slider, x, y); }
}
