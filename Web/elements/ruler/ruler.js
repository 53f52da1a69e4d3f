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

  /** Notes an option of rulers by its number in the wire; NaN for its default. */
  _setOfRuler(option, value) { wasm.setOfRuler(this._handle, option, value); }

  _facts() {
    wasm.facts(this._handle);
    return readRecord(readRuler);
  }

  /** Notes the time of the next input, in seconds. */
  _setTime(time) { this._time = time; }

  /** A touch takes the scale at once: across it the browser scrolls, and cancels. */
  _isPressPending() { return false; }

  _propose(kind, x, y, number) { return wasm.propose(this._handle, kind, x, y, number, this._time); }
  /** Proposes the value that is under the mark at the time. Returns whether it would change. */
  _proposeTick() { return wasm.proposeTick(this._handle, this._time); }
  /** Stops the scale. Returns how many edits that ended, each of which has a change. */
  _stop() { return wasm.stop(this._handle); }
  /** Puts the scale where it would come to rest. */
  _finish() { wasm.finish(this._handle); }

  _sizes() {
    wasm.sizes(this._handle);
    return readRecord(readRulerSizes);
  }

  /** Lists the ticks that show. */
  _ticks() { return readRecords(readRulerTick, wasm.ticks(this._handle)); }
  /** Lists the texts of the ticks that were listed last. */
  _tickTexts() { return readRecords(readRulerText, wasm.tickTexts(this._handle)); }
}
