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

/** The warning of spans on a slider that does not wrap. The engine does not report it. */
const spansWithoutWrap = 'spans: they need wraps; none';

/** The control of a straight or round element: a slider of the engine, its options as attributes, and its parts. */
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
    /** Features that few sliders have, such as ticks; `null` until an attribute needs them and they have loaded. */
    this._extras = null;
    this._attach(new Parts(this));
    // The slots for views that replace the track or spans are made only when there is such a view.
    new MutationObserver(() => { if (hasTrackViews(element)) this._change(); })
      .observe(element, { childList: true, subtree: true, attributeFilter: ['slot'] });
  }

  /** Makes the extras, if there are none. Their class is that of the playhead's extras. */
  _addExtras(Extras) { if (!this._extras) this._takeExtras(new Extras(this)); }

  /** Sets the extras, and adopts their style sheets. */
  _takeExtras(extras) {
    this._extras = extras;
    this._parts._adoptStyles();
    if (this._wantsObstacle) queueMicrotask(() => this._events._reportObstacle());
  }

  /** Returns the style sheets of the parts in a window. */
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

  _setDistanceFormat(format) { this._formatDistance = format; }

  // MARK: Options

  /** The value of an attribute's property. */
  _option(name) { return valueOf(this, name, sliderOptions); }

  /** Sets an option of the engine. */
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
      // The attribute `spans` applies to the values of the attributes, so it is read again.
      dirty.add('spans');
    }
  }

  get _needsExtras() { return this._wantsObstacle || attributeNeedingExtras(this._element) != null; }

  /** The attributes that need other scripts. */
  get _unsupported() { return ofLooks; }

  /** The warning of the first option that cannot be satisfied; an empty text if there is none. */
  get _misfit() {
    const error = errors[this._facts().error];
    if (error) return error;
    const unsupported = this._unsupported.find(name => flagOf(this._element.getAttribute(name)));
    if (unsupported) return `${unsupported}: it needs sliders-looks.js; nothing`;
    const hasSpans = this._element.hasAttribute('spans') && !this._facts().isWrapped;
    return this._track._misfit || (hasSpans ? spansWithoutWrap : '') || (this._extras?._ticks._misfit ?? '');
  }

  /** Lays the slider out on the track of a recording, whatever the size of the element. */
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

  /** Prepares a glide of thumbs to values that a script sets, unless a drag is in progress. */
  _prepareGlide() { if (!this._pointers._isAnyDown) this._extras?._glide._prepare(); }

  /** Returns what holds back what a person moved last; `null` if nothing does, `undefined` until extras have loaded. */
  _obstacle() {
    this._flush();
    if (!this._wantsObstacle && !this._extras) {
      this._wantsObstacle = true;
      this._change();
      this._flush();
    }
    return this._extras?._obstacle();
  }

  _readObstacle(obstacle) { this._extras?._obstacles._read(obstacle); }

  // MARK: Drawing

  get _path() { return this._track._path; }

  /** Width and height, the thumb's size and the track's thickness. */
  get _sizes() {
    const { _width: width, _height: height, _thumb: thumb, _thickness: thickness } = this._size;
    return [width, height, thumb, thickness];
  }

  /** Whether the control has a size, or the track of a recording. Without one, everything is drawn when it gets one. */
  get _isLaidOut() { return super._isLaidOut || !!this._fixedTrack; }

  /** Whether the parts show the texts of values. */
  get _hasLabels() { return !!this._extras && this._option('labels'); }

  /** Draws everything, after options, values, or the size have changed. */
  _drawAll() {
    const facts = this._facts();
    this._texts._update(facts);
    this._parts._drawAll(facts);
    if (this._isLaidOut) this._focusFirst();
  }

  _drawTrack() { this._track._draw(this._slider._groove()); }
  _drawSpan(node, figure) { this._track._drawSpan(node, figure); }
  /** Draws the texts of thumbs, when other texts are to be visible. */
  _drawLabels() { this._extras?._drawTexts(); }

  _drawTicks() {
    this._extras?._ticks._choose();
    this._extras?._ticks._draw();
  }

  /** Draws all thumbs, and the spans beside them. */
  _drawThumbs() { this._parts._draw(0, this._parts._thumbs.length); }

  _readSurroundings() { return { ...super._readSurroundings(), ...this._extras?._readStyles() }; }

  /** Draws labels again when the page's styles have changed. A control without a size is drawn when it gets one. */
  _drawSurroundings(areNew) { if (areNew && this._size._width && this._option('labels')) this._change(); }
}
