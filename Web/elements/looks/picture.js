import { hide, make, sheetsOf, style, write } from '../dom.js';
import { fillKind, role as roles } from '../wire.ts';
import { coat, writing, written } from './coats.js';
import { painted } from './colors.js';
import { mask } from './effects.js';
import { path } from './forms.js';
import { HeldThumbs } from './held-thumbs.js';
import { onTwoLines } from './look-texts.js';
import { childrenOf, sync, update } from './nodes.js';
import { PaintedLabels } from './painted-labels.js';
import css from './picture.css';

const sheet = sheetsOf(css);

/** The origin of the coordinates of all elements except thumbs: the corner of the control. */
const corner = { x: 0, y: 0 };

/** The roles of the elements that a slider without a look shows as nodes instead. */
const ofTrack = [roles.track, roles.before, roles.after, roles.span, roles.cover];
const ofParts = [...ofTrack, roles.thumb];

const group = (nodes, transform = null) => ['g', { transform }, nodes];

/** The SVG drawing of a control, in its own shadow root, where the styles of the control's parts do not apply. */
export class Picture {
  constructor(control) {
    this._control = control;
    this._host = make(control._parts._base, 'drawing');
    hide(this._host);
    this._root = this._host.attachShadow({ mode: 'open' });
    this.adoptStyles();
    this._labels = new PaintedLabels(control);
    this._heldThumbs = new HeldThumbs(this);
  }

  /** Adopts the style sheet for the window of the control's document. */
  adoptStyles() {
    const { defaultView } = this._host.ownerDocument;
    if (defaultView) this._root.adoptedStyleSheets = [sheet(defaultView)];
  }

  get hasTexts() { return !!this.readout || [...this._texts, ...this._tickTexts].some(text => text?.shape); }

  /**
   * Puts the drawing behind all parts or, without a look, in front of the track. If thumbs have texts inside, a drawing
   * without a look is in front of the thumbs.
   */
  layOut() {
    const { _element: element, _isWhole: isWhole, _parts: parts } = this._control;
    const isInside = !isWhole && element.getAttribute('label-placement') === 'inside';
    style(this._host, 'zIndex', isInside ? 3 : '');
    const next = isWhole ? parts._probe : parts._tickBox;
    if (this._host.nextSibling !== next) parts._base.insertBefore(this._host, next);
  }

  clear() { sync(this._root, []); }

  /** Draws everything, after a look, options, values, or the size have changed. */
  drawAll() {
    const numbers = this._control._painter._drawAll();
    const count = numbers._number();
    const clip = mask('clip', numbers._form(), corner);
    /** The description of each element's node: a list of its name, attributes, and children. */
    this._items = Array(count);
    /** The index of each thumb among the elements, and how far in front it is: 2 if it is held, 1 with the focus. */
    this._thumbs = [];
    /** The index of each thumb's text among the elements, with its shape. */
    this._texts = [];
    /** The text of each tick, with its shape and the index of its element. */
    this._tickTexts = [];
    /** The gradients along the track that coats use. */
    this._gradients = [];
    /** The index of the element of the text in the middle, and its shape. */
    this._readout = {};
    /** The number of elements under thumbs that lenses show, if the style has lenses. */
    this._magnified = 0;
    this._heldThumbs._setMotion(this._control._metrics);
    this._take(numbers);
    this._heldThumbs._begin(this._thumbs.length);
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
    const definitions = ['defs', {}, [clip, ...pieces]];
    const { nodes, clip: hole } = this._heldThumbs._lenses();
    const magnified = items.splice(0, this._magnified);
    const under = magnified.length
      ? [['g', { 'clip-path': hole }, [['g', { id: 'magnified' }, magnified]]], ['g', {}, nodes]]
      : [];
    sync(this._root, [['svg', {}, [definitions, ...under, ...items]]]);
    const all = childrenOf(this._root.firstChild).slice(1);
    [this._under, this._lensBox] = under.length ? all.splice(0, 2) : [];
    this._nodes = this._under ? [...childrenOf(this._under.firstChild), ...all] : all;
  }

  /** Draws a thumb that grows or shrinks. */
  drawHeldThumb(number, item) {
    const { index } = this._thumbs[number] ?? {};
    if (index == null || !this._control._showsPicture) return;
    this._items[index] = item;
    update(this._nodes[this._itemIndex(index)], item);
    this._drawLenses();
  }

  /** Draws what lenses show. */
  _drawLenses() {
    if (!this._under) return;
    const { nodes, clip } = this._heldThumbs._lenses();
    write(this._under, 'clip-path', clip);
    sync(this._lensBox, nodes);
  }

  /** Draws the elements that the engine has drawn again. */
  draw(numbers) {
    if (numbers._areOfAll) return this.drawAll();
    if (numbers._isAtEnd) return;
    const count = this._gradients.length;
    const held = this._thumbs.map(({ isHeld }) => isHeld);
    const drawn = this._take(numbers);
    // A hold that moves from one thumb to another changes their sizes at once.
    const moves = [0, 1].every(to => this._thumbs.some(({ isHeld }, thumb) => isHeld === to && held[thumb] !== to));
    if (moves) {
      this._thumbs.forEach(({ index }, thumb) => {
        this._items[index] = this._heldThumbs._settle(thumb) ?? this._items[index];
      });
    }
    if (this._tickTexts.some(({ index }) => drawn.includes(index))) this._layOutTickTexts();
    const changed = [...drawn, ...this._layOutLabels()];
    this._layOutReadout();
    // A gradient that appears for the first time, such as that of another state, has no segments yet.
    if (this._gradients.length > count) return this.drawAll();
    for (const index of [...changed, ...this._arrange()]) {
      update(this._nodes[this._itemIndex(index)], this._items[index]);
    }
    this._drawLenses();
  }

  /**
   * Assigns the last of the thumbs' nodes to held thumbs, and those before to the thumb with the focus, so that these
   * are in front. Returns the indices of all elements of thumbs if the order has changed, otherwise none.
   */
  _arrange() {
    const ranks = this._thumbs.map(({ rank }) => rank).join('');
    if (ranks === this._ranks) return [];
    this._ranks = ranks;
    const indices = this._thumbs.map(({ index }) => index);
    const order = ['0', '1', '2'].flatMap(rank => indices.filter((_, thumb) => ranks[thumb] === rank));
    /** The index of each thumb's node, by the index of its element. */
    this._itemIndices = Object.fromEntries(order.map((index, thumb) => [index, indices[thumb]]));
    return indices;
  }

  /** Returns the index of an element's node. */
  _itemIndex(index) { return this._itemIndices[index] ?? index; }

  /** Reads elements, and describes the node of each. Returns their indices. */
  _take(numbers) {
    const drawn = [];
    while (!numbers._isAtEnd) {
      const element = numbers._element();
      drawn.push(element.index);
      this._items[element.index] = this._item(element);
    }
    return drawn;
  }

  /** Describes the node of an element; an empty group for one that isn't painted. Texts are laid out later. */
  _item({ index, role, number, lap, isHeld, isFocused, isLens, isMagnified, value, shapes }) {
    const shape = shapes[0];
    if (isMagnified) this._magnified = Math.max(this._magnified, index + 1);
    if (role === roles.thumb) this._thumbs[number] = { index, isHeld, rank: isHeld ? 2 : isFocused };
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
        return this._coats(shapes, index, lap, role === roles.thumb && { number, isHeld, isLens });
    }
  }

  /** Whether a view of the page, behind the picture, replaces a part. No view replaces parts of later laps. */
  _isBehind(role, number, lap, isHeld, shape) {
    const index = role === roles.track ? 0 : role === roles.span && !lap ? number + 1 : -1;
    return !!this._control._extras?._trackViews._take(index, isHeld, shape?.form);
  }

  /** Describes all coats of paint of a part. A thumb has a transform, so that it moves with one write. */
  _coats(shapes, index, lap, thumb) {
    const isWhole = thumb && shapes.length > 0 && !shapes.some(shape => shape.isClipped);
    const from = isWhole ? shapes[0].form : corner;
    const nodes = shapes.flatMap((shape, coatIndex) => coat(shape, `e${index}-${coatIndex}`, from, {
      size: this._control._sizes,
      images: id => this._control._image(id),
      pieces: shape.fill.kind === fillKind.alongTrack && this._gradientId(shape.fill, index, coatIndex, lap),
    }));
    return isWhole ? this._heldThumbs._take(thumb.number, thumb.isHeld, thumb.isLens, from, nodes) : group(nodes);
  }

  /** Returns the id of the segments of a gradient along the track. Spans in one lap share them. */
  _gradientId(fill, index, coatIndex, lap) {
    const key = JSON.stringify([fill, lap]);
    const known = this._gradients.findIndex(gradient => gradient.key === key);
    return idOf(known < 0 ? this._gradients.push({ key, index, coatIndex }) - 1 : known);
  }

  /** Describes the group with the segments of a gradient along the track. */
  _piecesOf({ index, coatIndex }, gradient) {
    const numbers = this._control._painter._pieces(index, coatIndex);
    const pieces = [];
    while (!numbers._isAtEnd) {
      const form = numbers._form();
      pieces.push(path(form, corner, painted('fill', numbers._color())));
    }
    return ['g', { id: idOf(gradient) }, pieces];
  }

  /** Lays out the texts of ticks so that none touches another, and describes their nodes. Returns their sizes. */
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

  /** Scales the text in the middle so that it fits, and omits it if it would be too small. */
  _layOutReadout(ticks = this._tickSizes) {
    this._tickSizes = ticks;
    /** The shape of the text in the middle, with its fitting font; `null` for no text. */
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

  /** Draws the texts of thumbs, after the hovered or the focused thumb has changed. */
  drawLabels() {
    for (const index of this._layOutLabels()) update(this._nodes[index], this._items[index]);
  }

  /** Lays out the texts of thumbs so that they don't overlap. Returns the indices of their elements. */
  _layOutLabels() {
    this.positions = [];
    if (!this._texts.length) return [];
    const positions = this._labels.layOut(this._texts.map(({ shape }) => shape));
    /** The positions of the visible texts of thumbs. */
    this.positions = positions.filter(Boolean);
    return this._texts.map(({ index, shape }, thumb) => {
      const position = positions[thumb];
      this._items[index] = group(position && shape ? [writing({ ...shape, form: position }, position.text)] : []);
      return index;
    });
  }
}

const idOf = gradient => `along${gradient}`;
