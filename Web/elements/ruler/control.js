import { BaseControl } from '../base-control.js';
import { ofEngine } from '../Generated/ruler-grammar.js';
import { TextEntry } from '../extras/text-entry.js';
import { Wheel } from '../extras/wheel.js';
import { obstacleOf } from '../obstacle.js';
import { ObstacleReader } from '../obstacle-reader.js';
import { valueOf } from '../options.js';
import { Values } from '../values.js';
import { errors, input, ofRulers } from '../wire.ts';
import { Motion } from './motion.js';
import { rulerOptions } from './options.js';
import { RulerParts } from './parts.js';
import { Ruler } from './ruler.js';
import { Scale } from './scale.js';
import { RulerTexts } from './texts.js';

/** The control of a `<ruler-slider>`: a ruler of the engine, its options as attributes, and its parts. */
export class RulerControl extends BaseControl {
  static get _attributes() {
    return [...Object.keys(rulerOptions), 'aria-labelledby', 'aria-describedby', 'aria-invalid', 'title', 'lang'];
  }

  constructor(element) {
    super(element, [...Object.keys(rulerOptions), 'values']);
    this._slider = new Ruler(this);
    this._track = new Scale(this);
    this._texts = new RulerTexts(this);
    this._values = new Values(this);
    this._motion = new Motion(this);
    this._attach(new RulerParts(this));
    this._wheel = new Wheel(this);
    this._obstacles = new ObstacleReader(this);
    this._textEntry = new TextEntry(this, this._parts);
    /** The drag of the present edit, which lasts until the scale rests, and the id of its pointer. */
    this._edit = null;
    this._pointer = null;
  }

  _sheets(view) { return [...this._track._sheets(view), ...this._textEntry?._sheets(view) ?? []]; }
  get _knownSlot() { return /^(thumb-0|fallback)$/; }
  get _slotNames() { return 'thumb-0'; }

  // MARK: Options

  /** Returns the value of an attribute's property; nothing for an attribute that only sliders have. */
  _option(name) { return name in rulerOptions ? valueOf(this, name, rulerOptions) : undefined; }

  /** Sets an option of the engine, if the engine has it. */
  _set(name, numbers, word) {
    const ofRuler = ofRulers.indexOf(name);
    if (ofRuler >= 0) return this._slider._setOfRuler(ofRuler, rulerOptions[name]._numbers ? numbers[0] ?? NaN : word);
    const number = ofEngine.indexOf(name);
    if (number >= 0) this._slider._set(number, numbers, word);
  }

  _take(name) {
    if (name === 'values') this._values._takeAttributes();
    else this._takeFrom(rulerOptions, name);
  }

  /** The width, the height, and the length of the mark. A click on the text beside the mark begins typing. */
  get _sizes() { return [this._size._width, this._size._height, this._slider._sizes().markHeight]; }

  _layOut() { this._slider._layOut(...this._track._path, this._size._width, this._size._height); }

  get _misfit() { return errors[this._facts().error]; }

  /** Does nothing: a ruler has no glide, and the engine itself moves its scale. */
  _prepareGlide() {}

  // MARK: Drawing

  _drawAll() {
    const facts = this._facts();
    this._texts._update(facts);
    this._wheel._update();
    this._textEntry._update();
    this._parts._drawAll(facts);
    if (this._isLaidOut) this._focusFirst();
  }

  /** Draws everything that depends on the scale, which can move without changing the value. */
  _redraw() { this._parts._draw(); }

  /** Draws again after the page's styles have changed: the field for typing is at a text, whose size has changed. */
  _drawSurroundings(areNew) { if (areNew && this._isLaidOut) this._change(); }

  /** Returns what holds back what a person moved last; `null` if nothing does. */
  _obstacle() {
    this._flush();
    return obstacleOf(this._slider);
  }

  _readObstacle(obstacle) { this._obstacles._read(obstacle); }

  // MARK: Inputs and events

  /** Performs an input at a time, in milliseconds. An input without a pointer stops the scale first. */
  perform(kind, x, y, number, pointer, time = performance.now()) {
    this._flush();
    if (pointer == null) this._stop();
    else if (kind === input.press || kind === input.waitingPress) this._beginEdit(pointer);
    this._slider._setTime(this._motion._timeOf(time));
    super.perform(kind, x, y, number, pointer);
    this._motion._update();
  }

  /** Lets the value follow the moving scale at a time: after a flick, or after a script has set the value. */
  _follow(time) {
    this._flush();
    const { isEditing } = this._slider._facts();
    this._slider._setTime(this._motion._timeOf(time));
    super._decide(this._slider._proposeTick(), isEditing ? this._pointer : undefined);
  }

  /** Decides about proposed values. A tap isn't part of an edit, so its change is reported without a pointer. */
  _decide(wouldChange, pointer, kind, number) {
    const { isEditing } = this._slider._facts();
    super._decide(wouldChange, isEditing ? pointer : undefined, kind, number);
  }

  /** Stores the drag and the pointer of an edit. A press that stops the moving scale continues its edit. */
  _beginEdit(pointer) {
    const { isHeld, isEditing } = this._slider._facts();
    if (isHeld) return;
    const drag = this._pointers._drags.get(pointer);
    if (isEditing) Object.assign(drag, { values: this._edit.values, hasChanged: this._edit.hasChanged });
    this._edit = drag;
    this._pointer = pointer;
  }

  _dragOf(pointer) { return pointer == null ? undefined : this._edit; }

  /** Whether a press is on the text of the value, where a click begins typing. */
  _ignoresPress(event) { return this._textEntry._has(event.target); }

  _stop() { this._reportEnds(this._slider._stop()); }

  /** Reports this many edits that a script has ended. */
  _reportEnds(count) { for (let index = 0; index < count; index++) this._events._report(this._pointer); }
}
