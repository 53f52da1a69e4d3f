import { read, record, wasm } from './engine.js';
import { flagOf, options, set } from './options.js';
import { facts, listKind, thumbFacts } from './wire.js';

/** Reads values from a list or a text. Returns `undefined` if one of them is no finite number, or if there is none. */
export const numbers = values => {
  const items = typeof values === 'string' ? values.split(/[\s,]+/).filter(Boolean) : [values].flat();
  const list = items.map(item => item === '' ? NaN : Number(item ?? NaN));
  return list.length && list.every(isFinite) ? list : undefined;
};

/** What scripts ask of both elements. Nothing here sends an event, but the end of a drag that it cancels. */
export class ScriptedElement extends HTMLElement {
  get values() { return this._list(listKind.value); }
  set values(values) { this._assign('values', values); }
  get value() { return this.values.join(' '); }
  set value(value) { this.values = value; }
  get valueAsNumber() { return this.values.length > 1 ? NaN : this.values[0]; }
  set valueAsNumber(value) { this.values = value; }

  /** The distances from each thumb to the next, where the seam wraps; otherwise `null`. */
  get spans() {
    const { count, isWrapped } = this._facts();
    wasm.spans(this._handle);
    return isWrapped ? read(count - 1) : null;
  }
  set spans(spans) { this._assign('spans', spans); }

  get overshoot() { return this._facts().overshoot; }
  get held() { return this._list(listKind.isHeld).flatMap((isHeld, thumb) => isHeld ? thumb : []); }

  takeOvershoot() {
    this._flush();
    return wasm.takeOvershoot(this._handle);
  }

  limits(thumb = 0) {
    const { low, high } = this._thumb(thumb);
    return low == null ? [] : [low, high];
  }
  nextValue(thumb = 0) { return this._next(thumb, 1); }
  previousValue(thumb = 0) { return this._next(thumb, 0); }

  move(thumb, value) {
    this._flush();
    const isMoved = wasm.move(this._handle, thumb, value);
    if (!isMoved) this._warn('move', `no thumb ${thumb}, or ${value} is not finite; what was there before`);
    this._change();
  }

  stepUp(count = 1, thumb = 0) {
    this._flush();
    wasm.step(this._handle, count, thumb);
    this._change();
  }
  stepDown(count = 1, thumb = 0) { this.stepUp(-count, thumb); }

  /** Ends all drags, and brings back the values of their presses. Returns whether there was one. */
  cancel() {
    const reports = wasm.cancel(this._handle);
    for (let index = 0; index < reports; index++) this._report();
    return reports > 0;
  }

  _warn(name, text) { console.warn(`<${this.localName}> ${name}: ${text} is used`); }

  /** Hands values to the engine. Returns whether they are numbers. */
  _hand(name, values) {
    const list = numbers(values);
    if (list) set(this._handle, name, list);
    else this._warn(name, `"${values}" is no list of finite numbers; what was there before`);
    return !!list;
  }

  _assign(name, values) {
    if (!this._hand(name, values)) return;
    this._dirty.delete(name);
    this._dirty.delete('spans');
    this._change();
  }

  _facts() {
    this._flush();
    wasm.facts(this._handle);
    return record(facts);
  }

  /** One number for each thumb. */
  _list(kind) {
    const { count } = this._facts();
    wasm.list(this._handle, kind);
    return read(count);
  }

  /** The facts of a thumb; none if there is no such thumb. */
  _thumb(thumb) {
    this._flush();
    if (!this._thumbs[thumb]) return {};
    wasm.thumb(this._handle, thumb);
    return record(thumbFacts);
  }

  _next(thumb, isUp) {
    this._flush();
    const value = wasm.next(this._handle, thumb, isUp);
    return isNaN(value) ? null : value;
  }
}

const { prototype } = ScriptedElement;

/** What form controls have, from the element's internals. */
const ofForms = [
  'form', 'labels', 'validity', 'validationMessage', 'willValidate', 'checkValidity', 'reportValidity',
];
for (const key of ofForms) {
  Object.defineProperty(prototype, key, {
    configurable: true,
    get() {
      const value = this._internals[key];
      return value?.bind ? value.bind(this._internals) : value;
    },
  });
}

/** `minimum-span` as `minimumSpan`. */
export const propertyName = attribute => attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** The value of an attribute's property. */
const valueOf = (element, name) => {
  const { flag, words, numbers, fact, otherwise } = options[name];
  const text = element.getAttribute(name);
  if (flag != null) return flagOf(text, flag);
  if (fact) return element._facts()[fact];
  if (text != null) return numbers === 1 && !words ? Number(text) : text;
  return otherwise?.(element) ?? Object.keys(words ?? {})[0] ?? null;
};

/** The text of an attribute for a value of its property; `null` for no attribute. */
const textOf = (value, name, isKnown) => {
  const { flag } = options[name];
  if (flag != null) {
    const isOn = !!value || isKnown && value === '';
    return isOn === flag ? null : isOn ? '' : 'false';
  }
  if (value == null) return null;
  const list = [value].flat();
  return list.map(item => item?.join?.(' ') ?? item).join(list.every(isFinite) ? ' ' : ',');
};

for (const name of Object.keys(options)) {
  const key = propertyName(name);
  const known = Object.getOwnPropertyDescriptor(prototype, key);
  if (known?.set || key in HTMLElement.prototype) continue;
  Object.defineProperty(prototype, key, {
    configurable: true,
    // `limits` and `labels` have a meaning of their own, but frameworks set what they find as a property.
    get: known ? known.get ?? (() => known.value) : function () { return valueOf(this, name); },
    set(value) {
      const text = textOf(value, name, !!known);
      if (text == null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    },
  });
}
