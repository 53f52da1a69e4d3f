import { makeExtras } from 'sliders/extras';
import { BaseControl } from './base-control.js';
import { attributeNeedingExtras } from './extras/needs-extras.js';
import { hasTrackViews } from './extras/views-in.js';
import { flagOf, valueOf } from './options.js';
import { Parts, sheet } from './parts.js';
import { numberOf, ofLooks, sliderOptions } from './slider-options.js';
import { Slider } from './slider.js';
import { Texts } from './texts.js';
import { Values } from './values.js';
import { errors } from './wire.ts';

/** What to warn of if there are spans on a slider that does not wrap, which the engine does not report. */
const spansWithoutWrap = 'spans: they need wraps; none';

/** What a straight or a round element is: a slider of the engine, its options as attributes, and its parts. */
export class Control extends BaseControl {
  static get _attributes() {
    return [
      ...Object.keys(sliderOptions), 'aria-labelledby', 'aria-describedby', 'aria-invalid', 'title', 'lang', 'slot',
    ];
  }

  /** @param Track the class of its track: `StraightTrack` or `RoundTrack` */
  constructor(element, Track) {
    super(element, Object.keys(sliderOptions));
    this._slider = new Slider(this, Track._readFigure);
    this._track = new Track(this);
    this._texts = new Texts(this);
    this._values = new Values(this);
    /** What few sliders have, once an attribute needs it and it has loaded. */
    this._extras = null;
    this._attach(new Parts(this));
    // What is shown in place of the track or of a span has a slot only when there is one.
    new MutationObserver(() => { if (hasTrackViews(element)) this._change(); })
      .observe(element, { childList: true, subtree: true, attributeFilter: ['slot'] });
  }

  /** Makes the extras, if there are none. A playhead brings their class. */
  _addExtras(Extras) { if (!this._extras) this._takeExtras(new Extras(this)); }

  /** Takes the extras, and their style sheets. */
  _takeExtras(extras) {
    this._extras = extras;
    this._parts._adoptStyles();
  }

  /** The style sheets of its parts in a window. */
  _sheets(view) { return [sheet(view), ...this._track._sheets(view), ...this._extras?._sheets(view) ?? []]; }

  // MARK: Life

  _connect() {
    super._connect();
    this._extras?._update();
  }

  _attributeChanged(name) {
    if (name === 'drags-vertically') this._dirty.add('press-target');
    super._attributeChanged(name);
  }

  get _knownSlot() { return /^(track|(span|thumb)-\d+|playhead|fallback)$/; }
  get _slotNames() { return 'track, span-0, thumb-0, playhead'; }

  _setTickFilter(filter) {
    this._filterTick = filter;
    this._change();
  }

  // MARK: Options

  /** The value of an attribute's property. */
  _option(name) { return valueOf(this, name, sliderOptions); }

  /** Hands an option to the engine. */
  _set(name, numbers, word) { this._slider._set(numberOf(name), numbers, word); }

  _layOut() {
    if (this._fixedTrack) this._slider._layOutOn(...this._fixedTrack);
    else this._slider._layOut(...this._path, ...this._sizes);
    this._extras?._follow();
  }

  _show() {
    if (this._needsExtras && !this._extras) {
      const extras = makeExtras(this);
      if (extras) this._takeExtras(extras);
    }
    this._beginGlide();
    this._extras?._update();
    this._drawAll();
    this._extras?._drawTargets();
  }

  _take(name, dirty) {
    if (name !== 'values') {
      if (name !== 'spans' || this._element.hasAttribute(name)) this._takeFrom(sliderOptions, name);
    } else if (this._values._takeAttributes()) {
      // Spans are read again with the values.
      dirty.add('spans');
    }
  }

  get _needsExtras() { return attributeNeedingExtras(this._element) != null; }

  /** The attributes that need other scripts. */
  get _unsupported() { return ofLooks; }

  /** What cannot be met, by the engine or beside it. */
  get _misfit() {
    const error = errors[this._facts().error];
    if (error) return error;
    const unsupported = this._unsupported.find(name => flagOf(this._element.getAttribute(name)));
    if (unsupported) return `${unsupported}: it needs sliders-looks.js; nothing`;
    const hasSpans = this._element.hasAttribute('spans') && !this._facts().isWrapped;
    return this._track._misfit || (hasSpans ? spansWithoutWrap : '') || (this._extras?._ticks._misfit ?? '');
  }

  /** Puts the slider on a track as recordings give it, whatever its size. */
  layOutOn(...track) {
    this._fixedTrack = track;
    this._change();
    this._flush();
  }

  // MARK: Values

  _spanLengths() { return this._facts().isWrapped ? this._slider._spanLengths() : null; }

  _takeOvershoot() {
    this._flush();
    return this._slider._takeOvershoot();
  }

  _fractionOf(value) {
    this._flush();
    return Number.isFinite(value) ? this._slider._fractionOf(value) : null;
  }

  _valueAt(fraction) {
    this._flush();
    return Number.isFinite(fraction) ? this._slider._valueAt(fraction) : null;
  }

  /** Lets what scripts set glide, unless it is set during a drag. */
  _prepareGlide() { if (!this._pointers._isAnyDown) this._extras?._glide._prepare(); }

  // MARK: Drawing

  get _path() { return this._track._path; }

  /** Width and height, the thumb's size and the track's thickness. */
  get _sizes() {
    const { _width: width, _height: height, _thumb: thumb, _thickness: thickness } = this._size;
    return [width, height, thumb, thickness];
  }

  /** Whether there is anything to see. Without a size all is drawn when there is one. */
  get _isLaidOut() { return super._isLaidOut || !!this._fixedTrack; }

  /** Whether the parts show texts. */
  get _hasLabels() { return !!this._extras && this._option('labels'); }

  /** Draws everything, after options, values or the size were set. */
  _drawAll() {
    const facts = this._facts();
    this._texts._update(facts);
    this._parts._drawAll(facts);
    if (this._isLaidOut) this._focusFirst();
  }

  _drawTrack() { this._track._draw(this._slider._groove()); }
  _drawSpan(node, figure) { this._track._drawSpan(node, figure); }
  /** Draws the texts of thumbs again, when other ones are shown. */
  _drawLabels() { this._extras?._drawTexts(); }

  _drawTicks() {
    this._extras?._ticks._choose();
    this._extras?._ticks._draw();
  }

  /** Draws all thumbs, and what is filled beside them. */
  _drawThumbs() { this._parts._draw(0, this._parts._thumbs.length); }

  _readSurroundings() { return { ...super._readSurroundings(), ...this._extras?._readStyles() }; }

  /** Draws what depends on the surroundings, after they were read; a control without a size when it gets one. */
  _drawSurroundings(areNew) { if (areNew && this._size._width && this._option('labels')) this._change(); }
}
