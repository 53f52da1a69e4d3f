import { spacesOf } from './canvas.js';
import { style } from './dom.js';

/** The custom properties that attributes with colors set. */
export const colors = {
  'track-color': '--slider-track', 'selected-color': '--slider-accent', 'thumb-color': '--slider-thumb',
  'border-color': '--slider-edge', 'selected-end-color': '--slider-accent-end',
};

/** The controls that are in documents. Their styles are read again when the person's preferences change. */
export const connected = new Set;
/** The controls whose styles are read before the next frame. */
const waiting = new Set;

/** Reads the page's styles for a control before the next frame, for all waiting controls at once. */
export const readSoon = control => {
  if (!waiting.size) requestAnimationFrame(readAll);
  waiting.add(control);
};

/** Reads the styles for a control that was hidden, as it misses changes while hidden. At most once a frame. */
export const readShown = control => {
  if (control._surroundings._time !== document.timeline.currentTime) readSoon(control);
};

export const isWaiting = control => waiting.has(control);

/** Reads the styles for all waiting controls now, if one of them is this control, which is about to be drawn. */
export const readNow = control => { if (isWaiting(control)) readAll(); };

function readAll() {
  const controls = [...waiting].filter(control => connected.has(control));
  waiting.clear();
  const all = controls.map(control => control._readSurroundings());
  controls.forEach((control, index) => control._surroundings._take(all[index]));
}

const preferences = ['color-scheme: dark', 'contrast: more', 'reduced-transparency: reduce']
  .map(query => globalThis.matchMedia?.(`(prefers-${query})`));
preferences.push(globalThis.matchMedia?.('(forced-colors: active)'));
for (const preference of preferences) preference?.addEventListener('change', () => connected.forEach(readSoon));

/** The styles of the page around a control: its colors, its font, and the other styles that looks need. */
export class Surroundings {
  constructor(control) {
    this._control = control;
    /** The width of the texts of a vertical slider; 0 for none. */
    this._textWidth = 0;
    // The probe has the page's styles and a short transition, whose end reports that a style has changed.
    control._parts._probe.addEventListener('transitionend', () => readSoon(control));
  }

  /** Whether the styles have been read. Before that, no text can be measured. */
  get _isKnown() { return !!this._computedStyle; }
  get _fontSize() { return this._computedStyle.fontSize; }
  /** Whether the text of the page is vertical. */
  get _isVertical() { return /^(vertical|sideways)/.test(this._computedStyle?.writingMode); }
  get _fontFamily() { return this._computedStyle.fontFamily; }
  get _spaces() { return spacesOf(this._computedStyle); }
  get _font() { return `${this._fontSize}px ${this._fontFamily}`; }

  /** Starts to read the styles, when the control is added to a document. */
  _connect() {
    connected.add(this._control);
    readSoon(this._control);
  }

  /** Reads the styles again before the next frame. It is a method for extras, whose module has its own `readSoon`. */
  _readSoon() { readSoon(this._control); }

  _disconnect() { connected.delete(this._control); }

  /** Returns the present styles of the page around the control. */
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

  /** Stores the styles that were read in this frame, and draws what depends on them. */
  _take(facts) {
    /** The time of the frame in which the styles were last read. */
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

  /** Applies an attribute with a color, and warns if its text is no color. */
  _takeColor(name, text) {
    if (text && !CSS.supports('color', text)) this._control._warn(`${name}="${text}"`, 'it is no color; the default');
    this._styleBase();
  }

  /** Sets the width of the texts, to which the width of a vertical slider adapts. */
  _setTextWidth(width) {
    if (width === this._textWidth) return;
    this._textWidth = width;
    this._styleBase();
  }

  /** Sets custom properties for the parts: the colors of attributes and of the page, and the width of texts. */
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
