import { controlKey } from './control-key.js';
import { attributeOf, options, propertyName } from './options.js';
import { listKind } from './wire.ts';

/** Node has no elements. There the classes can be imported, and not used. */
const BaseElement = globalThis.HTMLElement ?? class {};

/**
 * The public interface of both elements; their controls do the work. What scripts do here sends no event, except that
 * of a drag which it ends.
 */
export class SliderElement extends BaseElement {
  static get formAssociated() { return true; }

  /**
   * @param Control the class of the element's control
   * @param Track the class of the control's track
   */
  constructor(Control, Track) {
    super();
    this[controlKey] = new Control(this, Track);
  }

  connectedCallback() {
    // Takes over properties that were set before the element was defined.
    // Functions first, since `parse` reads values.
    const isFunction = key => typeof this[key] === 'function';
    for (const key of Object.keys(this).sort((one, other) => isFunction(other) - isFunction(one))) {
      if (!hasSetter(this, key)) continue;
      const value = this[key];
      delete this[key];
      this[key] = value;
    }
    this[controlKey]._connect();
  }

  disconnectedCallback() { this[controlKey]._disconnect(); }
  /** `moveBefore` keeps the element as it is; without this the browser would disconnect and connect it. */
  connectedMoveCallback() { this[controlKey]._pointers._forgetPlace(); }
  adoptedCallback() { this[controlKey]._adopt(); }
  attributeChangedCallback(name) { this[controlKey]._noteAttribute(name); }
  formAssociatedCallback() { this[controlKey]._submit(); }
  formDisabledCallback() { this[controlKey]._noteAttribute('disabled'); }
  formResetCallback() { this.reset(); }
  formStateRestoreCallback(state) { this[controlKey]._values._restore(state.split(' ').map(Number)); }

  get values() { return this[controlKey]._list(listKind.value); }
  set values(values) { this[controlKey]._values._assign('values', values); }
  get value() { return this.values.join(' '); }
  set value(value) { this.values = value; }
  get valueAsNumber() { return this.values.length > 1 ? NaN : this.values[0]; }
  set valueAsNumber(value) { this.values = value; }

  /** The values of the attributes, which a reset of the form brings back, as a text. */
  get defaultValue() { return this.getAttribute('values') ?? this.getAttribute('value') ?? ''; }
  set defaultValue(value) { this.setAttribute(this.hasAttribute('values') ? 'values' : 'value', value); }

  /** Makes the element invalid while the message is not empty. */
  setCustomValidity(message) { this[controlKey]._setValidity(String(message)); }

  /** The distances from each thumb to the next, where the seam wraps; otherwise `null`. */
  get spans() { return this[controlKey]._spanLengths(); }
  set spans(spans) { this[controlKey]._values._assign('spans', spans); }

  /** Whether the attribute is there, whatever it says, as in HTML. */
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', !!isDisabled); }

  /** Whether only scripts can change the values. Thumbs take the focus, and a form submits them. */
  get readOnly() { return this.hasAttribute('readonly'); }
  set readOnly(isReadOnly) { this.toggleAttribute('readonly', !!isReadOnly); }

  /** Makes values readable, for labels and assistive technology: `(value, thumb) => text`. */
  get format() { return this[controlKey]._format; }
  set format(format) { this[controlKey]._setFormat(format); }

  /** Reads what `format` wrote, where values are set or typed as texts: `(text, thumb) => value`. */
  get parse() { return this[controlKey]._values._parse; }
  set parse(parse) { this[controlKey]._values._setParse(parse); }

  /** Makes values readable for assistive technology alone, where it should read another text than the labels'. */
  get formatValueText() { return this[controlKey]._formatValueText; }
  set formatValueText(format) { this[controlKey]._setValueTextFormat(format); }

  /** Decides what each tick is: `(value, kind) => kind`, 0 without a text, 1 large, 2 small, -1 none. */
  get filterTick() { return this[controlKey]._filterTick; }
  set filterTick(filter) { this[controlKey]._setTickFilter(filter); }

  get overshoot() { return this[controlKey]._facts().overshoot; }
  get held() { return this[controlKey]._list(listKind.isHeld).flatMap((isHeld, thumb) => isHeld ? thumb : []); }

  /** Where the thumbs are along the track, each from 0 to 1. */
  get fractions() { return this[controlKey]._list(listKind.fraction); }
  /** The part of the track, from 0 to 1, that is below a value. */
  fractionOf(value) { return this[controlKey]._fractionOf(value); }
  /** The value at a part of the track, from 0 to 1, on a step or not. */
  valueAt(fraction) { return this[controlKey]._valueAt(fraction); }

  takeOvershoot() { return this[controlKey]._takeOvershoot(); }
  limits(thumb = 0) { return this[controlKey]._values._limits(thumb); }
  nextValue(thumb = 0) { return this[controlKey]._values._next(thumb, 1); }
  previousValue(thumb = 0) { return this[controlKey]._values._next(thumb, 0); }
  move(thumb, value) { this[controlKey]._values._move(thumb, value); }
  stepUp(count = 1, thumb = 0) { this[controlKey]._values._step(count, thumb); }
  stepDown(count = 1, thumb = 0) { this.stepUp(-count, thumb); }

  /** Takes the values of the attributes again, as a reset of the form does. */
  reset() { this[controlKey]._noteAttribute('values'); }

  /** Ends all drags, and brings back the values of their presses. Returns whether there was one. */
  cancel() { return this[controlKey].cancel(); }
}

const { prototype } = SliderElement;

/** Makes the element of a control with a track. */
export const elementOf = (Control, Track) => class extends SliderElement {
  static get observedAttributes() { return Control._attributes; }
  constructor() { super(Control, Track); }
};

/** Whether a class of the element, not one of the browser's, has an accessor of this name that can be set. */
function hasSetter(element, key) {
  let holder = element;
  while ((holder = Object.getPrototypeOf(holder)) !== BaseElement.prototype) {
    if (Object.getOwnPropertyDescriptor(holder, key)?.set) return true;
  }
  return false;
}

/** Gives both elements a property. */
export const defineProperty = (key, get, set) =>
  Object.defineProperty(prototype, key, { configurable: true, get, set });

/** What form controls have, from the element's internals. */
const ofForms = [
  'form', 'labels', 'validity', 'validationMessage', 'willValidate', 'checkValidity', 'reportValidity',
];
for (const key of ofForms) {
  defineProperty(key, function () {
    const { _internals: internals } = this[controlKey];
    return internals[key]?.bind ? internals[key].bind(internals) : internals[key];
  });
}

for (const name of Object.keys(options)) {
  const key = propertyName(name);
  const known = Object.getOwnPropertyDescriptor(prototype, key);
  if (known?.set || key in BaseElement.prototype) continue;
  // `labels` has a meaning of its own, but frameworks set what they find as a property.
  const get = known ? known.get ?? (() => known.value) : function () { return this[controlKey]._option(name); };
  defineProperty(key, get, function (value) {
    const text = attributeOf(value, name);
    if (text == null) this.removeAttribute(name);
    else this.setAttribute(name, text);
  });
}
