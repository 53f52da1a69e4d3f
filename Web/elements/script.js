import { cancel, read, step, wasm } from './engine.js';
import { isOn, options, set } from './options.js';

/** Values as a list or a text; `undefined` where one of them is no finite number. */
export const numbers = values => {
  const list = (typeof values === 'string' ? values.split(/[\s,]+/).filter(Boolean) : [values].flat()).map(value => value === '' ? NaN : Number(value ?? NaN));
  return list.length && list.every(isFinite) ? list : undefined;
};

/** Script's side of both elements. Nothing here sends an event, but the end of a drag that it cancels. */
export class ScriptedElement extends HTMLElement {
  get values() { return this._list(0); }
  set values(values) { this._assign('values', values); }
  get value() { return this.values.join(' '); }
  set value(value) { this.values = value; }
  get valueAsNumber() { return this.values.length > 1 ? NaN : this.values[0]; }
  set valueAsNumber(value) { this.values = value; }

  /** The ways from each thumb to the next, where the seam wraps. */
  get spans() {
    const [count, , , isWrapped] = this._facts();
    wasm.spans(this._handle);
    return isWrapped ? read(count - 1) : null;
  }
  set spans(spans) { this._assign('spans', spans); }

  get overshoot() { return this._facts()[4]; }
  get held() { return this._list(2).flatMap((isHeld, thumb) => isHeld ? thumb : []); }

  takeOvershoot() {
    this._flush();
    return wasm.takeOvershoot(this._handle);
  }

  limits(thumb = 0) { return this._thumb(thumb).slice(5, 7); }
  nextValue(thumb = 0) { return this._next(thumb, 1); }
  previousValue(thumb = 0) { return this._next(thumb, 0); }

  move(thumb, value) {
    this._flush();
    if (!wasm.move(this._handle, thumb, value)) this._warn('move', `no thumb ${thumb}, or ${value} is not finite; what was there before`);
    this._change();
  }

  stepUp(count = 1, thumb = 0) {
    this._flush();
    wasm.propose(this._handle, step, count, 0, thumb);
    wasm.commit(this._handle, 0);
    this._change();
  }
  stepDown(count = 1, thumb = 0) { this.stepUp(-count, thumb); }

  /** Ends all drags, and brings back the values of their presses. Returns whether there was one. */
  cancel() {
    let wasDragged = false;
    while (wasm.cancel(this._handle)) wasDragged = this._report(null, true) || true;
    return wasDragged;
  }

  _warn(name, text) { console.warn(`<${this.localName}> ${name}: ${text} is used`); }

  _assign(name, values) {
    const list = numbers(values);
    if (!list) return this._warn(name, `"${values}" is no list of finite numbers; what was there before`);
    set(this._handle, name, list);
    this._dirty.delete(name);
    this._dirty.delete('spans');
    this._change();
  }

  _facts() {
    this._flush();
    wasm.facts(this._handle);
    return read(8);
  }

  _list(kind) {
    const [count] = this._facts();
    wasm.list(this._handle, kind);
    return read(count);
  }

  _thumb(thumb) {
    this._flush();
    if (!this._thumbs[thumb]) return [];
    wasm.thumb(this._handle, thumb);
    return read(11);
  }

  _next(thumb, isUp) {
    this._flush();
    const value = wasm.next(this._handle, thumb, isUp);
    return isNaN(value) ? null : value;
  }
}

const { prototype } = ScriptedElement;

for (const key of ['form', 'labels', 'validity', 'validationMessage', 'willValidate', 'checkValidity', 'reportValidity']) {
  Object.defineProperty(prototype, key, {
    configurable: true,
    get() {
      const value = this._internals[key];
      return value?.bind ? value.bind(this._internals) : value;
    },
  });
}

for (const [name, { flag, words, most, fact }] of Object.entries(options)) {
  const key = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), known = Object.getOwnPropertyDescriptor(prototype, key);
  if (known?.set || key in HTMLElement.prototype) continue;
  Object.defineProperty(prototype, key, {
    configurable: true,
    // `limits` and `labels` tell something else, but frameworks set what they find as a property.
    get: known ? known.get ?? (() => known.value) : function () {
      const text = this.getAttribute(name);
      if (flag != null) return isOn(text, flag);
      return fact ? this._facts()[fact] : most === 1 && text != null ? +text : text ?? words?.[0] ?? null;
    },
    set(value) {
      if (flag != null) value = (!!value || !!known && value === '') === flag ? String(flag && '') : null;
      const list = [value].flat();
      if (value == null) this.removeAttribute(name);
      else this.setAttribute(name, list.map(item => item?.join?.(' ') ?? item).join(list.every(isFinite) ? ' ' : ','));
    },
  });
}
