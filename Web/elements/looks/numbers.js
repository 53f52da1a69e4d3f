import { read } from '../engine.js';
import { arc, box, text } from './forms.js';

/** Reads, one after the other, the numbers that the engine wrote: first how many there are. */
export class Numbers {
  constructor() {
    const [count] = read(1);
    this._list = count > 1 ? read(count) : [0];
    this._place = 1;
  }

  get _isOver() { return this._place >= this._list.length; }
  _next() { return this._list[this._place++]; }
  _some(count) { return this._list.slice(this._place, this._place += count); }
  _color() { return this._some(4); }
  _optional(make) { return this._next() ? make() : null; }
  _stops() { return Array.from({ length: this._next() }, () => [this._next(), this._color()]); }

  _form() {
    const kind = this._next(), [x, y] = this._some(2), form = { kind, x, y };
    if (kind === box) [form.width, form.height, form.corner, form.turn] = this._some(4);
    if (kind === arc) [form.radius, form.start, form.sweep, form.width, form.isRound] = this._some(5);
    return form;
  }

  _shadow() {
    const color = this._color(), [x, y, blur] = this._some(3);
    return { color, x, y, blur };
  }

  _fill() {
    switch (this._next()) {
      case 1: return { ends: this._some(4), stops: this._stops() };
      case 2: return { width: this._next(), along: this._stops() };
      case 3: {
        const [id, width, height, count] = this._some(4);
        return { id, width, height, slices: Array.from({ length: count }, () => this._some(8)) };
      }
      default: return { color: this._color() };
    }
  }

  _shape() {
    const form = this._form(), font = form.kind === text ? this._some(3) : null, fill = this._fill(), isClipped = this._next();
    const shadow = this._optional(() => this._shadow()), inner = this._optional(() => this._shadow());
    const outline = this._optional(() => ({ color: this._color(), width: this._next() }));
    const gloss = this._optional(() => ({ color: this._color(), form: this._form() }));
    return { form, font, fill, isClipped, shadow, inner, outline, gloss, glow: this._next() };
  }

  _element() {
    const [index, kind, number, lap, value, count] = this._some(6);
    return { index, kind, number, lap, value, shapes: Array.from({ length: count }, () => this._shape()) };
  }
}
