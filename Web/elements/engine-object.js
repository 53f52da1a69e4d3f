import { lengthOf, read, readRecord, wasm, write } from './engine.js';
import { readChange, readEvent, reasons } from './wire.ts';

const handles = new FinalizationRegistry(handle => wasm.free(handle));

/**
 * What an element has of the engine: a slider or a plane. What a method returns is the caller's: no method depends on
 * what another one left in memory.
 */
export class EngineObject {
  /** @param owner the object is freed with it */
  constructor(owner) {
    if (!wasm) throw new Error('The engine of the sliders is not loaded yet: wait for `ready`, or for `define()`');
    this._handle = wasm.make();
    handles.register(owner, this._handle);
  }

  /** Applies what was noted. Returns how many drags it ended, each of which has a change. */
  _apply() { return wasm.apply(this._handle); }

  /** Proposes what an input does. Returns whether a value would change. */
  _propose(kind, x, y, number) { return wasm.propose(this._handle, kind, x, y, number); }
  /** Accepts or rejects what was proposed, or replaces its values. */
  _commit(answer, values) {
    if (values) write(0, values);
    wasm.commit(this._handle, answer);
  }
  /** Ends all drags. Returns how many there were, each of which has a change. */
  _cancel() { return wasm.cancel(this._handle); }
  _isDown(pointer) { return wasm.isDown(this._handle, pointer); }

  /** Takes the next change: what to draw, and the thumbs that are held and focused. Its events come next. */
  _change() {
    wasm.change(this._handle);
    return readRecord(readChange);
  }

  /** Takes the next event of the change; `undefined` after the last. */
  _event() {
    const kind = wasm.nextEvent(this._handle);
    if (!kind) return;
    const { thumb, isSpan, reason, count } = readRecord(readEvent);
    return { kind, thumb, isSpan, reason: reasons[reason], thumbs: read(count, lengthOf(readEvent)) };
  }
}
