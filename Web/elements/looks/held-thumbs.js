import { reducedMotion } from '../reduced-motion.js';
import { rounded } from './colors.js';
import { path } from './forms.js';

const center = { x: 0, y: 0 };
/** The outline of everything, in which each lens leaves a hole. */
const everything = 'M-9999-9999V9999H9999V-9999Z';

/** Returns how far a spring is from its end after some seconds, as a fraction of its distance at the start. */
function distance({ dampingRatio, response }, seconds) {
  const frequency = 2 * Math.PI / response;
  const decay = dampingRatio * frequency;
  const swing = frequency * Math.sqrt(1 - dampingRatio ** 2);
  const sine = swing ? Math.sin(swing * seconds) / swing : seconds;
  return Math.exp(-decay * seconds) * (Math.cos(swing * seconds) + decay * sine);
}

/**
 * The motion of thumbs that grow when a pointer takes hold of them, and shrink when it releases them, and the lenses
 * that held thumbs of glass are.
 */
export class HeldThumbs {
  constructor(picture) {
    this._picture = picture;
    /** What is known of each thumb, by its number. */
    this._thumbs = [];
  }

  /** Sets the springs of a style, and how many times as large its lenses show what lies under them; 0 for no lens. */
  _setMotion({ magnification, growth, growthTime, shrinkage, shrinkageTime, clearing, returning }) {
    this._magnification = magnification;
    this._growing = { dampingRatio: growth, response: growthTime };
    this._shrinking = { dampingRatio: shrinkage, response: shrinkageTime };
    this._clearing = clearing;
    this._returning = { dampingRatio: 1, response: returning };
  }

  /** Takes the number of thumbs, whose motions go on. */
  _begin(count) { this._thumbs.length = Math.min(count, this._thumbs.length); }

  /**
   * Takes a thumb that was drawn: its state, the form of its first coat of paint, and the nodes of its coats. Returns
   * the description of its node.
   */
  _take(number, isHeld, isLens, form, nodes) {
    const thumb = this._thumbs[number] ??= { isHeld, width: form.width, white: Number(!isHeld) };
    const isChanged = thumb.isHeld !== isHeld;
    Object.assign(thumb, { isHeld, form, [isHeld ? 'held' : 'rest']: { form, nodes } });
    if (isHeld) thumb.isLens = isLens;
    if (isChanged) {
      cancelAnimationFrame(thumb.frame);
      const moves = this._growing.response && !reducedMotion.matches;
      Object.assign(thumb, { start: moves ? performance.now() : null, from: thumb.width, fromWhite: thumb.white });
      if (moves) this._run(thumb, number);
    }
    this._advance(thumb);
    return this._item(thumb);
  }

  /** Ends the motion of a thumb. Returns the description of its node, if it is painted. */
  _settle(number) {
    const thumb = this._thumbs[number];
    if (!thumb) return;
    thumb.start = null;
    this._advance(thumb);
    return this._item(thumb);
  }

  /** Draws the next frames of a motion. */
  _run(thumb, number) {
    thumb.frame = requestAnimationFrame(() => {
      if (thumb.start == null || this._thumbs[number] !== thumb) return;
      this._advance(thumb);
      if (thumb.start != null) this._run(thumb, number);
      this._picture.drawHeldThumb(number, this._item(thumb));
    });
  }

  /** Sets the width and the opacity of the paint of a thumb at this time. */
  _advance(thumb) {
    const { isHeld, form, start, from, fromWhite } = thumb;
    const seconds = (performance.now() - start) / 1000;
    const spring = isHeld ? this._growing : this._shrinking;
    if (start == null || seconds > spring.response / spring.dampingRatio) {
      Object.assign(thumb, { start: null, width: form.width, white: Number(!isHeld) });
      return;
    }
    thumb.width = form.width + (from - form.width) * distance(spring, seconds);
    thumb.white = isHeld
      ? fromWhite * Math.max(0, 1 - seconds / this._clearing)
      : 1 - (1 - fromWhite) * distance(this._returning, seconds);
  }

  /** Describes the node of a thumb. */
  _item({ form: { x, y }, width, white, isHeld, isLens, rest, held, start }) {
    const nodes = (isHeld ? held : rest).nodes;
    const place = `translate(${rounded(x)} ${rounded(y)})`;
    if (start == null) return ['g', { transform: place }, nodes];
    const scaled = ({ form, nodes }, opacity = null) =>
      ['g', { transform: `scale(${rounded(width / form.width)})`, opacity: opacity && rounded(opacity) }, nodes];
    const parts = isLens && rest ? [scaled(held, 1 - white), scaled(rest, white)] : [scaled(isHeld ? held : rest)];
    return ['g', { transform: place }, parts];
  }

  /** Describes the clips and the contents of all lenses, and returns the clip of what lies under them, if any. */
  _lenses() {
    const lenses = this._thumbs.filter(({ isHeld, isLens, start }) => isLens && (isHeld || start != null));
    const nodes = lenses.flatMap(({ form: { x, y }, held, width }, index) => {
      const scale = width / held.form.width;
      const place = `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})`;
      const [, { d }] = path({ ...held.form, ...center }, center, {});
      const clip = (name, data, attributes, chain = null) =>
        ['clipPath', { id: name + index, 'clip-path': chain }, [['path', { d: data, ...attributes }]]];
      const around = index ? `url(#hole${index - 1})` : null;
      const shown = `scale(${rounded(this._magnification / scale)}) translate(${rounded(-x)} ${rounded(-y)})`;
      return [
        clip('hole', everything + d, { 'transform': place, 'clip-rule': 'evenodd' }, around),
        clip('lens', d),
        ['g', { 'transform': place, 'clip-path': `url(#lens${index})` }, [
          ['use', { href: '#magnified', transform: shown }],
        ]],
      ];
    });
    return { nodes, clip: lenses.length ? `url(#hole${lenses.length - 1})` : null };
  }
}
