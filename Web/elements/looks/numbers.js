import {
  arcForm, boxForm, colorNumbers, elementHead, fillKind, fontNumbers, formKind, gradientEnds, imageFacts, shadowNumbers,
  sliceFacts, textForm,
} from '../wire.ts';

const formFields = {
  [formKind.box]: boxForm,
  [formKind.arc]: arcForm,
  [formKind.text]: textForm,
};

/** Reads the numbers of a drawing by the engine, in their order. The first number is how many there are. */
export class Numbers {
  constructor(list) {
    this._list = list;
    this._index = 1;
  }

  get _isAtEnd() { return this._index >= this._list.length; }

  /** Whether everything has to be drawn again, for which the first number is negative. */
  get _areOfAll() { return this._list[0] < 0; }

  _number() { return this._list[this._index++]; }

  /** Reads a record with these fields. */
  _record(fields) {
    const facts = {};
    for (const field of fields) facts[field] = this._number();
    return facts;
  }

  _times(count, make) { return Array.from({ length: count }, make); }

  _optional(make) { return this._number() ? make() : null; }

  _color() { return this._record(colorNumbers); }

  _stops() { return this._times(this._number(), () => ({ fraction: this._number(), color: this._color() })); }

  _form() {
    const kind = this._number();
    return { kind, ...this._record(formFields[kind]) };
  }

  _fill() {
    const kind = this._number();
    switch (kind) {
      case fillKind.gradient: return { kind, ends: this._record(gradientEnds), stops: this._stops() };
      case fillKind.alongTrack: return { kind, width: this._number(), stops: this._stops() };
      case fillKind.image: return { kind, ...this._image() };
      default: return { kind, color: this._color() };
    }
  }

  _image() {
    const image = this._record(imageFacts);
    return { ...image, slices: this._times(image.count, () => this._record(sliceFacts)) };
  }

  _shadow() { return { color: this._color(), ...this._record(shadowNumbers) }; }

  /** Reads a shape. The engine writes its parts in the order of this function. */
  _shape() {
    const form = this._form();
    const font = form.kind === formKind.text ? this._record(fontNumbers) : null;
    const fill = this._fill();
    const isClipped = this._number();
    const shadow = this._optional(() => this._shadow());
    const inner = this._optional(() => this._shadow());
    const outline = this._optional(() => ({ color: this._color(), width: this._number() }));
    const gloss = this._optional(() => ({ color: this._color(), form: this._form() }));
    const glow = this._number();
    return { form, font, fill, isClipped, shadow, inner, outline, gloss, glow };
  }

  /** Reads an element with its shapes. */
  _element() {
    const head = this._record(elementHead);
    return { ...head, shapes: this._times(head.count, () => this._shape()) };
  }
}
