import { controlKey } from './control-key.js';
import { attributeOf, propertyName } from './options.js';

/** The browser's class of elements. Node has none, where the classes can be imported but not used. */
const PlatformElement = globalThis.HTMLElement ?? class {};

/** The base class of all elements: their callbacks, and the interface of form controls. Their controls do the work. */
export class BaseElement extends PlatformElement {
  static get formAssociated() { return true; }

  connectedCallback() {
    // Properties that were set before the element was defined hide its accessors: they are set again, functions first,
    // since `parse` reads values.
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
   * Responds to `moveBefore`, which keeps the element as it is, except for its label and language. Without this method,
   * the browser would disconnect and connect the element.
   */
  connectedMoveCallback() { this[controlKey]._change(); }
  adoptedCallback() { this[controlKey]._adopt(); }
  attributeChangedCallback(name) { this[controlKey]._attributeChanged(name); }
  formAssociatedCallback() { this[controlKey]._submit(); }
  formDisabledCallback() { this[controlKey]._attributeChanged('disabled'); }
  formResetCallback() { this.reset(); }
  formStateRestoreCallback(state) { this[controlKey]._values._restore(state.split(' ').map(Number)); }

  /** The values of the attributes as a text. A reset of the form restores them. */
  get defaultValue() { return this.getAttribute('values') ?? this.getAttribute('value') ?? ''; }
  set defaultValue(value) { this.setAttribute(this.hasAttribute('values') ? 'values' : 'value', value); }

  /** Makes the element invalid while the message is not empty. */
  setCustomValidity(message) { this[controlKey]._setValidity(String(message)); }

  /** Whether the attribute is present, whatever its text, as in HTML. */
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', !!isDisabled); }

  /** Whether only scripts can change the values. Thumbs take the focus, and a form submits them. */
  get readOnly() { return this.hasAttribute('readonly'); }
  set readOnly(isReadOnly) { this.toggleAttribute('readonly', !!isReadOnly); }

  /**
   * The function that returns the text of a value, for labels and assistive technology: `(value, thumb) => text`, on a
   * plane `(value, axis, thumb) => text`.
   */
  get format() { return this[controlKey]._format; }
  set format(format) { this[controlKey]._setFormat(format); }

  /** The function that returns the text of a value for assistive technology, if it differs from the labels' text. */
  get formatValueText() { return this[controlKey]._formatValueText; }
  set formatValueText(format) { this[controlKey]._setValueTextFormat(format); }

  /** What holds back what a person moved last; `null` also after a release, and after a script has changed anything. */
  get obstacle() { return this[controlKey]._obstacle(); }

  get formatObstacleText() { return this[controlKey]._formatObstacleText; }
  set formatObstacleText(format) { this[controlKey]._setObstacleTextFormat(format); }

  /** Sets the values to those of the attributes, as a reset of the form does. */
  reset() { this[controlKey]._attributeChanged('values'); }

  /** Cancels all drags, and restores the values from before them. Returns whether there was a drag. */
  cancel() { return this[controlKey].cancel(); }
}

/** Returns the property descriptor of a key in the nearest of an element's own classes that has it. */
function accessorOf(prototype, key) {
  for (let holder = prototype; holder !== PlatformElement.prototype; holder = Object.getPrototypeOf(holder)) {
    const accessor = Object.getOwnPropertyDescriptor(holder, key);
    if (accessor) return accessor;
  }
}

/** Defines a property of a class of elements. */
export const defineProperty = ({ prototype }, key, get, set) =>
  Object.defineProperty(prototype, key, { configurable: true, get, set });

/** The properties and methods of form controls, which the element's internals provide. */
const formKeys = [
  'form', 'labels', 'validity', 'validationMessage', 'willValidate', 'checkValidity', 'reportValidity',
];
for (const key of formKeys) {
  defineProperty(BaseElement, key, function () {
    const { _internals: internals } = this[controlKey];
    return internals[key]?.bind ? internals[key].bind(internals) : internals[key];
  });
}

/** Defines a property for each attribute in a table of options, unless the class of elements has one already. */
export function reflect(Class, table) {
  for (const name in table) {
    const key = propertyName(name);
    const known = accessorOf(Class.prototype, key);
    if (known?.set || key in PlatformElement.prototype) continue;
    // `labels` is a property of form controls, too. Setting it sets the attribute, since frameworks set properties.
    const get = known ? known.get ?? (() => known.value) : function () { return this[controlKey]._option(name); };
    defineProperty(Class, key, get, function (value) {
      const text = attributeOf(value, name, table);
      if (text == null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    });
  }
}
