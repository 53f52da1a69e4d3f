import { lengthOf, read, readRecord, wasm, write } from './engine.js';
import { eventKind, readChange, readEvent, reasons } from './wire.ts';

const handles = new FinalizationRegistry(handle => wasm.free(handle));

/**
 * An object of the WebAssembly engine: a slider, a plane, or a ruler. The engine returns results in its memory, and
 * each method copies them before it returns.
 */
export class EngineObject {
  /** @param owner the object with which the engine's object is freed */
  constructor(owner) {
    if (!wasm) throw new Error('The engine of the sliders is not loaded yet: wait for `ready`, or for `define()`');
    this._handle = wasm.make();
    handles.register(owner, this._handle);
  }

  /** Applies the options that were set. Returns how many drags it ended; `_change` then returns a change for each. */
  _apply() { return wasm.apply(this._handle); }

  /** Proposes the values that an input would set. Returns whether a value would change. */
  _propose(kind, x, y, number) { return wasm.propose(this._handle, kind, x, y, number); }
  /** Accepts or rejects the proposed values, or replaces them. */
  _commit(answer, values) {
    if (values) write(0, values);
    wasm.commit(this._handle, answer);
  }
  /** Cancels all drags. Returns how many there were; `_change` then returns a change for each. */
  _cancel() { return wasm.cancel(this._handle); }
  _isDown(pointer) { return wasm.isDown(this._handle, pointer); }

  /** Returns the next change: the thumbs to draw, to hold, and to focus. `_event` then returns its events. */
  _change() {
    wasm.change(this._handle);
    return readRecord(readChange);
  }

  /** Returns what holds back what a person moved last, with a reader. For tracks, the extras have this call. */
  _obstacle(reader) {
    wasm.obstacle(this._handle);
    return readRecord(reader);
  }

  /** Returns the next event of the change; `undefined` after the last event. */
  _event() {
    const kind = wasm.nextEvent(this._handle);
    if (!kind) return;
    if (kind === eventKind.blocked) return { kind };
    const { thumb, isSpan, reason, count } = readRecord(readEvent);
    return { kind, thumb, isSpan, reason: reasons[reason], thumbs: read(count, lengthOf(readEvent)) };
  }
}
