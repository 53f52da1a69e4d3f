import { controlKey } from '../control-key.js';
import { make, sheetsOf, style } from '../dom.js';
import { locatorOf } from '../locator.js';

/** A playhead lies over all of the slider that it is a child of, and shows its thumb and its texts alone. */
const sheet = sheetsOf(`
  :host { position: absolute !important; inset: 0 !important; width: auto !important; height: auto !important;
    margin: 0 !important; pointer-events: none }
  [part=base]::before, [part=track], [part~=span], [part~=outer], path { display: none !important }
  [role] { pointer-events: auto }
`);

/** The attributes by which a playhead's values are where those of its owner are. */
const shared = ['min', 'max', 'scale', 'orientation'];

/**
 * What ties a slider with the slot `playhead` to the slider around it, its owner: it is on the owner's track, stays
 * between the owner's values, and leaves what is nearer to one of the owner's thumbs to the owner.
 */
export class Playhead {
  constructor(control, engine) {
    this._control = control;
    this._engine = engine;
    /** The control of the slider above this one. */
    this._above = undefined;
    /** The control of the slider that this one follows. */
    this._followed = undefined;
    this._listener = ({ target }) => {
      if (target === this._followed._element) this._refresh();
    };
  }

  /** The control of the slider that this one is the playhead of, if it is one. */
  get _owner() {
    const { _element: element } = this._control;
    const { slot, parentElement: parent, localName } = element;
    return slot === 'playhead' && parent?.localName === localName ? parent[controlKey] : undefined;
  }

  /** Ties this slider to its owner, and asks for a layout on the owner's track. */
  _update() {
    const { _control: control, _owner: owner } = this;
    // A script may give it the attributes after it was added.
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

  /** Warns once of a scale that is not the owner's, by which values are in other places. */
  _compare() {
    const { _control: control, _followed: owner } = this;
    const name = owner && shared.find(name => String(control._option(name)) !== String(owner._option(name)));
    if (name && name !== this._misfit) {
      control._warn('slot="playhead"', `its ${name} is not that of the slider around it; its own`);
    }
    this._misfit = name;
  }

  /** The style sheets that a playhead has beside its others. */
  _sheets(view) { return this._followed ? [sheet(view)] : []; }

  /** Shows a slider above this one. */
  _addPlayhead(control) {
    this._above = control;
    if (this._slot) return;
    this._slot = make(this._control._parts._base, null, 'slot');
    this._slot.name = 'playhead';
    style(this._slot, 'cssText', 'inset:0;display:block;pointer-events:none');
  }

  /** Lays this slider out between the values of its owner as they are now. */
  _refresh() {
    this._control._change();
    this._control._flush();
  }

  /** Puts this slider on the track of its owner, once both are laid out. */
  _follow() {
    this._followed?._flush();
    this._engine._follow(this._followed?._slider);
  }

  /** Whether a press is not this slider's: one on a playhead is its owner's, or on an owner its playhead's. */
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

  /** Whether a press is this slider's rather than its owner's. */
  _acceptsPress(event) { return this._acceptsPressAt(...locatorOf(this._control)(event)); }

  _acceptsPressAt(x, y) { return this._engine._acceptsPress(this._followed._slider, x, y); }
}
