import { attempt } from '../attempt.js';
import { Control } from '../control.js';
import { make, sheetsOf, style, write } from '../dom.js';
import { flagOf } from '../options.js';
import { sliderOptions } from '../slider-options.js';
import { colors, isWaiting, readSoon } from '../surroundings.js';
import { joined } from '../texts.js';
import { listKind, looks, lookWidths } from '../wire.ts';
import { rounded, textColor } from './colors.js';
import { Highlight } from './highlight.js';
import { readoutText, tickText } from './look-texts.js';
import css from './looks.css';
import { readColors } from './page-colors.js';
import { Painter } from './painter.js';
import { Picture } from './picture.js';
import { addressOf } from './pictures.js';
import { styling } from './properties.js';
import { compose } from './style.js';
import { attributeMeasures, isFlag, painting, warnOfOptions, wholeAttributes } from './words.js';

/** The attributes that plain elements do not have. */
const attributes = Object.keys(painting).filter(name => !(name in sliderOptions));
/** The attributes that add painted parts, such as a histogram. */
const paintingAttributes = Object.keys(attributeMeasures).filter(name => !(name in sliderOptions));
const sheet = sheetsOf(css);
/** The style sheets that set the size of an element to that of its look, by their texts. Elements share them. */
const sizeSheets = new Map;
const sizeSheet = rule => {
  if (!sizeSheets.has(rule)) sizeSheets.set(rule, sheetsOf(rule));
  return sizeSheets.get(rule);
};
const forcedColors = globalThis.matchMedia?.('(forced-colors: active)');
/** The system colors of the parts of a control and, below, of a disabled control, for forced colors. */
const systemColors = {
  track: 'color-mix(in srgb, ButtonBorder 50%, Canvas)', accent: 'Highlight', thumb: 'CanvasText', text: 'CanvasText',
};
const disabledColors = {
  track: 'color-mix(in srgb, GrayText 40%, Canvas)', accent: 'GrayText', thumb: 'GrayText', text: 'GrayText',
};

const isGiven = (element, name) =>
  isFlag(name) ? flagOf(element.getAttribute(name)) : element.hasAttribute(name);

/** A control that is painted if its element has a look or paints; otherwise, it is drawn as a plain control. */
export class PaintedControl extends Control {
  static get _attributes() { return [...super._attributes, ...attributes]; }

  constructor(element, Track) {
    super(element, Track);
    this._lookIsStale = true;
    /** The page's properties that affect the style, such as `paints`, and its functions for texts. */
    this._given = {};
  }

  _connect() {
    this._restyle();
    super._connect();
  }

  _adopt() {
    super._adopt();
    this._picture?.adoptStyles();
  }

  _attributeChanged(name) {
    // Colors are computed by the browser.
    if (colors[name]) readSoon(this);
    if (colors[name] || name in painting) this._restyle();
    if (name === 'labels' || name === 'disabled') this._lookIsStale = true;
    super._attributeChanged(name);
  }

  /** A picture draws ticks and texts, which extras lay out. */
  get _needsExtras() { return true; }
  get _unsupported() { return []; }

  /** Stores a property that the page has set. */
  _give(key, value) {
    this._given[key] = value;
    if (styling.includes(key)) this._restyle();
    else this._change();
  }

  // MARK: Style

  /** Notes that the style has changed. It is composed again for the next layout. */
  _restyle() {
    this._lookIsStale = true;
    this._change();
  }

  /** Makes the objects that only a painted slider has. */
  _makePicture() {
    this._painter = new Painter(this, this._slider);
    this._picture = new Picture(this);
    this._parts._adoptStyles();
    this._highlight = new Highlight(this);
    // This node in the probe has the page's colors for the parts; see `readColors`.
    make(this._parts._probe, '', 'i');
    readSoon(this);
  }

  _sheets(view) {
    const [first, ...sheets] = super._sheets(view);
    if (!this._painter) return [first, ...sheets];
    // The sheets of circular sliders come after the looks' sheet for all sliders, so that they override it.
    return [first, sheet(view), ...sheets, ...this._sizeRule ? [sizeSheet(this._sizeRule)(view)] : []];
  }

  /** Composes the style again when a font has loaded, which changes the width of a sample. */
  _watchFonts() {
    if (this._watchesFonts) return;
    this._watchesFonts = true;
    const sample = make(this._parts._base);
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

  _drawSurroundings(areNew) {
    super._drawSurroundings(areNew);
    if (areNew) this._styleIsStale = true;
    if (!this._painter || !this._styleIsStale) return;
    if (this._size._width) this._change();
    // Without a size, only the style is applied: if thumbs got their size later, browsers would report a layout shift.
    else this._takeStyle();
  }

  /** Reads the attributes and properties that determine the look and the size of the element. */
  _takeLook() {
    const { _element: element, _given: given } = this;
    const look = element.getAttribute('look');
    this._lookIsStale = false;
    this._styleIsStale = true;
    /** Whether the picture also shows the track, spans, and thumbs; otherwise, they are nodes as in a plain slider. */
    this._isWhole = look != null || !!given.paints || !!given.metrics
      || wholeAttributes.some(name => isGiven(element, name));
    this._isPainted = this._isWhole || paintingAttributes.some(name => isGiven(element, name))
      || styling.some(key => given[key]);
    if (this._isPainted && !this._painter) this._makePicture();
    // Unless the page sets a size, a circular slider has the width that its look is made for, and a straight slider has
    // room for its histogram.
    const width = this._track._isRound && lookWidths[looks.indexOf(look)];
    const columns = Number(element.getAttribute('histogram-height') ?? NaN);
    const size = `:host { width: ${width}px; max-width: 100% }`;
    this._setSizeRule(width ? size : columns >= 0 ? `:host { --columns: ${columns}px }` : '');
    warnOfOptions(this);
  }

  /** Composes the style of the picture, once the page's styles have been read. */
  _compose() {
    const { _computedStyle: page } = this._surroundings;
    if (!this._isPainted || isWaiting(this) || !page?.resolution) return;
    this._styleIsStale = false;
    this._isComposed = true;
    this._composedSizes = this._sizesOfPage;
    this._picture.layOut();
    compose(this, page, this._systemColors);
  }

  /** The sizes of thumbs and of the track's thickness that the page's custom properties set, as a text. */
  get _sizesOfPage() { return super._sizes.slice(2).join(); }
  /** Whether the page's sizes have changed since the style was composed with them. */
  get _hasNewSizes() {
    const given = this._surroundings._computedStyle?.given;
    return /thumbSize|thickness/.test(given) && this._sizesOfPage !== this._composedSizes;
  }

  _setSizeRule(rule) {
    if (rule === (this._sizeRule ?? '')) return;
    this._sizeRule = rule;
    this._parts._adoptStyles();
  }

  /** The system's colors if the person's settings force them; otherwise `undefined`. */
  get _systemColors() {
    if (!forcedColors.matches) return;
    return this._element.matches(':disabled') ? disabledColors : systemColors;
  }

  /**
   * Updates the look and the style, and applies the metrics of the style to the control; plain metrics if it is not
   * painted. Returns the metrics, or nothing before there is a style.
   */
  _takeStyle() {
    if (this._lookIsStale) this._takeLook();
    if (this._styleIsStale || this._hasNewSizes) this._compose();
    if (!this._isComposed) return;
    const { _element: element, _isPainted: isPainted, _isWhole: isWhole, _parts: parts, _track: track } = this;
    const { _width: width, _height: height } = this._size;
    const metrics = this._painter._takeMetrics(
      isPainted, element.hasAttribute('ticks'), element.hasAttribute('neutral'),
      track._isRound ? Math.min(width, height) : 0);
    const { thumbSize, thumbSide, thickness, showsFocus, opacity } = metrics;
    /** The metrics of the style. */
    this._metrics = metrics;
    /** Whether views that replace thumbs rotate as they move around the ring. */
    this._turnsViews = isWhole && track._isRound && !!metrics.turnsThumbs;
    const painted = !isWhole ? 'beside' : showsFocus ? 'focus' : '';
    write(parts._base, 'painted', isPainted ? painted : null);
    // Some looks have paints of their own for disabled sliders; others are shown with less opacity.
    write(parts._base, 'opaque', isPainted && opacity === 1 ? '' : null);
    style(parts._thumbBox, 'cssText', `width:100%;${isWhole ? `--size:${thumbSide}px` : ''}`);
    if (track._isRound) style(track._box, 'cssText', isWhole ? `--thickness:${thickness}px` : '');
    /** The thumb size and the thickness of a look, which replace those of the page; `null` without a look. */
    this._lookSizes = isWhole ? [thumbSize, thickness] : null;
    return metrics;
  }

  /** The path of the track. Without attributes for it, a circular slider has the path of its look. */
  get _path() {
    const metrics = this._takeStyle();
    const [kind, start, sweep] = super._path;
    if (!metrics || !this._isPainted || !this._track._isRound) return [kind, start, sweep];
    return [
      kind,
      this._element.hasAttribute('start') ? start : metrics.start,
      this._element.hasAttribute('sweep') ? sweep : metrics.sweep,
    ];
  }

  get _sizes() {
    const [width, height, ...sizes] = super._sizes;
    return [width, height, ...this._lookSizes ?? sizes];
  }

  // MARK: Drawing

  get _hasLabels() { return super._hasLabels && !this._isPainted; }

  /** Whether there is a picture with a composed style. */
  get _showsPicture() { return this._isPainted && this._isComposed; }

  _drawTrack() { if (!this._isWhole || this._track._isRound) super._drawTrack(); }
  _drawSpan(node, figure) { if (!this._isWhole) super._drawSpan(node, figure); }

  _drawTicks() {
    if (!this._isPainted) return super._drawTicks();
    this._extras._ticks._choose();
    this._extras._ticks._draw([]);
  }

  _drawAll() {
    super._drawAll();
    if (!this._isComposed || !this._isLaidOut) return;
    this._ticksRead = this._extras._engine._ticks();
    if (this._isPainted) this._picture.drawAll();
    else this._picture.clear();
    this._layOutViews();
    if (this._picture.hasTexts) this._watchFonts();
    this._highlight._draw();
    this._extras._textEntry._draw();
  }

  _redraw(change) {
    super._redraw(change);
    if (!this._showsPicture || change.redrawsFrom === change.redrawsTo) return;
    this._picture.draw(this._painter._drawChange());
    this._layOutViews();
    this._extras._textEntry._draw();
  }

  /** Draws what holds a thumb back also after a change that moves no thumb. */
  _drawObstacle() {
    super._drawObstacle();
    if (this._showsPicture) this._picture.draw(this._painter._drawChange());
  }

  /** Positions views of the page that replace parts of the picture. */
  _layOutViews() {
    if (this._isWhole) this._extras._trackViews._layOut();
    this._turnViews();
  }

  /** Rotates views that replace thumbs by their position on the ring. At the top, they are upright. */
  _turnViews() {
    if (!this._turnsViews && !this._hasTurnedViews) return;
    this._hasTurnedViews = this._turnsViews;
    const { _width: width, _height: height } = this._size;
    for (const { _node: node, _x: x, _y: y } of this._parts._thumbs) {
      const angle = `${Math.atan2(x - width / 2, height / 2 - y) * 180 / Math.PI}deg`;
      style(node.firstChild, 'rotate', this._turnsViews ? angle : '');
    }
  }

  _drawLabels() {
    super._drawLabels();
    if (!this._showsPicture || this._isStale) return;
    this._picture.drawLabels();
    this._extras._textEntry._draw();
  }

  _drawThumbs() {
    super._drawThumbs();
    if (!this._showsPicture) return;
    this._picture.draw(this._painter._drawGlide());
    this._layOutViews();
  }

  /** Returns the address of the image with a number: an image of the page or of the look. */
  _image(id) { return addressOf(this._given.images?.[id], id); }

  // MARK: Texts

  /** Whether the text field shows the text in the middle instead of the picture. */
  get _isTyped() { return !!this._extras?._textEntry._isOn(); }

  /** The shape of the text in the middle of the picture; `null` if there is none or it doesn't fit. */
  get _readoutShape() { return this._isPainted ? this._picture.readout : null; }

  /** Gives a field the position, font, and color of a text in the picture. */
  _layOutField(field, { form, font, ...shape }) {
    const { red, green, blue, alpha } = textColor(shape);
    const styles = {
      left: `${rounded(form.x)}px`,
      top: `${rounded(form.y)}px`,
      fontSize: `${font.size}px`,
      fontWeight: font.weight,
      fontStretch: font.isCondensed ? 'condensed' : '',
      color: `color(srgb ${red} ${green} ${blue} / ${alpha})`,
    };
    for (const name in styles) style(field, name, styles[name]);
  }

  /** The positions of the texts of thumbs in the picture; `null` if the texts are nodes. */
  get _paintedPositions() { return this._isPainted ? this._picture.positions : null; }

  /** Returns the text of a tick: from the page's function, from `tick-labels`, from the look, or from the value. */
  _tickText(value, index) {
    const own = attempt(() => this._element.formatTick?.(value, index));
    if (own != null) return String(own);
    const given = this._element.getAttribute('tick-labels');
    if (given && given !== 'true') return given.split(',')[index]?.trim() ?? '';
    const ofLook = tickText(this._element.getAttribute('look'), index);
    return ofLook ?? this._texts._ofTick(value, this._ticksRead[index]?.decimals);
  }

  /** Returns the text in the middle: from the page's functions, or in the format of the look. */
  _readoutText() {
    const values = this._list(listKind.value);
    const own = attempt(() => this._element.formatReadout?.(values));
    if (own != null) return String(own);
    const label = joined(values.map((value, thumb) => this._texts._of(value, thumb)));
    if (this._format) return label;
    return readoutText(this._element.getAttribute('look'), label, this._spanLengths(), this._texts._language);
  }
}
