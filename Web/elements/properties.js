import { ask, does, read, setOption, wasm } from './engine.js';
import { hostOptions, isOn, keys, options } from './options.js';

const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Values as a list or a text; `null` where one of them is no finite number. */
const numbers = values => {
  const list = (typeof values === 'string' ? values.trim().split(/[\s,]+/) : [values].flat()).map(Number);
  return list.length && list.every(isFinite) && values !== '' ? list : null;
};

/** Asks the engine for values; `false` where they are none. */
export function accept(element, values, name = 'values') {
  const list = numbers(values);
  if (list) setOption(element._handle, keys.indexOf(name), 0, list);
  return !!list;
}

const assign = (element, values, name) => {
  if (!accept(element, values, name)) {
    return console.warn(`<${element.localName}> ${name}: "${values}" are not finite numbers; the values stay`);
  }
  if (name === 'values') element._dirty.delete(name);
  element._dirty.delete('spans');
  element._change();
};

/** What attributes have as properties, by the kind of attribute. */
function reflected(name, option) {
  const write = (element, text) => text == null ? element.removeAttribute(name) : element.setAttribute(name, text);
  if ('flag' in option) {
    return {
      get() { return isOn(this.getAttribute(name), option); },
      set(on) { write(this, !!on === option.flag ? (on ? '' : 'false') : null); },
    };
  }
  const isNumber = option.most === 1;
  return {
    get() {
      const text = this.getAttribute(name);
      return isNumber ? (text == null ? null : Number(text)) : text ?? option.words?.[0] ?? '';
    },
    set(value) { write(this, value == null ? null : [value].flat(2).join(' ')); },
  };
}

/** Script's side of both elements; nothing here sends an event, but `cancel`. */
const script = {
  get min() { return this._ask(ask.lower); },
  get max() { return this._ask(ask.upper); },
  get values() { this._flush(); return this._list(ask.value); },
  set values(values) { assign(this, values, 'values'); },
  get value() { return this.values.join(' '); },
  set value(value) { assign(this, value, 'values'); },
  get valueAsNumber() { const { values } = this; return values.length === 1 ? values[0] : NaN; },
  set valueAsNumber(value) { assign(this, value, 'values'); },
  get spans() { this._flush(); wasm.spans(this._handle); return read(this._ask(ask.count) - 1); },
  set spans(spans) { assign(this, spans, 'spans'); },
  get wraps() { return !!this._ask(ask.isWrapped); },
  get overshoot() { return this._ask(ask.overshoot); },
  get held() { this._flush(); return this._list(ask.isHeld).flatMap((held, thumb) => held ? thumb : []); },

  takeOvershoot() { return this._ask(ask.takeOvershoot); },
  limits(thumb = 0) { return [this._askThumb(ask.low, thumb), this._askThumb(ask.high, thumb)]; },
  nextValue(thumb = 0) { return this._askThumb(ask.next, thumb); },
  previousValue(thumb = 0) { return this._askThumb(ask.previous, thumb); },
  move(thumb, value) {
    this._flush();
    if (!wasm.move(this._handle, thumb, value)) console.warn(`<${this.localName}> move(${thumb}, ${value}): there is no such thumb, or the value is not finite; nothing moves`);
    this._change();
  },
  stepUp(count = 1, thumb = 0) {
    this._flush();
    wasm.propose(this._handle, does.step, count, 0, thumb);
    wasm.commit(this._handle, 0);
    this._report(null, true);
  },
  stepDown(count = 1, thumb = 0) { this.stepUp(-count, thumb); },
  cancel() {
    let cancelled = false;
    for (; wasm.cancel(this._handle); cancelled = true) this._report();
    return cancelled;
  },

  checkValidity() { return this._internals.checkValidity(); },
  reportValidity() { return this._internals.reportValidity(); },
  _text(value, thumb) { return this.format ? String(this.format(value, thumb)) : this._numberFormat.format(value); },
  _names(count) {
    const given = this.getAttribute('thumb-labels')?.split(',') ?? [], { labels } = this._internals;
    const known = count === 1 ? [this.ariaLabel ?? this.getAttribute('label') ?? labels[0]?.textContent.trim() ?? 'Value']
      : count > 2 ? [] : this._get(ask.isWrapped) ? ['Start', 'End'] : ['Minimum', 'Maximum'];
    return Array.from({ length: count }, (_, thumb) => given[thumb]?.trim() || known[thumb] || `Thumb ${thumb + 1}`);
  },
  _ask(key) { this._flush(); return this._get(key); },
  _askThumb(key, thumb) {
    this._flush();
    if (!(thumb in this._thumbs)) return null;
    const number = this._get(key, thumb);
    return isNaN(number) ? null : number;
  },
};

export function defineProperties({ prototype }) {
  for (const key of ['form', 'labels', 'validity', 'validationMessage', 'willValidate']) {
    Object.defineProperty(prototype, key, { get() { return this._internals[key]; } });
  }
  const own = Object.getOwnPropertyDescriptors(script);
  for (const [name, option] of Object.entries({ ...options, ...hostOptions })) {
    const key = camel(name), property = { ...reflected(name, option), configurable: true };
    if (own[key]?.set || key in prototype) continue;
    Object.defineProperty(prototype, key, own[key] ? { ...property, get: own[key].get } : property);
    delete own[key];
  }
  Object.defineProperties(prototype, own);
}
