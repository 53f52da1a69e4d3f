import { readRecord, readRecords, wasm } from '../engine.js';
import { Slider } from '../slider.js';
import { readRuler, readRulerSizes, readRulerText, readRulerTick } from '../wire.ts';

/** A ruler of the engine: a slider with one thumb, whose scale moves. */
export class Ruler extends Slider {
  constructor(owner) {
    super(owner);
    /** The time of the next input, in seconds. */
    this._time = 0;
  }

  /** Sets an option of rulers by its number; NaN means its default. `_apply` applies it. */
  _setOfRuler(option, value) { wasm.setOfRuler(this._handle, option, value); }

  _facts() {
    wasm.facts(this._handle);
    return readRecord(readRuler);
  }

  /** Sets the time of the next input, in seconds. */
  _setTime(time) { this._time = time; }

  /** Whether a touch still may scroll the page: never, since the browser itself cancels touches that scroll. */
  _isPressPending() { return false; }

  _propose(kind, x, y, number) { return wasm.propose(this._handle, kind, x, y, number, this._time); }
  /** Proposes the value under the mark at the time of the input. Returns whether the value would change. */
  _proposeTick() { return wasm.proposeTick(this._handle, this._time); }
  /** Stops the scale. Returns how many edits that ended; `_change` then returns a change for each. */
  _stop() { return wasm.stop(this._handle); }
  /** Moves the scale to the end of its motion. */
  _finish() { wasm.finish(this._handle); }

  _sizes() {
    wasm.sizes(this._handle);
    return readRecord(readRulerSizes);
  }

  /** Returns the visible ticks. */
  _ticks() { return readRecords(readRulerTick, wasm.ticks(this._handle)); }
  /** Returns the texts of the ticks that `_ticks` has returned last. */
  _tickTexts() { return readRecords(readRulerText, wasm.tickTexts(this._handle)); }
}
