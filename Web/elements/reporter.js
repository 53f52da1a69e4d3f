import { read, record, wasm } from './engine.js';
import { Surrounded } from './surroundings.js';
import { tell } from './update.js';
import { changeFacts, eventFacts, eventTypes, input, listKind, reasons } from './wire.js';

/** Browsers that do not know `:state()` may refuse its names. */
const hasStates = globalThis.CSS?.supports('selector(:state(dragging))');

/** Reports what inputs did: draws it, moves the focus, and sends the events. */
export class Reporter extends Surrounded {
  constructor(element) {
    super(element);
    /** What is known of each pointer that is down, by its id. */
    this._pointers = new Map;
    /** How many drags have begun and not ended. */
    this._drags = 0;
  }

  /** Draws and reports what the last input, of this kind, did. */
  _report(pointer, kind) {
    wasm.change(this._handle);
    const change = record(changeFacts);
    const drag = this._pointers.get(pointer);
    this._glide._begin();
    this._moveFocus(change, drag, kind);
    this._redraw(change);
    for (let event = 0; (event = wasm.nextEvent(this._handle));) this._reportEvent(eventTypes[event], drag, pointer);
    tell(this);
  }

  /** Moves the focus to the thumb that a pointer holds, or that a key moved. */
  _moveFocus({ held, focus }, drag, kind) {
    const thumb = drag && held === drag.thumb ? -1 : drag ? held : focus;
    if (thumb < 0) return;
    if (drag) drag.thumb = thumb;
    // `focus()` makes the browser style the page, so it is called before anything is written. A mouse press on the
    // thumb itself is focused by the browser.
    const focusVisible = !drag && kind !== input.choose;
    if (drag?.under !== thumb) this._thumbs[thumb]?.focus({ preventScroll: true, focusVisible });
  }

  _reportEvent(type, drag, pointer) {
    const facts = record(eventFacts);
    if (type === 'changed') {
      const thumbs = read(facts.count, eventFacts.length);
      tell(this);
      return this._reportValues(thumbs, reasons[facts.reason], drag, pointer);
    }
    if (type !== 'overshot') this._noteDrag(type === 'begin' ? 1 : -1);
    this._send(type, facts.isBar ? { bar: facts.thumb } : { thumb: facts.thumb });
    if (type === 'end' && this._hasMoved(drag)) this._send('change');
  }

  /** Counts drags, for `:state(dragging)`. */
  _noteDrag(count) {
    this._drags += count;
    if (!hasStates) return;
    if (this._drags) this._internals.states.add('dragging');
    else this._internals.states.delete('dragging');
  }

  /** Whether a drag leaves other values than there were at its press, but for thumbs that other pointers still hold. */
  _hasMoved(drag) {
    if (!drag?.hasChanged) return false;
    const isHeld = this._list(listKind.isHeld);
    return this._list(listKind.value).some((value, index) => !isHeld[index] && value !== drag.values[index]);
  }

  _reportValues(thumbs, reason, drag, pointer) {
    if (drag) drag.hasChanged = true;
    this._submit();
    this._send('changed', { thumbs, reason });
    this._send('input');
    // A drag sends `change` when it ends, and a cancel sends none.
    if (pointer == null && reason !== 'cancel') this._send('change');
  }

  _send(type, detail) {
    // As that of a native control, `change` does not leave its shadow tree.
    const options = { bubbles: true, composed: type !== 'change', cancelable: type === 'proposal', detail };
    return this._element.dispatchEvent(detail ? new CustomEvent(type, options) : new Event(type, options));
  }
}
