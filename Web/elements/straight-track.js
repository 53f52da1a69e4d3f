import { make, style } from './dom.js';
import { path, readLine } from './wire.ts';

const paths = { right: path.right, left: path.left, up: path.up, down: path.down };

/** The track of a straight slider. */
export class StraightTrack {
  static get _readFigure() { return readLine; }

  constructor(control) { this._control = control; }

  /** Returns the additional style sheets of this kind of track in a window: none. */
  _sheets() { return []; }

  get _isRound() { return false; }
  get _isVertical() { return this._control._option('orientation') === 'vertical'; }
  /** The default orientation: that of the page's text, as for a native slider. */
  get _orientation() { return this._control._surroundings?._isVertical ? 'vertical' : 'horizontal'; }
  /** The first values: two thumbs, at the ends. */
  get _firstValues() { return [-Number.MAX_VALUE, Number.MAX_VALUE]; }
  /** The default of the option `press-target`, the parts where a press counts. */
  get _pressTarget() { return 'span-and-track'; }
  /** How far labels may reach beyond the base, in pixels. */
  get _labelRoom() { return 0; }

  /** The paths that the orientation allows, the default path first. */
  get _paths() {
    const { _size: { _isReversed: isReversed }, _surroundings: { _isVertical: isInVerticalText } } = this._control;
    if (this._isVertical) return isInVerticalText && !isReversed ? [path.down, path.up] : [path.up, path.down];
    return isReversed ? [path.left, path.right] : [path.right, path.left];
  }

  /** The path of the track, and 0 for the start and the sweep, which only arcs have. */
  get _path() {
    const given = paths[this._control._option('direction')];
    return [this._paths.includes(given) ? given : this._paths[0], 0, 0];
  }

  /** The warning of a direction that the orientation does not allow; an empty text if there is none. */
  get _misfit() {
    const direction = this._control._option('direction');
    const isAcross = direction in paths && !this._paths.includes(paths[direction]);
    return isAcross ? `direction="${direction}": it is across the orientation; auto` : '';
  }

  _make(base) {
    this._groove = make(base, 'track');
    /** The box that contains the spans. */
    this._box = make(base);
  }

  _makeSpan(part) { return make(this._box, part); }

  _draw(line) {
    const { _width: width, _thickness: thickness } = this._control._size;
    // A track that is drawn before its size is known would move later, which browsers count as a layout shift.
    if (!width) return;
    const { fromX, fromY, toX, toY } = line;
    const across = Math.abs(toX - fromX) + thickness;
    const down = Math.abs(toY - fromY) + thickness;
    const left = (fromX + toX - across) / 2;
    const top = (fromY + toY - down) / 2;
    /** The start and the end of the drawn track, along the track. */
    this._ends = this._isVertical ? [top, top + down] : [left, left + across];
    for (const node of [this._groove, this._box]) {
      style(node, 'cssText', `left:${left}px;top:${top}px;width:${across}px;height:${down}px`);
    }
  }

  /** Draws a span by clipping a node with the size of the track, so that gradients run along the whole track. */
  _drawSpan(node, { fromX, fromY, toX, toY }) {
    if (!this._ends) return;
    const [start, end] = this._ends;
    const cap = this._control._size._thickness / 2;
    const isVertical = this._isVertical;
    const ends = isVertical ? [fromY, toY] : [fromX, toX];
    const before = `${Math.max(0, Math.min(...ends) - cap - start)}px`;
    const after = `${Math.max(0, end - Math.max(...ends) - cap)}px`;
    const inset = isVertical ? `${before} 0 ${after}` : `0 ${after} 0 ${before}`;
    style(node, 'clipPath', `inset(${ends[0] === ends[1] ? '50%' : inset} round ${cap}px)`);
  }
}
