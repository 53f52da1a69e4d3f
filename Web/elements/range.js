import { ask, read, wasm } from './engine.js';
import { make, style } from './parts.js';
import { SliderElement } from './slider.js';

/** A straight slider of any number of thumbs. */
export class RangeSlider extends SliderElement {
  _defaults = [-1e99, 1e99];
  _press = 'bar';

  _path() { return [this.orientation === 'vertical' ? 2 : this._size.rtl ? 1 : 0, 0, 0]; }

  _makeTrack(base) {
    this._track = make(base, 'track');
    this._spanBox = make(base);
  }

  _makeSpan(part) { return make(this._spanBox, part); }

  _drawTrack() {
    wasm.groove(this._handle);
    const [fromX, fromY, toX, toY] = read(4), { thickness } = this._size;
    const isVertical = fromX === toX && fromY !== toY;
    const [width, height] = isVertical ? [thickness, Math.abs(toY - fromY)] : [Math.abs(toX - fromX), thickness];
    this._box = { left: (fromX + toX - width) / 2, top: (fromY + toY - height) / 2, width, height, isVertical };
    for (const node of [this._track, this._spanBox]) {
      for (const key of ['left', 'top', 'width', 'height']) style(node, key, `${this._box[key]}px`);
    }
  }

  /** Clips a full track to the span, so that gradients run along the track and round ends stay round. */
  _drawSpan(node) {
    const [fromX, fromY, toX, toY] = read(4), { left, top, width, height, isVertical } = this._box;
    const cap = (isVertical ? width : height) / 2;
    const [from, to, start, length] = isVertical ? [fromY, toY, top, height] : [fromX, toX, left, width];
    const before = Math.max(0, Math.min(from, to) - cap - start), after = Math.max(0, start + length - cap - Math.max(from, to));
    style(node, 'clipPath', from === to ? 'inset(50%)' : `inset(${isVertical ? `${before}px 0 ${after}px` : `0 ${after}px 0 ${before}px`} round ${cap}px)`);
  }
}
