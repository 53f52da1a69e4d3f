import { canvas } from './canvas.js';
import { attachListeners, place, style } from './dom.js';

/** The words of `labels` with which not all texts are shown. */
const ways = ['hover', 'drag'];

/** The largest width and the largest height of sizes. */
const largest = sizes => ({
  width: Math.max(0, ...sizes.map(({ width }) => width)), height: Math.max(0, ...sizes.map(({ height }) => height)),
});

/** The texts of thumbs where they are parts; and which of them are shown, also where a look paints them. */
export class Labels {
  constructor(control) {
    this._control = control;
    this._showOnHover();
  }

  get _way() { return this._control._element.getAttribute('labels'); }

  /** Places texts again that are shown or not with the mouse or the focus. */
  _showOnHover() {
    const draw = () => { if (ways.includes(this._way)) this._control._drawLabels(); };
    attachListeners(this._control._parts._base, {
      // Firefox has not changed what `:hover` matches yet, and WebKit may keep its styles.
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

  /** Whether the text of a thumb is shown now. */
  _isShown(index) {
    const way = this._way;
    const { _node: node } = this._control._parts._thumbs[index];
    const isHovered = way === 'hover' && node === this._hovered;
    return isHovered || !ways.includes(way) || node.matches(':is(:focus-visible, [part~=held])');
  }

  /** Places the texts: inside the control, apart from one another. */
  _draw() {
    const { _control: control } = this;
    if (!control._hasLabels) return;
    const { _thumbs: thumbs } = control._parts;
    const shown = thumbs.map((_, index) => this._isShown(index));
    thumbs.forEach(({ _label: label }, index) => style(label, 'visibility', shown[index] ? '' : 'hidden'));
    if (!control._surroundings._isKnown) return;
    const sizes = thumbs.map((thumb, index) => {
      const size = thumb._measure(text => this._measure([text])[0]);
      return shown[index] ? size : { width: 0, height: 0 };
    });
    control._slider._spreadLabels(control._track._labelRoom, sizes).forEach(({ x, y }, index) => {
      const thumb = thumbs[index];
      style(thumb._label, 'translate', place(x - thumb._x, y - thumb._y));
    });
  }

  /** Measures texts in the font of the parts. */
  _measure(texts) {
    const { _fontSize: fontSize, _fontFamily: fontFamily } = this._control._surroundings;
    const context = canvas();
    context.font = `${fontSize}px ${fontFamily}`;
    return texts.map(text => ({ width: context.measureText(text).width, height: text && 1.2 * fontSize }));
  }

  /** Keeps an upright slider as wide as its texts. These are the sizes of those of thumbs, and of those of ticks. */
  _widen(labels, ticks) {
    const { _slider: slider, _surroundings: surroundings } = this._control;
    surroundings._setTextWidth(Math.ceil(slider._reach(largest(labels), largest(ticks))));
  }
}
