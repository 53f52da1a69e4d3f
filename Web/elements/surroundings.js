import { style } from './parts.js';
import { SliderState } from './state.js';

/** The custom properties that attributes with colors set. */
export const colors = {
  'track-color': '--slider-track', 'selected-color': '--slider-accent', 'thumb-color': '--slider-thumb',
  'border-color': '--slider-edge', 'selected-end-color': '--slider-accent-end',
};

/** The controls in documents: when what the browser prefers changes, they are read again. */
const connected = new Set;
const waiting = new Set;

/** Reads what surrounds a control before the next frame, for all at once, so that styles are computed once. */
export const readSoon = control => {
  if (!waiting.size) requestAnimationFrame(readAll);
  waiting.add(control);
};

/** Reads what surrounds a control that is shown, since a hidden one hears of no change. What this frame read is new. */
export const readShown = control => {
  if (control._readTime !== document.timeline.currentTime) readSoon(control);
};

export const isWaiting = control => waiting.has(control);

/** Reads all that wait if this control does, which is drawn now. */
export const readNow = control => { if (isWaiting(control)) readAll(); };

function readAll() {
  const controls = [...waiting].filter(control => connected.has(control));
  waiting.clear();
  const all = controls.map(control => control._readSurroundings());
  for (const control of controls) control._readTime = document.timeline.currentTime;
  controls.forEach((control, index) => control._takeSurroundings(all[index]));
}

const preferences = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)']
  .map(query => globalThis.matchMedia?.(query));
for (const preference of preferences) preference?.addEventListener('change', () => connected.forEach(readSoon));

/** What a control takes from the page around it: colors and a font. */
export class Surrounded extends SliderState {
  /** Reads what surrounds the control while it is in a document. */
  _observeSurroundings() {
    connected.add(this);
    readSoon(this);
  }

  _ignoreSurroundings() { connected.delete(this); }

  /** Reads again when a style of the probe has changed: the end of its transition is an event. */
  _watchProbe() { this._probe.addEventListener('transitionend', () => readSoon(this)); }

  _readSurroundings() {
    const { accentColor, fontSize, fontFamily } = getComputedStyle(this._base);
    return { accentColor: accentColor === 'auto' ? '' : accentColor ?? '', fontSize: parseFloat(fontSize), fontFamily };
  }

  _takeSurroundings(surroundings) {
    const known = this._surroundings;
    if (known && Object.keys(surroundings).every(key => surroundings[key] === known[key])) return;
    this._surroundings = surroundings;
    this._styleBase();
    this._drawSurroundings();
  }

  /** Draws what depends on the surroundings. A control without a size is drawn when it gets one. */
  _drawSurroundings() { if (this._size[0] && this._option('labels')) this._change(); }

  _takeColor(name, text) {
    if (text && !CSS.supports('color', text)) this._warn(`${name}="${text}"`, 'it is no color; the default');
    this._styleBase();
  }

  /** Gives the parts the colors of attributes and of the page, and the width of texts. */
  _styleBase() {
    const { accentColor } = this._surroundings ?? {};
    let css = accentColor ? `--page-accent:${accentColor};` : '';
    if (this._textWidth) css += `--texts:${this._textWidth}px;`;
    for (const name in colors) {
      const text = this._element.getAttribute(name);
      if (text && CSS.supports('color', text)) css += `${colors[name]}:${text};`;
    }
    style(this._base, 'cssText', css);
  }
}
