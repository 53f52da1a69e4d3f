import { BaseParts } from '../base-parts.js';
import { fill } from '../dom.js';
import { describe } from '../label.js';
import { listKind } from '../wire.ts';
import { PlaneThumb } from './thumb.js';

/** The nodes of a plane: its area, and the thumbs of its points. */
export class PlaneParts extends BaseParts {
  constructor(control) {
    super(control);
    this._base.addEventListener('focusin', ({ target }) => this._use(target));
  }

  get _adjustables() { return this._thumbs.flatMap(thumb => thumb._coordinates); }

  /** The positions of visible texts, which a plane doesn't have; see `Labels`. */
  get _positions() { return []; }

  /** Returns the coordinate that was last used of the point with a handle; -1 for a point that cannot be moved. */
  _under(node) {
    const index = this._thumbs.findIndex(thumb => thumb._handle === node && thumb._node.tabIndex >= 0);
    return index < 0 ? -1 : this._indexOf(this._thumbs[index]._node);
  }

  /** Notes that a coordinate has received the focus. From then on, the Tab key focuses it for its point. */
  _use(node) {
    const coordinate = this._indexOf(node);
    if (coordinate < 0) return;
    this._control._slider._use(coordinate);
    this._draw(coordinate >> 1, (coordinate >> 1) + 1);
  }

  /** Draws everything, after options, values, or the size have changed. */
  _drawAll(facts) {
    const { _control: control } = this;
    const { count } = facts;
    if (count !== this._thumbs.length) control._events._forgetValues();
    fill(this._thumbs, count, index => new PlaneThumb(this._thumbBox, index, control._slider));
    if (control._isLaidOut) control._track._draw(facts);
    this._draw(0, count);
  }

  /** Draws the thumbs of these points. */
  _draw(low, high) {
    for (let index = low; index < Math.min(this._thumbs.length, high); index++) this._drawThumb(index);
    this._control._textEntry._draw();
    this._control._drawObstacle();
  }

  _drawThumb(index) {
    const { _control: control, _thumbs: thumbs } = this;
    const { _slider: plane, _element: element, _internals: { validity } } = control;
    const states = {
      isReadOnly: element.readOnly, isInvalid: validity.customError || element.getAttribute('aria-invalid'),
    };
    const coordinates = control._axes.map((axis, number) => plane._coordinate(2 * index + number));
    this._take(index, coordinates.map(({ value }) => value).join(' '));
    if (!control._isLaidOut) return;
    thumbs[index]._draw(plane._point(index), plane._list(listKind.fraction)[2 * index]);
    control._axes.forEach((axis, number) => {
      // The points of a disabled plane cannot move: the bounds are announced instead of limits equal to the values.
      const { lower: low, upper: high } = axis._bounds;
      const facts = coordinates[number];
      const shown = element.matches(':disabled') ? { ...facts, low, high } : facts;
      const name = axis._nameOf(index, thumbs.length);
      const coordinate = thumbs[index]._coordinates[number];
      coordinate._draw(shown, name, axis._textOf(shown.value, index), states);
      describe(control, coordinate._node, 2 * index + number);
    });
  }
}
