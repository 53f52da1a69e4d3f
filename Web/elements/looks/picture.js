import { hide, make, sheetsOf, style } from '../dom.js';
import { fillKind, role as roles } from '../wire.ts';
import { coat, writing, written } from './coats.js';
import { painted, rounded } from './colors.js';
import { mask } from './effects.js';
import { path } from './forms.js';
import { onTwoLines } from './look-texts.js';
import { childrenOf, sync, update } from './nodes.js';
import { PaintedLabels } from './painted-labels.js';
import css from './picture.css';

const sheet = sheetsOf(css);

/** The corner of the control, where the coordinates of all elements begin but those of thumbs. */
const corner = { x: 0, y: 0 };

/** What a slider without a look shows as parts. */
const ofTrack = [roles.track, roles.before, roles.after, roles.span, roles.cover];
const ofParts = [...ofTrack, roles.thumb];

const group = (nodes, transform = null) => ['g', { transform }, nodes];

/** The drawing of a control, in a shadow root of its own, which no style of the control's parts reaches. */
export class Picture {
  constructor(control) {
    this._control = control;
    this._host = make(control._parts._base, 'drawing');
    hide(this._host);
    this._root = this._host.attachShadow({ mode: 'open' });
    this.adoptStyles();
    this._labels = new PaintedLabels(control);
  }

  /** Takes the sheet of the document that the control is in. */
  adoptStyles() {
    const { defaultView } = this._host.ownerDocument;
    if (defaultView) this._root.adoptedStyleSheets = [sheet(defaultView)];
  }

  get hasTexts() { return !!this.readout || [...this._texts, ...this._tickTexts].some(text => text?.shape); }

  /** Puts the drawing behind all parts, or without a look on the track; texts inside thumbs before the thumbs. */
  layOut() {
    const { _element: element, _isWhole: isWhole, _parts: parts } = this._control;
    const isInside = !isWhole && element.getAttribute('label-placement') === 'inside';
    style(this._host, 'zIndex', isInside ? 3 : '');
    const next = isWhole ? parts._probe : parts._tickBox;
    if (this._host.nextSibling !== next) parts._base.insertBefore(this._host, next);
  }

  clear() { sync(this._root, []); }

  /** Draws everything, after a look, options, values or a size were set. */
  drawAll() {
    const numbers = this._control._painter._drawAll();
    const count = numbers._number();
    const clip = mask('clip', numbers._form(), corner);
    /** The node of each element, as a list of its name, attributes and children. */
    this._items = Array(count);
    /** The index of each thumb among the elements, and whether it is held. */
    this._thumbs = [];
    /** The index of each thumb's text among the elements, with its shape. */
    this._texts = [];
    /** The text of each tick, with its shape and the index of its element. */
    this._tickTexts = [];
    /** The gradients along the track that coats use. */
    this._gradients = [];
    /** The text in the middle: the index of its element, and its shape. */
    this._readout = {};
    this._take(numbers);
    this._labels.forget();
    const ticks = this._layOutTickTexts();
    this._layOutLabels();
    this._layOutReadout(ticks);
    if (this._control._track._isVertical) this._control._extras._labels._widen(this._labels.sizes(this._texts), ticks);
    const pieces = this._gradients.map((gradient, index) => this._piecesOf(gradient, index));
    this._held = null;
    this._arrange();
    const items = [];
    this._items.forEach((item, index) => { items[this._itemIndex(index)] = item; });
    sync(this._root, [['svg', {}, [['defs', {}, [clip, ...pieces]], ...items]]]);
    this._nodes = childrenOf(this._root.firstChild).slice(1);
  }

  /** Draws the elements that the engine rewrote. */
  draw(numbers) {
    if (numbers._areOfAll) return this.drawAll();
    if (numbers._isAtEnd) return;
    const count = this._gradients.length;
    const taken = this._take(numbers);
    if (this._tickTexts.some(({ index }) => taken.includes(index))) this._layOutTickTexts();
    const changed = [...taken, ...this._layOutLabels()];
    this._layOutReadout();
    // The gradient of a state that was not shown before has no pieces yet.
    if (this._gradients.length > count) return this.drawAll();
    for (const index of [...changed, ...this._arrange()]) {
      update(this._nodes[this._itemIndex(index)], this._items[index]);
    }
  }

  /**
   * Gives held thumbs the last nodes of thumbs, as they cover the others. Returns the elements of which some have
   * another node now.
   */
  _arrange() {
    const isHeld = this._thumbs.map(({ isHeld }) => isHeld);
    if (isHeld.join() === this._held?.join()) return [];
    this._held = isHeld;
    const indices = this._thumbs.map(({ index }) => index);
    const order = [0, 1].flatMap(isLast => indices.filter((_, thumb) => isHeld[thumb] === isLast));
    /** The place of each thumb's node, by its index among the elements. */
    this._itemIndices = Object.fromEntries(order.map((index, thumb) => [index, indices[thumb]]));
    return indices;
  }

  /** The place of an element's node. */
  _itemIndex(index) { return this._itemIndices[index] ?? index; }

  /** Reads elements, and makes the node of each. Returns their indices. */
  _take(numbers) {
    const taken = [];
    while (!numbers._isAtEnd) {
      const element = numbers._element();
      taken.push(element.index);
      this._items[element.index] = this._item(element);
    }
    return taken;
  }

  _item({ index, role, number, lap, isHeld, value, shapes }) {
    const shape = shapes[0];
    if (role === roles.thumb) this._thumbs[number] = { index, isHeld };
    const isView = role === roles.thumb && this._control._parts._thumbs[number]?._hasView;
    const isAbove = this._control._extras?._playhead._followed && ofTrack.includes(role);
    const isBehind = this._isBehind(role, number, lap, isHeld, shape);
    if (isView || isAbove || isBehind || !this._control._isWhole && ofParts.includes(role)) return group([]);
    switch (role) {
      case roles.label:
        this._texts[number] = { index, shape };
        return group([]);
      case roles.readout:
        this._readout = { index, shape };
        return group([]);
      case roles.tickLabel:
      case roles.selectedTickLabel:
        this._tickTexts[number] = { index, shape, text: shape ? this._control._tickText(value, number) : '' };
        return group([]);
      default:
        return this._coats(shapes, index, lap, role === roles.thumb);
    }
  }

  /** Whether a view of the page is in place of a part, behind the picture. On later laps of a track there is none. */
  _isBehind(role, number, lap, isHeld, shape) {
    const index = role === roles.track ? 0 : role === roles.span && !lap ? number + 1 : -1;
    return !!this._control._extras?._trackViews._take(index, isHeld, shape?.form);
  }

  /** Makes all coats of a part. A thumb moves as a whole, by one write. */
  _coats(shapes, index, lap, isThumb) {
    const isWhole = isThumb && shapes.length > 0 && !shapes.some(shape => shape.isClipped);
    const from = isWhole ? shapes[0].form : corner;
    const nodes = shapes.flatMap((shape, coatIndex) => coat(shape, `e${index}-${coatIndex}`, from, {
      size: this._control._sizes,
      images: id => this._control._image(id),
      pieces: shape.fill.kind === fillKind.alongTrack && this._gradientId(shape.fill, index, coatIndex, lap),
    }));
    return group(nodes, isWhole ? `translate(${rounded(from.x)} ${rounded(from.y)})` : null);
  }

  /** Returns the id of the pieces of a gradient along the track. Spans of one lap share them. */
  _gradientId(fill, index, coatIndex, lap) {
    const key = JSON.stringify([fill, lap]);
    const known = this._gradients.findIndex(gradient => gradient.key === key);
    return idOf(known < 0 ? this._gradients.push({ key, index, coatIndex }) - 1 : known);
  }

  _piecesOf({ index, coatIndex }, gradient) {
    const numbers = this._control._painter._pieces(index, coatIndex);
    const pieces = [];
    while (!numbers._isAtEnd) {
      const form = numbers._form();
      pieces.push(path(form, corner, painted('fill', numbers._color())));
    }
    return ['g', { id: idOf(gradient) }, pieces];
  }

  /** Places the texts of ticks, so that they touch nothing, until everything is drawn. Returns their sizes. */
  _layOutTickTexts() {
    if (!this._tickTexts.length) return [];
    const sizes = this._tickTexts.map(({ text, shape }) => this._labels.measure(text, shape?.font));
    const positions = this._control._extras._ticks._layOut(sizes);
    this._tickTexts.forEach(({ index, shape, text }, tick) => {
      const form = positions[tick];
      if (form) this._items[index] = group([writing({ ...shape, form }, text)]);
    });
    return sizes;
  }

  /** Makes the text in the middle as small as it takes, and leaves it out where it would be too small. */
  _layOutReadout(ticks = this._tickSizes) {
    this._tickSizes = ticks;
    /** The shape of the text in the middle. */
    this.readout = null;
    const { index, shape } = this._readout;
    if (!shape) return;
    const text = this._control._readoutText();
    const lines = onTwoLines(text);
    const sizes = [[text], lines].map(lines => this._labels.measureLines(lines, shape.font));
    const scale = this._control._painter._fitReadout(shape.font.size, sizes, ticks);
    if (!scale) return;
    this.readout = { ...shape, font: { ...shape.font, size: Math.abs(scale) * shape.font.size } };
    if (!this._control._isTyped) this._items[index] = group(written(this.readout, scale > 0 ? [text] : lines));
  }

  /** Shows the texts of thumbs that are hovered or focused now. */
  drawLabels() {
    for (const index of this._layOutLabels()) update(this._nodes[index], this._items[index]);
  }

  /** Places the texts of thumbs, so that none overlaps another. Returns the indices of their elements. */
  _layOutLabels() {
    this.positions = [];
    if (!this._texts.length) return [];
    const positions = this._labels.layOut(this._texts.map(({ shape }) => shape));
    /** The texts of thumbs that are shown. */
    this.positions = positions.filter(Boolean);
    return this._texts.map(({ index, shape }, thumb) => {
      const position = positions[thumb];
      this._items[index] = group(position && shape ? [writing({ ...shape, form: position }, position.text)] : []);
      return index;
    });
  }
}

const idOf = gradient => `along${gradient}`;
