import { hasTrackViews } from '../extras/views-in.js';
import { flagOf, parse } from '../options.js';
import { sliderOptions } from '../slider-options.js';
import { colorNumbers, fontNumbers, lookColors, lookNumbers, looks, measures, plainColors, roles } from '../wire.ts';
import { color } from './colors.js';
import { ordered } from './ordered.js';
import { paintNumbers } from './paints.js';
import { numberOf, numbersOf, indexOf, StyleError } from './parse.js';
import { attributeMeasures, grammarOf, sizes } from './words.js';

/** The number that stands for no look. */
const noLook = -1;

/** The page's font size, in pixels, at which texts have the sizes of their look. At other sizes, they scale. */
const plainFontSize = 12;

const noColor = Object.fromEntries(colorNumbers.map(name => [name, NaN]));

/**
 * Composes the style of a control in the engine, from its look, the styles of the page, and the attributes and
 * properties of its element. Warns of errors in these.
 *
 * @param page the styles that were read from the page
 * @param systemColors forced CSS colors by the names of `plainColors`, which replace all other colors; or nothing
 */
export function compose(control, page, systemColors) {
  const composer = new Composer(control, page);
  composer._beginWithLook();
  if (!control._isWhole) composer._simplify(ownColors(page));
  else if (!composer._hasLook) composer._addPlainPaints();
  composer._setMeasures();
  composer._addFonts();
  composer._addPaints();
  if (systemColors) composer._simplify(systemColors);
}

/** Returns the page's colors of the parts, for pictures that are painted beside the parts. */
const ownColors = ({ trackColor, selectedColor, thumbColor, textColor }) =>
  ({ track: trackColor, accent: selectedColor, thumb: thumbColor, text: textColor });

const thumbWith = (edge, shadow) =>
  [{ fill: 'var(--thumb)', shadow }, { inset: -1, outline: { color: edge, width: 2 } }];
const rim = 'var(--rim, var(--track))';
const trackWith = rim => [{ fill: rim }, { fill: 'var(--track)', inset: 1 }];

/** The paints of the track and thumbs without a look, which look like the parts of a plain slider; see style.css. */
const plainPaints = [
  { role: 'track', coats: trackWith(rim) },
  { role: 'thumb', coats: thumbWith('var(--gap)', { color: '#0004', y: 4, blur: 6 }) },
  { role: 'thumb', state: 'held', coats: thumbWith('var(--gap)', { color: '#0008', y: 4, blur: 6 }) },
];

class Composer {
  constructor(control, page) {
    this._control = control;
    this._page = page;
    this._painter = control._painter;
  }

  /** Runs a step of the composition. If a part of the style has an error, it warns, and returns nothing. */
  _attempt(run) {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof StyleError)) throw error;
      this._control._warn(error._name, `${error._reason}; ${error._name === 'look' ? 'no look' : 'what the look has'}`);
    }
  }

  /** Parses an attribute. Returns `otherwise` if it is missing or has an error. */
  _given(attribute, parse, otherwise) {
    const text = this._control._element.getAttribute(attribute);
    return text == null ? otherwise : this._attempt(() => parse(attribute, text)) ?? otherwise;
  }

  /** Whether the page's styles set a color or a size of a look. */
  _pageSets(name) { return this._page.given.split(',').includes(name); }

  _beginWithLook() {
    const look = this._given('look', (name, text) => indexOf(name, looks, text), noLook);
    const { isDark, hasMoreContrast, isOpaque, fontSize } = this._page;
    const { _element: element } = this._control;
    const options = {
      isDark: Number(isDark), hasMoreContrast: Number(hasMoreContrast),
      // Views of the page lie behind the picture, where no lens shows them.
      isOpaque: Number(isOpaque || hasTrackViews(element)),
      textScale: fontSize / plainFontSize,
    };
    for (const [attribute, option] of Object.entries(sizes)) options[option] = this._given(attribute, numberOf, NaN);
    for (const option of lookColors) {
      // Every look has the page around it.
      options[option] = option === 'pageColor' || this._pageSets(option) ? color(this._page[option]) : noColor;
    }
    const chosen = ordered(lookColors, options).flatMap(color => ordered(colorNumbers, color));
    const numbers = [...ordered(lookNumbers, options), ...chosen];
    this._painter._setLook(look, numbers);
    this._hasLook = look !== noLook;
  }

  /** Paints parts as in a slider without a look, except those that the page paints. */
  _addPlainPaints() {
    const painted = this._control._given.paints?.map(({ role }) => role) ?? [];
    // A track in a color of the page has no outline.
    if (this._pageSets('trackColor')) painted.push('track');
    this._paint(plainPaints.filter(({ role }) => !painted.includes(role)));
  }

  _setMeasures() {
    const { _element: element, _given: given } = this._control;
    if (this._control._isWhole) this._takeSizes();
    if (flagOf(element.getAttribute('labels'))) this._measure('labels', 'labels', true);
    for (const [attribute, measure] of Object.entries(attributeMeasures)) {
      const text = element.getAttribute(attribute);
      // If plain elements have the attribute, too, the control has already warned of an error.
      const isFit = text != null && !(attribute in sliderOptions && parse(attribute, text, sliderOptions).error);
      if (isFit) this._measure(measure, attribute, text);
    }
    for (const [measure, value] of Object.entries(given.metrics ?? {})) {
      this._measure(measure, `metrics.${measure}`, value);
    }
  }

  /** Sets the sizes that custom properties of the page set. */
  _takeSizes() {
    const { _thumb: thumbSize, _thickness: thickness } = this._control._size;
    for (const [name, size] of Object.entries({ thumbSize, thickness })) {
      if (this._pageSets(name)) this._measure(name, name, size);
    }
  }

  /** Sets a metric of the style. `name` is that of the attribute or the property that sets it, for warnings. */
  _measure(measure, name, value) {
    this._attempt(() => {
      const number = indexOf('metrics', measures, measure);
      const grammar = grammarOf(measure);
      const word = wordNumber(name, value, grammar);
      const list = word == null ? numbersOf(name, value, grammar) : [];
      this._painter._setMeasure(number, word ?? 0, list);
    });
  }

  _addFonts() {
    for (const [role, font] of Object.entries(this._control._given.fonts ?? {})) {
      const { size = 12, weight = 400, condensed = false } = font;
      this._attempt(() => {
        const number = indexOf('fonts', roles, role);
        this._painter._setFont(number, ordered(fontNumbers, {
          size: numberOf('fonts', size),
          weight: numberOf('fonts', weight),
          isCondensed: Number(!!condensed),
        }));
      });
    }
  }

  _addPaints() { this._paint(this._control._given.paints ?? []); }

  _paint(paints) {
    for (const paint of paints) {
      this._attempt(() => {
        this._painter._addPaint(paintNumbers(paint, this._control._parts._base));
      });
    }
  }

  /** Paints each part as its plain shape, in these colors. */
  _simplify(systemColors) {
    const { _base: base } = this._control._parts;
    this._painter._simplify(
      ordered(plainColors, systemColors).flatMap(text => ordered(colorNumbers, color(text, base))));
  }
}

/** Returns the index of a metric's word, or 0 or 1 for a flag; `undefined` for a metric with numbers. */
function wordNumber(name, value, { words, isFlag }) {
  if (isFlag) return Number(value !== false && value !== 'false');
  if (words) return indexOf(name, words, value);
}
