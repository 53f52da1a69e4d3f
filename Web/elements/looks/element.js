import { read, wasm } from '../engine.js';
import { attempt, make, sheetOf, style, text, write } from '../parts.js';
import { ScriptedElement } from '../script.js';
import { attend } from './attention.js';
import { addressOf } from './images.js';
import { joined } from './labels.js';
import { Picture } from './picture.js';
import { Readout } from './readout.js';
import { compose } from './style.js';
import { numeral, summary } from './texts.js';
import { painting } from './words.js';
import css from './looks.css';

const sheet = sheetOf(css, window);

const painters = new FinalizationRegistry(painter => wasm.freePainter(painter));
const forced = matchMedia('(forced-colors: active)');
/** Colours of the system: of track, selected part, thumb and text. */
const system = isDisabled => isDisabled ? ['GrayText', 'GrayText', 'GrayText', 'GrayText'] : ['GrayText', 'Highlight', 'CanvasText', 'CanvasText'];

/** What scripts set, of which a style is made. */
const own = ['paints', 'metrics', 'fonts', 'images'];
const texts = ['formatReadout', 'formatTick'];

/** A slider that is painted where it has a look or paints, and is the plain one otherwise. */
export const withLooks = Base => class extends Base {
  static observedAttributes = [...Base.observedAttributes, ...painting];

  constructor() {
    super();
    this._lookIsStale = true;
  }

  /** What a plain slider does without. */
  _makePicture() {
    painters.register(this, this._painter = wasm.makePainter(this._handle));
    this._picture = new Picture(this);
    this._wear();
    this._readout = new Readout(this);
    attend(this);
    // Light and dark, forced colours and the screen's resolution change something of the probe.
    this._probe.addEventListener('transitionend', () => this._restyle());
    // A hidden slider hears of none of this, and texts have other widths when a font comes late: so has this one, which nobody sees.
    const sample = make(this._base);
    sample.textContent = '0123456789';
    sample.style.visibility = 'hidden';
    new ResizeObserver(() => this._restyle()).observe(sample);
  }

  /** Takes the sheets of the document it is in. */
  _wear() {
    const { defaultView } = this.ownerDocument;
    if (!defaultView) return;
    this._frame = sheetOf(this._framed ?? '', defaultView);
    this.shadowRoot.adoptedStyleSheets.push(defaultView === window ? sheet : sheetOf(css, defaultView), this._frame);
    this._picture.wear(defaultView);
  }

  adoptedCallback() {
    super.adoptedCallback();
    if (this._painter) this._wear();
  }

  connectedCallback() {
    this._restyle();
    super.connectedCallback();
  }

  attributeChangedCallback(name) {
    if (painting.includes(name) || name === 'labels') this._lookIsStale = true;
    super.attributeChangedCallback(name);
  }

  formDisabledCallback() {
    this._lookIsStale = true;
    super.formDisabledCallback();
  }

  _restyle() {
    this._lookIsStale = true;
    this._change();
  }

  /** Whether a field shows the read-out. */
  get _isTyped() { return this.getAttribute('readout') === 'typed'; }

  _image(id) { return addressOf(this.images?.[id], id); }

  _tickText(value, index) {
    const given = this.getAttribute('tick-labels'), own = attempt(() => this.formatTick?.(value, index));
    if (own != null) return String(own);
    if (given && given !== 'true') return given.split(',')[index]?.trim() ?? '';
    return String(numeral(this.getAttribute('look'), index) ?? text(this, value));
  }

  _readoutText() {
    const values = this._list(0), own = attempt(() => this.formatReadout?.(values));
    if (own != null) return String(own);
    const label = joined(values.map((value, thumb) => text(this, value, thumb)));
    return this.format ? label : summary(this.getAttribute('look'), label, this.spans);
  }

  _compose() {
    this._lookIsStale = false;
    const isPainted = this._isPainted = painting.some(name => this.hasAttribute(name)) || own.some(name => this[name]);
    if (!isPainted) return;
    if (!this._painter) this._makePicture();
    const [red] = getComputedStyle(this._probe).color.match(/\d+/g) ?? [0];
    const [width, height] = compose(this, red > 127, forced.matches && system(this.matches(':disabled')));
    // A round look has the size that it is made for, where the page gives none.
    const frame = width && this._reach ? `:host(circular-slider) { width: ${width}px }` : '';
    if (frame !== this._framed) this._frame.replaceSync(this._framed = frame);
  }

  /** The look's measures hold from the next layout on, and its path where attributes give none. */
  _path() {
    if (this._lookIsStale) this._compose();
    const { _base: base, _size: size, _isPainted: isPainted } = this, path = super._path();
    if (!this._painter) return path;
    wasm.dress(this._painter, +isPainted, +this.hasAttribute('ticks'), +this.hasAttribute('neutral'));
    const [thumbSize, thickness, isRound, start, sweep, showsFocus] = read(6);
    write(base, 'painted', isPainted ? showsFocus ? 'focus' : '' : null);
    style(base, 'cssText', isPainted ? `--size:${thumbSize}px;--thickness:${thickness}px` : '');
    if (!isPainted) return path;
    [size[2], size[3]] = [thumbSize, thickness];
    const [kind, ...turn] = path;
    if (kind < 3 || !isRound) return path;
    return [kind, this.hasAttribute('start') ? turn[0] : start, this.hasAttribute('sweep') ? turn[1] : sweep];
  }

  _drawTrack() { if (!this._isPainted || this._reach) super._drawTrack(); }
  _drawSpan(node) { if (!this._isPainted) super._drawSpan(node); }

  _flush() {
    const isStale = this._isStale;
    this._isFlushing = true;
    super._flush();
    this._isFlushing = false;
    if (!isStale || !this._painter) return;
    this._isPainted ? this._picture.drawAll() : this._picture.clear();
    this._readout.show();
  }

  _report(pointer, isWide) {
    const [, , , , , low, high] = read(7);
    super._report(pointer, isWide);
    if (this._isFlushing || !this._isPainted || low === high) return;
    wasm.paintSome(this._painter, low, high);
    this._picture.draw();
    this._readout.show();
  }
};

for (const name of painting) {
  Object.defineProperty(ScriptedElement.prototype, name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), {
    configurable: true,
    get() { return this.getAttribute(name); },
    set(value) {
      if (value === true) value = '';
      value == null || value === false ? this.removeAttribute(name) : this.setAttribute(name, [value].flat().join(' '));
    },
  });
}

for (const key of [...own, ...texts]) {
  const name = '_' + key;
  Object.defineProperty(ScriptedElement.prototype, key, {
    configurable: true,
    get() { return this[name]; },
    set(value) {
      this[name] = value;
      own.includes(key) ? this._restyle() : this._change();
    },
  });
}
