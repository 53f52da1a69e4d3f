import { attachListeners, pixels, style, write, writeText } from '../dom.js';
import { joined } from '../texts.js';
import { TextStyle } from './text-style.js';

/** The words of the attribute `labels` with which only some texts are visible. */
const modes = ['hover', 'drag'];

/** Returns the largest width and the largest height of sizes. */
const largest = sizes => ({
  width: Math.max(0, ...sizes.map(({ width }) => width)), height: Math.max(0, ...sizes.map(({ height }) => height)),
});

/** The texts of thumbs, unless a look paints them. It also decides for looks which texts are visible. */
export class Labels {
  constructor(control, engine) {
    this._control = control;
    this._engine = engine;
    /** The middle and the size of each visible text, with the indices of the thumbs that share it. */
    this._positions = [];
    this._style = new TextStyle(control);
    this._showOnHover();
  }

  get _mode() { return this._control._element.getAttribute('labels'); }

  /** Draws the texts again when the hovered or the focused thumb changes, if that makes them visible. */
  _showOnHover() {
    const draw = () => { if (modes.includes(this._mode) && this._control._isLaidOut) this._control._drawLabels(); };
    attachListeners(this._control._parts._base, {
      // `:hover` can't be used: Firefox has not updated it yet at this event, and WebKit may keep old styles.
      pointerover: ({ target }) => {
        this._hovered = target;
        draw();
      },
      pointerout: () => {
        this._hovered = null;
        draw();
      },
      focusin: draw,
      focusout: draw,
    });
  }

  /** Whether the text of a thumb is visible now. */
  _isShown(index) {
    const mode = this._mode;
    const { _node: node } = this._control._parts._thumbs[index];
    const isHovered = mode === 'hover' && node === this._hovered;
    return isHovered || !modes.includes(mode) || node.matches(':is(:focus-visible, [part~=held])');
  }

  /** Draws the texts inside the control, so that they do not overlap. */
  _draw() {
    const { _control: control } = this;
    this._positions = [];
    if (!control._hasLabels) return this._style._forget();
    const { _thumbs: thumbs } = control._parts;
    const texts = thumbs.map(({ _text: text }) => text);
    const shown = thumbs.map((_, index) => this._isShown(index));
    const { _isKnown: isKnown } = control._surroundings;
    this._style._readSoon();
    const positions = isKnown ? this._layOut(texts, shown) : [];
    this._positions = positions.filter(({ low }) => shown[low]);
    thumbs.forEach(({ _label: label, _x: x, _y: y }, index) => {
      const at = positions[index];
      style(label, 'visibility', shown[index] && (at || !isKnown) ? '' : 'hidden');
      const end = at?.high ?? index + 1;
      writeText(label, joined(texts.slice(index, end)));
      write(label, 'part', thumbs.slice(index, end).some(thumb => thumb._isHeld) ? 'held label' : 'label');
      if (at) style(label, 'translate', pixels(at.x - x, at.y - y));
    });
  }

  /** Lays out the texts. Returns the position and the size of each text at the index of its first thumb. */
  _layOut(texts, shown) {
    const { _track: track, _parts: { _thumbs: thumbs } } = this._control;
    const sizes = thumbs.map((thumb, index) => {
      const size = thumb._measure(text => this._measure(text));
      return shown[index] ? size : { width: 0, height: 0 };
    });
    const positions = [];
    const measure = (low, high) => this._measure(joined(texts.slice(low, high)));
    for (const text of this._engine._layOutLabels(track._labelRoom, sizes, measure)) {
      const { low, high } = text;
      positions[low] = { ...text, ...high > low + 1 ? measure(low, high) : sizes[low] };
    }
    return positions;
  }

  /** Measures a text with the page's style. */
  _measure(text) { return this._style._measure(text); }

  /** Reads the page's style of texts of thumbs that are not held. Returns a text that differs after a change. */
  _readStyle() {
    const { _thumbs: thumbs } = this._control._parts;
    const known = this._known;
    this._known = this._style._read((thumbs.find(thumb => !thumb._isHeld) ?? thumbs[0])?._label);
    if (this._known !== known) thumbs.forEach(thumb => thumb._forgetSize());
    return this._known;
  }

  /** Sets the width of a vertical slider to that of its texts, given the sizes of the texts of thumbs and of ticks. */
  _widen(labels, ticks) {
    this._control._surroundings._setTextWidth(Math.ceil(this._engine._reach(largest(labels), largest(ticks))));
  }
}
