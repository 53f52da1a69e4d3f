import { record, wasm } from '../engine.js';
import { flagOf } from '../options.js';
import { attempt, make, sheetsOf, style, text, wear, write } from '../parts.js';
import { colors, isWaiting, readSoon } from '../surroundings.js';
import { readTicks, textOfTick } from '../ticks.js';
import { dressFacts, listKind, looks, lookWidths, path } from '../wire.js';
import { highlight } from './highlight.js';
import css from './looks.css';
import { Picture } from './picture.js';
import { addressOf } from './pictures.js';
import { styling } from './properties.js';
import { Readout } from './readout.js';
import { compose } from './style.js';
import { readColors } from './surroundings.js';
import { joined, readoutText, tickText } from './texts.js';
import { attributeMeasures, isFlag, painting, warnOfOptions } from './words.js';

const attributes = Object.keys(painting);
/** The attributes that each add something painted. */
const adding = Object.keys(attributeMeasures);
const sheet = sheetsOf(css);
/** The sheets with the sizes of looks, by their texts, for all sliders that have such a size. */
const sizeSheets = new Map;
const sizeSheet = rule => {
  if (!sizeSheets.has(rule)) sizeSheets.set(rule, sheetsOf(rule));
  return sizeSheets.get(rule);
};
const painters = new FinalizationRegistry(painter => wasm.freePainter(painter));

const forcedColors = globalThis.matchMedia?.('(forced-colors: active)');
/** The colors of the system for the parts of a control, and of a disabled one. */
const systemColors = {
  track: 'color-mix(in srgb, ButtonBorder 50%, Canvas)', accent: 'Highlight', thumb: 'CanvasText', text: 'CanvasText',
};
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
    this._picture?.wear();
  }

  _noteAttribute(name) {
    // Colors are computed by the browser.
    if (colors[name]) readSoon(this);
    if (colors[name] || name in painting) this._restyle();
    if (name === 'labels' || name === 'disabled') this._lookIsStale = true;
    super._noteAttribute(name);
  }

  get _unknown() { return []; }

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
    wear(this);
    this._readout = new Readout(this);
    highlight(this);
    // The colors are those of a probe in the probe.
    make(this._probe, '', 'i');
    readSoon(this);
  }

  _sheets(view) {
    const sheets = super._sheets(view);
    if (!this._painter) return sheets;
    // That of a circular slider comes after what looks say of all sliders.
    return [sheet(view), ...sheets, ...this._sizeRule ? [sizeSheet(this._sizeRule)(view)] : []];
  }

  /** Composes the style again when a font of texts is loaded late. */
  _watchFonts() {
    if (this._watchesFonts) return;
    this._watchesFonts = true;
    const sample = make(this._base);
    sample.textContent = '0123456789';
    sample.style.visibility = 'hidden';
    let known;
    new ResizeObserver(([{ contentRect: { width } }]) => {
      if (known != null && width !== known) {
        this._restyle();
        readSoon(this);
      }
      known = width;
    }).observe(sample);
  }

  _readSurroundings() {
    const surroundings = super._readSurroundings();
    return this._painter ? { ...surroundings, ...readColors(this, surroundings) } : surroundings;
  }

  _takeSurroundings(surroundings) {
    super._takeSurroundings(surroundings);
    if (!this._painter || !this._styleIsStale) return;
    if (this._size[0]) this._change();
    // Thumbs that get their size after the first layout count as a shift of the page.
    else this._path();
  }

  _drawSurroundings() {
    super._drawSurroundings();
    this._styleIsStale = true;
  }

  /** Takes what attributes and properties say of the look. */
  _takeLook() {
    const { _element: element, _given: given } = this;
    const look = element.getAttribute('look');
    this._lookIsStale = false;
    this._styleIsStale = true;
    /** Whether the picture shows track, spans and thumbs too; without, they are parts as those of a plain slider. */
    this._isWhole = look != null || !!given.paints || !!given.metrics;
    this._isPainted = this._isWhole || adding.some(name => isGiven(element, name)) || styling.some(key => given[key]);
    if (this._isPainted && !this._painter) this._makePicture();
    // Where the page gives no size, a circular slider has the one that its look is made for, and a straight one that of
    // its columns.
    const width = this._isRound && lookWidths[looks.indexOf(look)];
    const columns = Number(element.getAttribute('histogram-height') ?? NaN);
    this._setSizeRule(width ? `:host { width: ${width}px }` : columns >= 0 ? `:host { --columns: ${columns}px }` : '');
    warnOfOptions(this);
  }

  /** Composes the style of what is painted, once the surroundings are known. */
  _compose() {
    if (!this._isPainted || isWaiting(this) || !this._surroundings?.resolution) return;
    this._styleIsStale = false;
    this._isComposed = true;
    this._composedSizes = this._sizesOfPage;
    this._picture.place();
    compose(this, this._surroundings, this._systemColors);
  }

  /** The sizes that the page gives thumbs and track, by custom properties. */
  get _sizesOfPage() { return this._size.slice(2, 4).join(); }
  get _hasNewSizes() {
    return /thumbSize|thickness/.test(this._surroundings?.given) && this._sizesOfPage !== this._composedSizes;
  }

  _setSizeRule(rule) {
    if (rule === (this._sizeRule ?? '')) return;
    this._sizeRule = rule;
    wear(this);
  }

  /** The system's colors, where they are forced. */
  get _systemColors() {
    if (!forcedColors.matches) return;
    return this._element.matches(':disabled') ? disabledColors : systemColors;
  }

  get _isRound() { return super._path()[0] === path.arc; }

  /** Sets the measures of the style for the next layout, and its path where attributes give none. */
  _path() {
    if (this._lookIsStale) this._takeLook();
    if (this._styleIsStale || this._hasNewSizes) this._compose();
    const plain = super._path();
    if (!this._isComposed) return plain;
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
    const { _base: base, _thumbBox: thumbBox, _spanBox: spanBox, _element: element } = this;
    const { _isPainted: isPainted, _isWhole: isWhole, _size: [width, height] } = this;
    wasm.dress(
      this._painter, Number(isPainted), Number(element.hasAttribute('ticks')), Number(element.hasAttribute('neutral')),
      this._isRound ? Math.min(width, height) : 0);
    const dress = record(dressFacts);
    const { thumbSize, thumbSide, thickness, showsFocus } = dress;
    const painted = !isWhole ? 'beside' : showsFocus ? 'focus' : '';
    write(base, 'painted', isPainted ? painted : null);
    style(thumbBox, 'cssText', `width:100%;${isWhole ? `--size:${thumbSide}px` : ''}`);
    if (this._isRound) style(spanBox, 'cssText', isWhole ? `--thickness:${thickness}px` : '');
    /** The sizes of a look, in place of those of the page. */
    this._dressed = isWhole ? [thumbSize, thickness] : null;
    return dress;
  }

  get _sizes() {
    const [width, height, ...sizes] = super._sizes;
    return [width, height, ...this._dressed ?? sizes];
  }

  // MARK: Drawing

  _drawTrack() { if (!this._isWhole || this._isRound) super._drawTrack(); }
  _drawSpan(node) { if (!this._isWhole) super._drawSpan(node); }

  _drawAll() {
    super._drawAll();
    if (!this._isComposed || !this._isLaidOut) return;
    this._ticksRead = readTicks(this);
    if (this._isPainted) this._picture.drawAll();
    else this._picture.clear();
    if (this._picture.hasTexts) this._watchFonts();
    this._highlight();
    this._readout.show();
  }

  _redraw(change) {
    super._redraw(change);
    if (!this._isPainted || !this._isComposed || change.redrawsFrom === change.redrawsTo) return;
    wasm.paintChange(this._painter);
    this._picture.draw();
    this._readout.show();
  }

  _drawLabels() {
    super._drawLabels();
    if (this._isPainted && this._isComposed && !this._isStale) this._picture.drawLabels();
  }

  _drawThumbs() {
    super._drawThumbs();
    if (!this._isPainted || !this._isComposed) return;
    wasm.paintGlide(this._painter);
    this._picture.draw();
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
