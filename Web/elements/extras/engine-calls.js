import { readRecord, readRecords, wasm, write } from '../engine.js';
import { readTextPosition, readTick, readWideLine, textSize } from '../wire.ts';

const readMiddle = (memory, index) => ({ x: memory[index], y: memory[index + 1] });

/** The calls to a slider of the engine that only extras make. */
export class EngineCalls {
  constructor({ _handle: handle }) { this._handle = handle; }

  /** Returns the value under a pointer, or NaN if the pointer isn't on the track. */
  _valueUnder(x, y) { return wasm.valueUnder(this._handle, x, y); }

  /** Returns what holds back what a person moved last, with a reader. */
  _obstacle(reader) {
    wasm.obstacle(this._handle);
    return readRecord(reader);
  }

  /** Returns the line that shows what holds back the thumb that a pointer pulls; its width is 0 if nothing does. */
  _obstacleLine() {
    wasm.obstacleLine(this._handle);
    return readRecord(readWideLine);
  }

  // MARK: Playhead

  /** Puts a playhead on its owner's track, between the owner's values; without an owner, it has its bounds again. */
  _follow(owner) {
    if (owner) wasm.follow(this._handle, owner._handle);
    else wasm.unfollow(this._handle);
  }

  /** Whether a press belongs to this slider, a playhead, rather than to the slider below it. */
  _acceptsPress({ _handle: below }, x, y) { return wasm.acceptsPress(this._handle, below, x, y); }

  // MARK: Glide

  _prepareGlide() { wasm.aim(this._handle); }
  _beginGlide() { return wasm.beginGlide(this._handle); }
  _glide(fraction) { wasm.glide(this._handle, fraction); }

  // MARK: Ticks and texts

  /** Returns the ticks: first those that can have a text, then minor ticks. */
  _ticks() { return readRecords(readTick, wasm.ticks(this._handle)); }

  /** Sets the visible ticks by their fractions of the track: large ticks, small ticks with text, and minor ticks. */
  _chooseTicks(withText, short, minor) {
    const all = [...withText, ...short, ...minor];
    write(0, all);
    wasm.chooseTicks(this._handle, all.length, withText.length, short.length);
  }

  /** Lays out the texts of ticks. Returns the middle and the size of each, or `undefined` for one that has no room. */
  _layOutTicks(sizes) {
    write(0, sizes.flatMap(({ width, height }) => [width, height]));
    wasm.layOutTicks(this._handle, 2 * sizes.length);
    const middles = readRecords(readMiddle, sizes.length);
    return middles.map((middle, index) => isNaN(middle.x) ? undefined : { ...middle, ...sizes[index] });
  }

  /**
   * Lays out the texts of thumbs.
   *
   * @param room how far texts may extend beyond the control, in pixels
   * @param sizes the sizes of the texts of all thumbs
   * @param measure returns the size of the merged text of the thumbs from `low` to before `high`
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

  /** Returns the width of a vertical slider with the largest text of thumbs and the largest text of ticks. */
  _reach(label, tick) { return wasm.reach(this._handle, label.width, label.height, tick.width, tick.height); }
}
