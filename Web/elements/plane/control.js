import { BaseControl } from '../base-control.js';
import { write } from '../dom.js';
import { TextEntry } from '../extras/text-entry.js';
import { Wheel } from '../extras/wheel.js';
import { languageOf } from '../language.js';
import { obstacleOf } from '../obstacle.js';
import { ObstacleLine } from '../obstacle-line.js';
import { ObstacleReader } from '../obstacle-reader.js';
import { valueOf } from '../options.js';
import { errors, listKind } from '../wire.ts';
import { chosen } from '../words/choice.js';
import { Area } from './area.js';
import { Axis } from './axis.js';
import { axisOf, planeOptions } from './options.js';
import { PlaneParts } from './parts.js';
import { Plane } from './plane.js';
import { PlaneValues } from './values.js';
import { english, words } from './words.js';

/** The control of a `<plane-slider>`: a plane of the engine, its options as attributes, and its parts. */
export class PlaneControl extends BaseControl {
  static get _attributes() { return [
    ...Object.keys(planeOptions), 'aria-labelledby', 'aria-describedby', 'aria-invalid', 'title', 'lang',
  ]; }

  constructor(element) {
    super(element, Object.keys(planeOptions));
    this._slider = new Plane(this);
    this._track = new Area(this);
    this._axes = [new Axis(this, 0), new Axis(this, 1)];
    this._values = new PlaneValues(this);
    this._obstacleLine = new ObstacleLine(this, this._slider);
    this._attach(new PlaneParts(this));
    this._wheel = new Wheel(this);
    this._obstacles = new ObstacleReader(this);
    this._textEntry = new TextEntry(this, this._parts);
  }

  _sheets(view) {
    return [this._track, this._textEntry, this._obstacleLine].flatMap(part => part?._sheets(view) ?? []);
  }
  get _knownSlot() { return /^(area|thumb-\d+|fallback)$/; }
  get _slotNames() { return 'area, thumb-0'; }

  // MARK: Options

  /** Returns the value of an attribute's property. */
  _option(name) {
    const axis = this._axes.find(axis => name.startsWith(`${axis._letter}-`));
    return valueOf(axis ?? this, name, planeOptions);
  }

  _set(name, numbers, word) {
    const { parts, number } = axisOf(name);
    if (number >= 0) for (const part of parts) this._slider._set(part, number, numbers, word);
  }

  _take(name) {
    if (name === 'values') this._values._takeAttributes();
    else this._takeFrom(planeOptions, name);
  }

  /** The width, the height, and the size of thumbs. */
  get _sizes() { return [this._size._width, this._size._height, this._size._thumb]; }

  _layOut() { this._slider._layOut(...this._track._shape, ...this._sizes); }

  /** The warning of the first option that cannot be satisfied, those of the axes first; empty if there is none. */
  get _misfit() {
    const errorOf = owner => errors[owner._facts().error];
    const axis = this._axes.find(errorOf);
    return axis ? `${axis._letter}-${errorOf(axis)}` : errorOf(this);
  }

  /** Returns what holds back what a person moved last; `null` if nothing does. */
  _obstacle() {
    this._flush();
    return obstacleOf(this._slider);
  }

  _readObstacle(obstacle) { this._obstacles._read(obstacle); }

  // MARK: Drawing

  _drawAll() {
    const facts = this._facts();
    const { _internals: internals } = this;
    for (const axis of this._axes) axis._update();
    this._readNames(chosen(english, words, languageOf(this._element)));
    write(internals, 'role', 'group', internals);
    write(internals, 'ariaLabel', this._option('label'), internals);
    this._wheel._update();
    this._textEntry._update();
    this._parts._drawAll(facts);
    if (this._isLaidOut) this._focusFirst();
  }

  /** Does nothing: a plane draws no texts, so nothing depends on the page's styles. */
  _drawSurroundings() {}

  // MARK: Forms

  /** Sets the value of the form: `name.x` and `name.y` for each point, as for an image button. */
  _submit() {
    if (!this._internals.form) return;
    const name = this._element.getAttribute('name');
    const values = this._list(listKind.value);
    const data = new FormData;
    if (name) values.forEach((value, index) => data.append(`${name}.${'xy'[index % 2]}`, value));
    this._internals.setFormValue(data, values.join(' '));
  }
}
