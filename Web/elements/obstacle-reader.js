import { attempt } from './attempt.js';
import { languageOf } from './language.js';
import { chosen } from './words/choice.js';
import { english, obstacles } from './words/obstacles.js';

/** The texts of the kinds of obstacles that are another thumb. */
const thumbs = ['neighbor', 'heldThumb', 'minimumSeparation', 'disabledThumb'];

/** Lets assistive technology read what holds a thumb back, in a live region that is empty otherwise. */
export class ObstacleReader {
  constructor(control) { this._control = control; }

  /** Reads an obstacle, after what is being read; nothing for `null`, and at the end of the track. */
  _read(obstacle) {
    const { _element: element } = this._control;
    const own = obstacle && attempt(() => element.formatObstacleText?.(obstacle));
    const text = !obstacle || obstacle.kind === 'bound' ? '' : String(own ?? this._textOf(obstacle));
    if (!text && !this._region) return;
    this._region ??= this._makeRegion();
    // A region that is new, or that had the same text, is read only if its text changes later.
    this._region.textContent = '';
    if (text) setTimeout(() => { this._region.textContent = text; });
  }

  _makeRegion() {
    const region = document.createElement('div');
    region.role = 'status';
    region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    return this._control._parts._root.appendChild(region);
  }

  /** Returns the text of an obstacle in the language of the element; an empty text if its other thumb is gone. */
  _textOf({ kind, thumb, from, value, range }) {
    const { _control: { _element: element, _parts: { _adjustables: nodes } } } = this;
    const words = chosen(english, obstacles, languageOf(element));
    const filled = (text, ...parts) => text.replace(/[12]/g, number => parts[number - 1]);
    const spoken = value => this._spoken(value, thumb);
    const apart = distance => String(attempt(() => element.formatDistance?.(distance)) ?? spoken(distance));
    if (thumbs.includes(kind)) {
      const name = nodes[from]?._node.getAttribute('aria-label');
      return name ? filled(words.Blocked, name) : '';
    }
    if (kind === 'minimumSpan') return filled(words.LeastApart, apart(value));
    if (kind === 'maximumSpan') return filled(words.MostApart, apart(value));
    if (range) return filled(words.NotBetween, ...range.map(end => spoken(this._wrapped(end, thumb))));
    const limits = ['min', 'max'].map(end => nodes[thumb]?._node.getAttribute(`aria-value${end}`));
    const [low, high] = limits.map(limit => Math.abs(value - limit));
    return filled(low <= high ? words.Least : words.Most, spoken(value));
  }

  /** Returns a value inside of the bounds: on a circle that wraps, an end of a range can be beyond them. */
  _wrapped(value, index) {
    const { _control: control } = this;
    const axis = control._axes?.[index % 2];
    const { lower, upper, isWrapped } = axis?._bounds ?? control._facts();
    const wraps = axis ? axis._letter === 'x' && control._option('x-wraps') : isWrapped;
    return wraps ? value - Math.floor((value - lower) / (upper - lower)) * (upper - lower) : value;
  }

  /** Returns the text that is read for a value of a thumb or, in a plane, of a coordinate. */
  _spoken(value, index) {
    const { _axes: axes, _texts: texts } = this._control;
    return axes ? axes[index % 2]._textOf(value, index >> 1) : texts._valueText(value, index, texts._of(value, index));
  }
}
