import { controlKey } from './control-key.js';
import { attributeOf, propertyName } from './options.js';

/** Node has no elements. There the classes can be imported, and not used. */
const PlatformElement = globalThis.HTMLElement ?? class {};

/** What all elements have: their lives, and what HTML gives to form controls. Their controls do the work. */
export class BaseElement extends PlatformElement {
  static get formAssociated() { return true; }

  connectedCallback() {
    // Takes over properties that were set before the element was defined.
    // Functions first, since `parse` reads values.
    const isFunction = key => typeof this[key] === 'function';
    for (const key of Object.keys(this).sort((one, other) => isFunction(other) - isFunction(one))) {
      if (!accessorOf(Object.getPrototypeOf(this), key)?.set) continue;
      const value = this[key];
      delete this[key];
      this[key] = value;
    }
    this[controlKey]._connect();
  }

  disconnectedCallback() { this[controlKey]._disconnect(); }
  /**
   * `moveBefore` keeps the element as it is, but for its label and language; without this the browser would disconnect
   * and connect it.
   */
  connectedMoveCallback() { this[controlKey]._change(); }
  adoptedCallback() { this[controlKey]._adopt(); }
  attributeChangedCallback(name) { this[controlKey]._attributeChanged(name); }
  formAssociatedCallback() { this[controlKey]._submit(); }
  formDisabledCallback() { this[controlKey]._attributeChanged('disabled'); }
  formResetCallback() { this.reset(); }
  formStateRestoreCallback(state) { this[controlKey]._values._restore(state.split(' ').map(Number)); }

  /** The values of the attributes, which a reset of the form brings back, as a text. */
  get defaultValue() { return this.getAttribute('values') ?? this.getAttribute('value') ?? ''; }
  set defaultValue(value) { this.setAttribute(this.hasAttribute('values') ? 'values' : 'value', value); }

  /** Makes the element invalid while the message is not empty. */
  setCustomValidity(message) { this[controlKey]._setValidity(String(message)); }

  /** Whether the attribute is there, whatever it says, as in HTML. */
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', !!isDisabled); }

  /** Whether only scripts can change the values. Thumbs take the focus, and a form submits them. */
  get readOnly() { return this.hasAttribute('readonly'); }
  set readOnly(isReadOnly) { this.toggleAttribute('readonly', !!isReadOnly); }

  /**
   * Makes values readable, for labels and assistive technology: `(value, thumb) => text`, of a plane
   * `(value, axis, thumb) => text`.
   */
  get format() { return this[controlKey]._format; }
  set format(format) { this[controlKey]._setFormat(format); }

  /** Makes values readable for assistive technology alone, where it should read another text than the labels'. */
  get formatValueText() { return this[controlKey]._formatValueText; }
  set formatValueText(format) { this[controlKey]._setValueTextFormat(format); }

  /** Takes the values of the attributes again, as a reset of the form does. */
  reset() { this[controlKey]._attributeChanged('values'); }

  /** Ends all drags, and brings back the values of their presses. Returns whether there was one. */
  cancel() { return this[controlKey].cancel(); }
}

/** The accessor of this name in the classes of an element, not in those of the browser; of the nearest that has one. */
function accessorOf(prototype, key) {
  for (let holder = prototype; holder !== PlatformElement.prototype; holder = Object.getPrototypeOf(holder)) {
    const accessor = Object.getOwnPropertyDescriptor(holder, key);
    if (accessor) return accessor;
  }
}

/** Gives a class of elements a property. */
export const defineProperty = ({ prototype }, key, get, set) =>
  Object.defineProperty(prototype, key, { configurable: true, get, set });

/** What form controls have, from the element's internals. */
const ofForms = [
  'form', 'labels', 'validity', 'validationMessage', 'willValidate', 'checkValidity', 'reportValidity',
];
for (const key of ofForms) {
  defineProperty(BaseElement, key, function () {
    const { _internals: internals } = this[controlKey];
    return internals[key]?.bind ? internals[key].bind(internals) : internals[key];
  });
}

/** Gives a class of elements a property for each attribute of a table of options, if it has none. */
export function reflect(Class, table) {
  for (const name in table) {
    const key = propertyName(name);
    const known = accessorOf(Class.prototype, key);
    if (known?.set || key in PlatformElement.prototype) continue;
    // `labels` has a meaning of its own, but frameworks set what they find as a property.
    const get = known ? known.get ?? (() => known.value) : function () { return this[controlKey]._option(name); };
    defineProperty(Class, key, get, function (value) {
      const text = attributeOf(value, name, table);
      if (text == null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    });
  }
}
