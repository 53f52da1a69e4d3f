import { attempt } from '../attempt.js';
import { fill, make, pixels, style, write, writeText } from '../dom.js';
import { tickKind } from '../wire.ts';
import { TextStyle } from './text-style.js';

/** The ticks of a control, and their texts. */
export class Ticks {
  constructor(control, engine, labels) {
    this._control = control;
    this._engine = engine;
    this._labels = labels;
    this._nodes = [];
    /** The middle and the size of each tick's text, for ticks that can have one; `undefined` for an omitted text. */
    this._positions = [];
    this._style = new TextStyle(control);
  }

  /** Reads the page's style of the texts. Returns a text that differs after a change of the style. */
  _readStyle() { return this._style._read(this._nodes[1]); }

  /** The warning that there is no room for all of the page's ticks; an empty text if there is. */
  get _misfit() {
    const { _engine: engine, _control: control } = this;
    if (control._filterTick || control._option('stepped-ticks') || !control._isLaidOut) return '';
    const items = control._option('ticks').split(/[\s,]+/).filter(Boolean);
    const [mode] = items;
    const { lower, upper, hasSteps } = control._facts();
    const [from, to] = mode === 'positions' ? [0, 100] : [lower, upper];
    const numbers = new Set(items.map(Number).filter(number => number >= from && number <= to));
    // On a round track, the ticks of both bounds may have the same position.
    if (control._track._isRound && numbers.has(from)) numbers.delete(to);
    const wanted = { none: 0, system: 0, steps: hasSteps, count: items[1] > 1 }[mode] ?? numbers.size;
    const shown = engine._ticks().filter(({ kind }) => kind).length;
    return shown < wanted ? `ticks: no room for all; ${shown ? 'what has room' : 'none'}` : '';
  }

  /** Lets the page's function `filterTick` decide the kind of each tick. */
  _choose() {
    const { _engine: engine, _control: { _filterTick: filter } } = this;
    if (!filter) return;
    const ticks = engine._ticks().sort((one, other) => one.fraction - other.fraction);
    // Values are computed from fractions of the track: their rounding errors are removed for the page.
    const kinds = ticks.map(({ value, kind }) => attempt(() => filter(Number(value.toPrecision(12)), kind)) ?? kind);
    const ofKinds = (...kept) => ticks.flatMap(({ fraction }, index) => kept.includes(kinds[index]) ? fraction : []);
    engine._chooseTicks(ofKinds(tickKind.large, tickKind.small), ofKinds(tickKind.small), ofKinds(tickKind.minor));
  }

  /** Lays out texts. Returns the middle and the size of each, or `undefined` for a text that has no room. */
  _layOut(sizes) {
    this._positions = this._engine._layOutTicks(sizes);
    return this._positions;
  }

  /** Draws the ticks as parts. */
  _draw(ticks = this._engine._ticks()) {
    const { _control: control, _nodes: nodes, _labels: labels, _style: textStyle } = this;
    const hasTexts = control._hasLabels && control._surroundings._isKnown;
    const withTexts = hasTexts ? ticks.filter(({ kind }) => kind) : [];
    const texts = withTexts.map(({ value, decimals }) => control._texts._ofTick(value, decimals));
    const sizes = texts.map(text => textStyle._measure(text));
    this._positions = [];
    if (texts.length) this._layOut(sizes);
    if (hasTexts && control._track._isVertical) {
      labels._widen(control._texts._widest().map(text => labels._measure(text)), sizes);
    }
    fill(nodes, 2 * ticks.length, index => make(control._parts._tickBox, index % 2 ? 'tick-label' : 'tick'));
    if (texts.length) textStyle._readSoon();
    else textStyle._forget();
    ticks.forEach(({ x, y, toX, toY }, index) => {
      const [tick, label] = nodes.slice(2 * index);
      const rotation = Math.atan2(toY - y, toX - x);
      const length = Math.hypot(toX - x, toY - y);
      style(tick, 'cssText', `translate:${pixels(x, y)};rotate:${rotation}rad;width:${length}px`);
      const middle = this._positions[index];
      writeText(label, middle ? texts[index] : '');
      if (middle) style(label, 'translate', pixels(middle.x, middle.y));
    });
    this._select(ticks);
  }

  /** Writes the part names of ticks and their texts. Those in the filled part of the track are `selected`. */
  _select(ticks) {
    const { _nodes: nodes } = this;
    if (!nodes.length) return;
    ticks ??= this._engine._ticks();
    // If the number of ticks has changed, they are about to be drawn.
    if (nodes.length !== 2 * ticks.length) return;
    ticks.forEach(({ kind, isSelected }, index) => {
      const [tick, label] = nodes.slice(2 * index);
      const part = isSelected ? 'selected ' : '';
      write(tick, 'part', part + (kind === tickKind.large ? 'tick' : 'tick minor-tick'));
      write(label, 'part', `${part}tick-label`);
    });
  }
}
