import { read, wasm } from './engine.js';
import { make, style } from './parts.js';
import { SliderElement } from './slider.js';

/** A straight slider of any number of thumbs. */
export class RangeSlider extends SliderElement {
  /** Without values it has two thumbs, at its ends. */
  get _values() { return [-1e99, 1e99]; }
  get _press() { return 'bar'; }
  get _isVertical() { return this.orientation === 'vertical'; }

  _path() { return [this._isVertical ? 2 : this._size[4], 0, 0]; }

  _makeTrack(base) { [this._groove, this._spanBox] = [make(base, 'track'), make(base)]; }
  _makeSpan(part) { return make(this._spanBox, part); }

  _drawTrack() {
    wasm.groove(this._handle);
    const [fromX, fromY, toX, toY] = read(4), thickness = this._size[3], isUp = this._isVertical;
    const width = Math.abs(toX - fromX) + thickness, height = Math.abs(toY - fromY) + thickness;
    const left = (fromX + toX - width) / 2, top = (fromY + toY - height) / 2;
    this._ends = isUp ? [top, top + height] : [left, left + width];
    for (const node of [this._groove, this._spanBox]) {
      style(node, 'cssText', `left:${left}px;top:${top}px;width:${width}px;height:${height}px`);
    }
  }

  /** Clips a whole track to the span, so that gradients run along the track and round ends stay round. */
  _drawSpan(node) {
    const points = read(4), isUp = +this._isVertical, cap = this._size[3] / 2, [start, end] = this._ends;
    const from = Math.min(points[isUp], points[isUp + 2]), to = Math.max(points[isUp], points[isUp + 2]);
    const before = Math.max(0, from - cap - start) + 'px', after = Math.max(0, end - to - cap) + 'px';
    const inset = from === to ? '50%' : isUp ? `${before} 0 ${after}` : `0 ${after} 0 ${before}`;
    style(node, 'clipPath', `inset(${inset} round ${cap}px)`);
  }
}
