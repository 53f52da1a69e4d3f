import { spacesOf } from './canvas.js';
import { style } from './dom.js';

/** The custom properties that attributes with colors set. */
export const colors = {
  'track-color': '--slider-track', 'selected-color': '--slider-accent', 'thumb-color': '--slider-thumb',
  'border-color': '--slider-edge', 'selected-end-color': '--slider-accent-end',
};

/** The controls in documents: when what the browser prefers changes, they are read again. */
export const connected = new Set;
const waiting = new Set;

/** Reads what surrounds a control before the next frame, for all at once, so that styles are computed once. */
export const readSoon = control => {
  if (!waiting.size) requestAnimationFrame(readAll);
  waiting.add(control);
};

/** Reads what surrounds a control that is shown, since a hidden one learns of no change. Once a frame is enough. */
export const readShown = control => {
  if (control._surroundings._time !== document.timeline.currentTime) readSoon(control);
};

export const isWaiting = control => waiting.has(control);

/** Reads all that wait if this control does, which is drawn now. */
export const readNow = control => { if (isWaiting(control)) readAll(); };

function readAll() {
  const controls = [...waiting].filter(control => connected.has(control));
  waiting.clear();
  const all = controls.map(control => control._readSurroundings());
  controls.forEach((control, index) => control._surroundings._take(all[index]));
}

const preferences = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)']
  .map(query => globalThis.matchMedia?.(query));
for (const preference of preferences) preference?.addEventListener('change', () => connected.forEach(readSoon));

/** What a control takes from the page around it: colors, a font, and what looks need besides. */
export class Surroundings {
  constructor(control) {
    this._control = control;
    /** The width of the texts of an upright slider; 0 for none. */
    this._textWidth = 0;
    // The end of a transition of the probe says that a style has changed.
    control._parts._probe.addEventListener('transitionend', () => readSoon(control));
  }

  /** Whether they were read. Before, nothing can be measured. */
  get _isKnown() { return !!this._computedStyle; }
  get _fontSize() { return this._computedStyle.fontSize; }
  /** Whether the text of the page runs down or up. */
  get _isVertical() { return /^(vertical|sideways)/.test(this._computedStyle?.writingMode); }
  get _fontFamily() { return this._computedStyle.fontFamily; }
  get _spaces() { return spacesOf(this._computedStyle); }
  get _font() { return `${this._fontSize}px ${this._fontFamily}`; }

  /** Reads them while the control is in a document. */
  _connect() {
    connected.add(this._control);
    readSoon(this._control);
  }

  /** Reads them again before the next frame. Extras, which are another module, have no other way to ask for it. */
  _readSoon() { readSoon(this._control); }

  _disconnect() { connected.delete(this._control); }

  /** Returns what surrounds the control now. */
  _read() {
    const { accentColor, fontSize, fontFamily, writingMode, letterSpacing, wordSpacing } =
      getComputedStyle(this._control._parts._base);
    return {
      accentColor: accentColor === 'auto' ? '' : accentColor ?? '',
      fontSize: parseFloat(fontSize),
      fontFamily,
      writingMode,
      letterSpacing,
      wordSpacing,
    };
  }

  /** Takes what was read in this frame. */
  _take(facts) {
    /** The frame of the last reading. */
    this._time = document.timeline.currentTime;
    const known = this._computedStyle;
    const isNew = !known || Object.keys(facts).some(key => facts[key] !== known[key]);
    if (isNew) {
      if (facts.writingMode !== known?.writingMode) this._control._change();
      this._computedStyle = facts;
      this._styleBase();
    }
    this._control._drawSurroundings(isNew);
  }

  /** Takes an attribute with a color. */
  _takeColor(name, text) {
    if (text && !CSS.supports('color', text)) this._control._warn(`${name}="${text}"`, 'it is no color; the default');
    this._styleBase();
  }

  /** Keeps an upright slider as wide as its texts. */
  _setTextWidth(width) {
    if (width === this._textWidth) return;
    this._textWidth = width;
    this._styleBase();
  }

  /** Gives the parts the colors of attributes and of the page, and the width of texts. */
  _styleBase() {
    const { _element: element, _parts: parts } = this._control;
    const { accentColor } = this._computedStyle ?? {};
    let css = accentColor ? `--page-accent:${accentColor};` : '';
    if (this._textWidth) css += `--texts:${this._textWidth}px;`;
    for (const name in colors) {
      const text = element.getAttribute(name);
      if (text && CSS.supports('color', text)) css += `${colors[name]}:${text};`;
    }
    style(parts._base, 'cssText', css);
  }
}
