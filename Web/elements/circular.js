import { read, wasm } from './engine.js';
import { make, write } from './parts.js';
import { SliderElement } from './slider.js';

const degree = Math.PI / 180;

/** The path of an arc, in two halves, so that a full circle is one too. */
const path = ([x, y, radius, start, sweep]) => {
  const point = angle => `${x + radius * Math.sin(angle * degree)} ${y - radius * Math.cos(angle * degree)}`;
  const half = part => `A${radius} ${radius} 0 0 ${+(sweep > 0)} ${point(start + sweep * part)}`;
  return sweep && radius ? `M${point(start)}${half(0.5)}${half(1)}` : '';
};

/** A slider on a circle, on a part of one, or on several turns. */
export class CircularSlider extends SliderElement {
  get _values() { return [0]; }
  get _press() { return 'anywhere'; }

  _path() {
    const { start, sweep } = this;
    return [3, isFinite(start) ? start : 0, sweep != null && isFinite(sweep) ? sweep : 360];
  }

  _makeTrack(base) {
    make(base, null, 'slot');
    this._spanBox = make(base, null, 'svg');
    this._reach = make(this._spanBox, null, 'path');
    this._groove = make(this._spanBox, 'track', 'path');
  }

  _makeSpan(part) { return make(this._spanBox, part, 'path'); }

  _drawTrack() {
    wasm.groove(this._handle);
    const figure = path(read(5));
    write(this._groove, 'd', figure);
    write(this._reach, 'd', figure);
  }

  _drawSpan(node) {
    write(node, 'd', path(read(5)));
  }
}
