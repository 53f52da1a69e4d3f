import { readRecords, wasm, write } from '../engine.js';
import { readTextPosition, readTick, textSize } from '../wire.ts';

const readMiddle = (memory, index) => ({ x: memory[index], y: memory[index + 1] });

/** The calls of a slider of the engine that only extras make. */
export class EngineCalls {
  constructor({ _handle: handle }) { this._handle = handle; }

  /** The value under a pointer; NaN away from the track. */
  _valueUnder(x, y) { return wasm.valueUnder(this._handle, x, y); }

  // MARK: Playhead

  /** Puts the slider on the track of another, between its values; without another it has the bounds again. */
  _follow(other) {
    if (other) wasm.follow(this._handle, other._handle);
    else wasm.unfollow(this._handle);
  }

  /** Whether a press is this slider's, which lies above another. */
  _acceptsPress({ _handle: below }, x, y) { return wasm.acceptsPress(this._handle, below, x, y); }

  // MARK: Glide

  _prepareGlide() { wasm.aim(this._handle); }
  _beginGlide() { return wasm.beginGlide(this._handle); }
  _glide(part) { wasm.glide(this._handle, part); }

  // MARK: Ticks and texts

  /** Lists the ticks, first those that can have a text. */
  _ticks() { return readRecords(readTick, wasm.ticks(this._handle)); }

  /** Chooses ticks by their fractions: those with room for a text, those of them that are short, and minor ones. */
  _chooseTicks(withText, short, minor) {
    const all = [...withText, ...short, ...minor];
    write(0, all);
    wasm.chooseTicks(this._handle, all.length, withText.length, short.length);
  }

  /** Places texts of ticks by their sizes. Returns their middles and sizes, and nothing for one that would touch. */
  _layOutTicks(sizes) {
    write(0, sizes.flatMap(({ width, height }) => [width, height]));
    wasm.layOutTicks(this._handle, 2 * sizes.length);
    const middles = readRecords(readMiddle, sizes.length);
    return middles.map((middle, index) => isNaN(middle.x) ? undefined : { ...middle, ...sizes[index] });
  }

  /**
   * Places texts of thumbs, so far beyond the box.
   *
   * @param sizes those of the texts of all thumbs
   * @param measure returns the size of the text that those of the thumbs from `low` to before `high` became
   * @returns the middle of each text, with `low` and `high`
   */
  _layOutLabels(room, sizes, measure) {
    const known = sizes.map((size, low) => ({ low, high: low + 1, ...size }));
    for (;;) {
      write(0, known.flatMap(text => textSize.map(field => text[field])));
      const count = wasm.layOutLabels(this._handle, room, known.length);
      if (count >= 0) return readRecords(readTextPosition, count);
      for (const { low, high } of readRecords(readTextPosition, -count)) {
        known.push({ low, high, ...measure(low, high) });
      }
    }
  }

  /** Returns how wide an upright slider is with the largest text of thumbs and the largest of ticks. */
  _reach(label, tick) { return wasm.reach(this._handle, label.width, label.height, tick.width, tick.height); }
}
