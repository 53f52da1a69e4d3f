import { Control } from './control.js';
import { elementOf } from './element.js';
import { record, wasm } from './engine.js';
import { make, style } from './parts.js';
import { lineFigure, path } from './wire.js';

/** The control of a straight slider of any number of thumbs. */
export class RangeControl extends Control {
  /** The first values: two thumbs, at the ends. */
  get _values() { return [-Number.MAX_VALUE, Number.MAX_VALUE]; }
  get _press() { return 'bar-and-track'; }
  get _labelRoom() { return 0; }
  get _isVertical() { return this._option('orientation') === 'vertical'; }

  /** The paths that the orientation allows, the usual one first. */
  get _paths() {
    if (this._isVertical) return [path.up, path.down];
    const isRightToLeft = this._size[4];
    return isRightToLeft ? [path.left, path.right] : [path.right, path.left];
  }

  /** The path of the layout, and the start and sweep of an arc. */
  _path() {
    const given = path[this._option('direction')];
    return [this._paths.includes(given) ? given : this._paths[0], 0, 0];
  }

  get _misfit() {
    const direction = this._option('direction');
    const isAcross = direction in path && !this._paths.includes(path[direction]);
    return isAcross ? `direction="${direction}": it is across the orientation; auto` : super._misfit;
  }

  _makeTrack(base) {
    this._groove = make(base, 'track');
    this._spanBox = make(base);
  }
  _makeSpan(part) { return make(this._spanBox, part); }

  _drawTrack() {
    // A track that is drawn before its size is known would move then, which browsers count as a shift of the page.
    if (!this._size[0]) return;
    wasm.groove(this._handle);
    const { fromX, fromY, toX, toY } = record(lineFigure);
    const thickness = this._size[3];
    const width = Math.abs(toX - fromX) + thickness;
    const height = Math.abs(toY - fromY) + thickness;
    const left = (fromX + toX - width) / 2;
    const top = (fromY + toY - height) / 2;
    /** Where the drawn track begins and ends, along the track. */
    this._ends = this._isVertical ? [top, top + height] : [left, left + width];
    for (const node of [this._groove, this._spanBox]) {
      style(node, 'cssText', `left:${left}px;top:${top}px;width:${width}px;height:${height}px`);
    }
  }

  /** Clips a whole track to the span, so that gradients run along the track and round ends stay round. */
  _drawSpan(node) {
    if (!this._ends) return;
    const { fromX, fromY, toX, toY } = record(lineFigure);
    const [start, end] = this._ends;
    const cap = this._size[3] / 2;
    const ends = this._isVertical ? [fromY, toY] : [fromX, toX];
    const before = `${Math.max(0, Math.min(...ends) - cap - start)}px`;
    const after = `${Math.max(0, end - Math.max(...ends) - cap)}px`;
    const inset = this._isVertical ? `${before} 0 ${after}` : `0 ${after} 0 ${before}`;
    style(node, 'clipPath', `inset(${ends[0] === ends[1] ? '50%' : inset} round ${cap}px)`);
  }
}

export const RangeSlider = elementOf(RangeControl);
