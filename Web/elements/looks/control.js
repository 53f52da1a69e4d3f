import { record, wasm } from '../engine.js';
import { flagOf } from '../options.js';
import { attempt, make, sheetOf, sheetsOf, style, text, write } from '../parts.js';
import { readTicks, textOfTick } from '../ticks.js';
import { dressFacts, listKind, path } from '../wire.js';
import { highlight } from './highlight.js';
import css from './looks.css';
import { Picture } from './picture.js';
import { addressOf } from './pictures.js';
import { styling } from './properties.js';
import { Readout } from './readout.js';
import { compose } from './style.js';
import { joined, readoutText, tickText } from './texts.js';
import { attributeMeasures, isFlag, ofLooks, painting, plainColors } from './words.js';

const attributes = Object.keys(painting);
/** The attributes that each add something painted. */
const adding = Object.keys(attributeMeasures);
const sheet = sheetsOf(css);
const painters = new FinalizationRegistry(painter => wasm.freePainter(painter));

const forcedColors = globalThis.matchMedia?.('(forced-colors: active)');
/** The colours of the system for the `plainColors` of a control, and of a disabled one. */
const systemColors = { track: 'ButtonBorder', accent: 'Highlight', thumb: 'CanvasText', text: 'CanvasText' };
const disabledColors = {
  track: 'color-mix(in srgb, GrayText 40%, Canvas)', accent: 'GrayText', thumb: 'GrayText', text: 'GrayText',
};

const isGiven = (element, name) =>
  isFlag(name) ? flagOf(element.getAttribute(name)) : element.hasAttribute(name);

/** Lets a control be painted where its element has a look or paints; otherwise it stays the plain one. */
export const withLooks = Base => class extends Base {
  static get _attributes() { return [...Base._attributes, ...attributes]; }

  constructor(element) {
    super(element);
    this._lookIsStale = true;
    /** The properties that the page has set, of which a style is made, and its functions for texts. */
    this._given = {};
  }

  _connect() {
    this._restyle();
    super._connect();
  }

  _adopt() {
    super._adopt();
    if (this._painter) this._wear();
  }

  _noteAttribute(name) {
    if (name in painting) return this._restyle();
    if (name === 'labels' || name === 'disabled') this._lookIsStale = true;
    super._noteAttribute(name);
  }

  /** Takes a property of the page. */
  _give(key, value) {
    this._given[key] = value;
    if (styling.includes(key)) this._restyle();
    else this._change();
  }

  // MARK: Style

  /** Notes that the style has changed. It is composed with the next layout. */
  _restyle() {
    this._lookIsStale = true;
    this._change();
  }

  /** Makes what only a painted slider has. */
  _makePicture() {
    this._painter = wasm.makePainter(this._handle);
    painters.register(this, this._painter);
    this._picture = new Picture(this);
    this._wear();
    this._readout = new Readout(this);
    highlight(this);
    this._observeSurroundings();
  }

  /** Takes the sheets of the document that the element is in. */
  _wear() {
    const { ownerDocument: { defaultView }, shadowRoot } = this._element;
    if (!defaultView) return;
    /** The sheet with the size of a round look. */
    this._sizeSheet = sheetOf(this._sizeRule ?? '', defaultView);
    // That of a round slider comes after what looks say of all sliders.
    shadowRoot.adoptedStyleSheets.splice(1, 0, sheet(defaultView));
    shadowRoot.adoptedStyleSheets.push(this._sizeSheet);
    this._picture.wear(defaultView);
  }

  /** Composes the style again when what it depends on changes outside. */
  _observeSurroundings() {
    // The colour scheme, forced colours and the screen's resolution each change a style of the probe.
    const restyle = () => this._restyle();
    this._probe.addEventListener('transitionend', restyle);
    // A hidden slider gets no such event, and a font may load late. The size of an invisible text changes when the
    // slider is shown again, and when the font is loaded.
    const sample = make(this._base);
    sample.textContent = '0123456789';
    sample.style.cssText = 'visibility:hidden;transition:color 1ms';
    sample.addEventListener('transitionend', restyle);
    new ResizeObserver(restyle).observe(sample);
  }

  _compose() {
    this._lookIsStale = false;
    const { _element: element, _given: given } = this;
    const hasLook = element.hasAttribute('look');
    /** Whether the picture shows track, spans and thumbs too; without, they are parts as those of a plain slider. */
    this._isWhole = hasLook || !!given.paints || !!given.metrics;
    this._isPainted = this._isWhole || adding.some(name => isGiven(element, name)) || styling.some(key => given[key]);
    this._colorParts(hasLook);
    if (!this._isPainted) return this._setSizeRule('');
    if (!this._painter) this._makePicture();
    this._picture.place();
    const probe = getComputedStyle(this._probe);
    // The probe is black in light surroundings and white in dark ones.
    const [red] = probe.color.match(/\d+/g) ?? [0];
    const [width] = compose(this, red > 127, this._systemColors ?? this._ownColors(probe));
    // A round slider has the size that its look is made for, where the page gives none.
    this._setSizeRule(width && this._isRound ? `:host { width: ${width}px }` : '');
  }

  /** Gives the parts of a slider without a look the colours of its attributes. */
  _colorParts(hasLook) {
    const given = name => this._element.getAttribute(name);
    let css = '';
    if (!hasLook) {
      for (const name of ofLooks) if (given(name)) this._warn(`${name}="${given(name)}"`, 'it needs a look; nothing');
      for (const [name, property] of Object.entries(plainColors)) {
        if (!given(name)) continue;
        if (CSS.supports('color', given(name))) css += `${property}:${given(name)};`;
        else this._warn(`${name}="${given(name)}"`, 'it is no colour; the default');
      }
    }
    if (!this._isWhole) style(this._base, 'cssText', css);
  }

  /** The colours of the parts as the page styles them, for what is painted beside them. */
  _ownColors({ backgroundColor, borderTopColor, outlineColor }) {
    if (this._isWhole || !this._element.isConnected) return;
    const text = getComputedStyle(this._base).color;
    return { track: backgroundColor, accent: borderTopColor, thumb: outlineColor, text };
  }

  _setSizeRule(rule) {
    if (rule === (this._sizeRule ?? '')) return;
    this._sizeSheet.replaceSync(rule);
    this._sizeRule = rule;
  }

  /** The system's colours, where they are forced. */
  get _systemColors() {
    if (!forcedColors.matches) return;
    return this._element.matches(':disabled') ? disabledColors : systemColors;
  }

  get _isRound() { return super._path()[0] === path.arc; }

  /** Sets the measures of the style for the next layout, and its path where attributes give none. */
  _path() {
    if (this._lookIsStale) this._compose();
    const plain = super._path();
    if (!this._painter) return plain;
    const dress = this._dress();
    if (!this._isPainted || !dress.isRound || !this._isRound) return plain;
    const [kind, start, sweep] = plain;
    return [
      kind,
      this._element.hasAttribute('start') ? start : dress.start,
      this._element.hasAttribute('sweep') ? sweep : dress.sweep,
    ];
  }

  /** Gives the control the metrics of the style, or plain ones if it is not painted. Returns `dressFacts`. */
  _dress() {
    const { _base: base, _element: element, _isPainted: isPainted, _isWhole: isWhole, _size: [width, height] } = this;
    wasm.dress(
      this._painter, Number(isPainted), Number(element.hasAttribute('ticks')), Number(element.hasAttribute('neutral')),
      this._isRound ? Math.min(width, height) : 0);
    const dress = record(dressFacts);
    const { thumbSize, thumbSide, thickness, showsFocus } = dress;
    const painted = !isWhole ? 'beside' : showsFocus ? 'focus' : '';
    write(base, 'painted', isPainted ? painted : null);
    if (!isWhole) return dress;
    style(base, 'cssText', `--size:${thumbSide}px;--thickness:${thickness}px`);
    [this._size[2], this._size[3]] = [thumbSize, thickness];
    return dress;
  }

  // MARK: Drawing

  _drawTrack() { if (!this._isWhole || this._isRound) super._drawTrack(); }
  _drawSpan(node) { if (!this._isWhole) super._drawSpan(node); }

  _drawAll() {
    super._drawAll();
    if (!this._painter) return;
    this._ticksRead = readTicks(this);
    if (this._isPainted) this._picture.drawAll();
    else this._picture.clear();
    this._highlight();
    this._readout.show();
  }

  _redraw(change) {
    super._redraw(change);
    if (!this._isPainted || change.redrawsFrom === change.redrawsTo) return;
    wasm.paintChange(this._painter);
    this._picture.draw();
    this._readout.show();
  }

  /** Returns the address of an image by its number: one of the page, or of the look. */
  _image(id) { return addressOf(this._given.images?.[id], id); }

  // MARK: Texts

  /** Whether a field shows the text in the middle. */
  get _isTyped() { return this._element.getAttribute('readout') === 'typed'; }

  /** Makes the text of a tick: by the page's function, of an item of `tick-labels`, of the look, or of the value. */
  _tickText(value, index) {
    const own = attempt(() => this._element.formatTick?.(value, index));
    if (own != null) return String(own);
    const given = this._element.getAttribute('tick-labels');
    if (given && given !== 'true') return given.split(',')[index]?.trim() ?? '';
    const ofLook = tickText(this._element.getAttribute('look'), index);
    return ofLook ?? textOfTick(this, value, this._ticksRead[index]?.decimals);
  }

  /** Makes the text in the middle: by the page's functions, or as the look shows it. */
  _readoutText() {
    const values = this._list(listKind.value);
    const own = attempt(() => this._element.formatReadout?.(values));
    if (own != null) return String(own);
    const label = joined(values.map((value, thumb) => text(this, value, thumb)));
    return this._format ? label : readoutText(this._element.getAttribute('look'), label, this._spanLengths());
  }
};
