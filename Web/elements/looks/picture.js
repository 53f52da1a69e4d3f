import { wasm } from '../engine.js';
import { make, sheetOf } from '../parts.js';
import { painted } from './colors.js';
import { coat, mask, writing } from './coats.js';
import { path } from './forms.js';
import { Labels } from './labels.js';
import { sync, update } from './nodes.js';
import { Numbers } from './numbers.js';
import css from './picture.css';

const sheet = sheetOf(css, window);

/** The engine's numbers of parts with texts, and of thumbs, which move as a whole. */
const tickLabel = 8, thumb = 11, label = 12, readout = 13;

/** What is drawn of a control, in a shadow root of its own, which no style of the control's parts reaches. */
export class Picture {
  constructor(element) {
    this._element = element;
    this._host = make(element._base, 'drawing');
    element._base.prepend(this._host);
    this._host.setAttribute('aria-hidden', true);
    this._root = this._host.attachShadow({ mode: 'open' });
    this._labels = new Labels(element);
  }

  /** Takes the sheet of the document that the control is in. */
  wear(view) { this._root.adoptedStyleSheets = [view === window ? sheet : sheetOf(css, view)]; }

  /** What a coat may ask for: the control's size, and the addresses of images. */
  get size() { return this._element._size; }
  images = id => this._element._image(id);

  clear() { sync(this._root, []); }

  /** Draws everything, after a look, options, values or a size were set. */
  drawAll() {
    wasm.paintAll(this._element._painter);
    const numbers = new Numbers, count = numbers._next(), clip = mask('clip', numbers._form(), [0, 0]);
    [this._items, this._shapes, this._along, this.readout] = [Array(count), [], [], null];
    this._take(numbers);
    this._labels.forget();
    this._placeLabels();
    const pieces = this._along.map((stretch, index) => this._piecesOf(stretch, index));
    sync(this._root, [['svg', {}, [['defs', {}, [clip, ...pieces]], ...this._items]]]);
    this._nodes = this._root.firstChild._nodes.slice(1);
  }

  /** Draws what the engine's last call says has changed. */
  draw() {
    const numbers = new Numbers;
    if (numbers._isOver) return;
    const count = this._along.length, changed = [...this._take(numbers), ...this._placeLabels()];
    // A state whose gradient has not been seen yet has no pieces.
    if (this._along.length > count) return this.drawAll();
    for (const index of changed) update(this._nodes[index], this._items[index]);
  }

  /** Reads elements, and makes of each what is drawn. Returns which they are. */
  _take(numbers) {
    const taken = [];
    while (!numbers._isOver) {
      const element = numbers._element();
      taken.push(element.index);
      this._items[element.index] = this._item(element);
    }
    return taken;
  }

  _item({ index, kind, number, lap, value, shapes }) {
    const [first] = shapes;
    if (kind === label) this._shapes[number] = { index, shape: first };
    if (kind === readout) this.readout = first ?? null;
    if (!first || kind === label || kind === readout && this._element._isTyped) return ['g', {}];
    if (kind === tickLabel) return ['g', {}, shapes.map(shape => writing(shape, this._element._tickText(value, number)))];
    if (kind === readout) return ['g', {}, shapes.map(shape => writing(shape, this._element._readoutText()))];
    // All coats of a thumb move by one write.
    const isWhole = kind === thumb && !shapes.some(shape => shape.isClipped), { x, y } = first.form, from = isWhole ? [x, y] : [0, 0];
    const coats = shapes.flatMap((shape, coatIndex) => {
      if (shape.fill.along) this._pieces = this._nameOf(shape, index, coatIndex, lap);
      return coat(shape, `e${index}-${coatIndex}`, from, { size: this.size, images: this.images, pieces: this._pieces });
    });
    return ['g', { transform: isWhole ? `translate(${from.map(number => Math.round(number * 1000) / 1000).join(' ')})` : null }, coats];
  }

  /** Spans of one lap share the pieces of their gradient. */
  _nameOf({ fill }, index, coatIndex, lap) {
    const key = JSON.stringify([fill, lap]), known = this._along.findIndex(stretch => stretch.key === key);
    return 'along' + (known < 0 ? this._along.push({ key, index, coatIndex }) - 1 : known);
  }

  _piecesOf({ index, coatIndex }, number) {
    wasm.pieces(this._element._painter, index, coatIndex);
    const numbers = new Numbers, pieces = [];
    while (!numbers._isOver) pieces.push(path(numbers._form(), [0, 0], painted('fill', numbers._color())));
    return ['g', { id: 'along' + number }, pieces];
  }

  /** Texts of thumbs stand where none touches another. Returns which elements they are. */
  _placeLabels() {
    if (!this._shapes.length) return [];
    const placed = this._labels.place(this._shapes.map(({ shape }) => shape));
    return this._shapes.map(({ index, shape }, rank) => {
      const at = placed[rank];
      this._items[index] = ['g', {}, at && shape ? [writing({ ...shape, form: at }, at.text)] : []];
      return index;
    });
  }
}
