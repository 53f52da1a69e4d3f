import { fill, make, pixels, sheetsOf, style } from '../dom.js';
import { hasTrackViews } from './views-in.js';

/** The default styles of views, which fill their slots. The parts that they replace are invisible. */
const sheet = sheetsOf(`
  :is([part=track], [part~=span], path)[view] { opacity: 0 !important }
  ::slotted(:is([slot=track], [slot^=span-])) {
    position: absolute; inset: 0; box-sizing: border-box; width: 100%; height: 100%; margin: 0 }
`);

/**
 * Views of the page that replace the track and spans. They are behind all other parts of the slider, except that those
 * of spans are in front of a straight track.
 */
export class TrackViews {
  constructor(control) {
    this._control = control;
    /** The slots: first that of the track, then those of spans. They are in a box that is made with the first view. */
    this._slots = [];
    /** Whether each slot has a view. */
    this._areFilled = [];
    /** The parts that a look paints: whether each is held, and the form of its first coat of paint. */
    this._painted = [];
  }

  /** Returns the additional style sheets of a slider with views in a window. */
  _sheets(view) { return this._box ? [sheet(view)] : []; }

  /** Makes the slots once there is a view, and notes which slots have views. */
  _update() {
    const { _control: control } = this;
    if (!this._box) {
      if (!hasTrackViews(control._element)) return;
      this._box = make(control._parts._base);
      this._box.inert = true;
      style(this._box, 'cssText', 'width:100%;height:100%;pointer-events:none');
      control._parts._adoptStyles();
    }
    fill(this._slots, 1 + control._slider._facts().spanCount, index => this._make(index));
    this._areFilled = this._slots.map(slot => slot.assignedElements().length > 0);
  }

  _make(index) {
    const slot = make(this._box, null, 'slot');
    slot.name = index ? `span-${index - 1}` : 'track';
    slot.addEventListener('slotchange', () => {
      // No lens of a look shows views.
      this._control._restyle?.();
      this._control._change();
    });
    return slot;
  }

  /** Stores the state and the form of the track or a span in a look. Returns whether a view replaces the part. */
  _take(index, isHeld, form) {
    if (this._box && index >= 0) this._painted[index] = { isHeld, form };
    return this._areFilled[index];
  }

  /** Positions views when the parts are drawn. With a look, that happens when it is painted. */
  _draw() { if (!this._control._isWhole) this._layOut(); }

  _layOut() {
    const { _control: control, _slots: slots, _areFilled: areFilled } = this;
    if (!this._box) return;
    const { _parts: { _base: base, _probe: probe, _spans: spans, _laps: laps }, _track: track } = control;
    const next = control._isWhole ? control._picture._host : track._isRound ? probe : track._box;
    if (this._box.nextSibling !== next) base.insertBefore(this._box, next);
    const parts = track._isRound ? track._paths.slice(1) : [track._groove];
    for (const part of parts) part.toggleAttribute('view', areFilled[0]);
    const isClipped = control._option('clips-span-views') && !track._isRound;
    slots.forEach((slot, index) => {
      if (index) spans[(index - 1) * laps].toggleAttribute('view', areFilled[index]);
      if (!areFilled[index]) return;
      const box = this._boxOf(index);
      if (index && isClipped) this._show(slot, this._boxOf(0), box);
      else this._show(slot, box);
    });
  }

  /** Positions a slot in a box, clipped to another box if there is one. */
  _show(slot, { left, top, width, height }, clip) {
    style(slot, 'display', (clip ?? { width }).width > 0 ? 'block' : 'none');
    style(slot, 'inset', '0 auto auto 0');
    style(slot, 'translate', pixels(left, top));
    style(slot, 'width', `${width}px`);
    style(slot, 'height', `${height}px`);
    if (!clip) return style(slot, 'clipPath', '');
    const right = left + width - clip.left - clip.width;
    const bottom = top + height - clip.top - clip.height;
    const insets = [clip.top - top, right, bottom, clip.left - left].map(inset => `${inset}px`).join(' ');
    style(slot, 'clipPath', `inset(${insets} round ${clip.corner}px)`);
  }

  /** Returns the box of the track or of a span, as thick as the track and with its drawn ends. */
  _boxOf(index) {
    const { _control: control } = this;
    const figure = index ? control._slider._span(index - 1, 0) : control._slider._groove();
    const form = control._isWhole && this._painted[index]?.form;
    const isThicker = control._isWhole && this._painted[0]?.isHeld;
    const thickness = control._sizes[3] * (isThicker ? control._metrics.heldTrackScale : 1);
    if (control._track._isRound) return ringOf(figure, thickness);
    const { fromX, fromY, toX, toY } = figure;
    const isDown = control._track._isVertical;
    const along = Math.abs(isDown ? toY - fromY : toX - fromX);
    const isEmpty = index && !along;
    /** The ends of parts are round and add the thickness; a part that the look doesn't paint ends at its values. */
    const length = !control._isWhole ? along + thickness : form ? lengthOf(form, isDown) : along;
    const [width, height] = isDown ? [thickness, length] : [length, thickness];
    return {
      left: (fromX + toX - width) / 2, top: (fromY + toY - height) / 2, width: isEmpty ? 0 : width, height,
      corner: control._isWhole ? form?.corner ?? 0 : thickness / 2,
    };
  }
}

/** Returns the length of a form along the track. The width of a rotated form is along the track. */
const lengthOf = (form, isDown) => isDown && !form.turn ? form.height : form.width;

const ringOf = ({ x, y, radius, sweep }, thickness) => {
  const half = radius + thickness / 2;
  return { left: x - half, top: y - half, width: sweep ? 2 * half : 0, height: 2 * half };
};
