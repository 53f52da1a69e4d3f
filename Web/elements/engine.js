/** The engine's exports, once it is loaded. */
export let wasm;
let numbers;

/** Starts with the exports of the WebAssembly module. Elements can be made from then on. */
export const start = exports => { wasm = exports };

/** Memory that grew has a new buffer, and the old one has no length any more. */
const place = count => {
  const place = wasm.room(count) / 8;
  if (!numbers?.length) numbers = new Float64Array(wasm.memory.buffer);
  return place;
};

/** The numbers that the last call wrote. */
export const read = count => {
  const start = place(0);
  return Array.from(numbers.subarray(start, start + count));
};

/** Numbers for the next call. */
export const write = list => {
  const start = place(list.length);
  numbers.set(list, start);
};

/** Sets an option: the number of its word, and its numbers. */
export const setOption = (handle, key, word, list) => {
  write([word, ...list]);
  wasm.set(handle, key, list.length);
};

/** What `get` and `propose` are asked, by the engine's numbers. */
export const ask = {
  count: 0, spanCount: 1, laps: 2, isWrapped: 3, overshoot: 4, takeOvershoot: 5, fault: 6, isDown: 7, value: 8,
  proposed: 9, low: 10, high: 11, isHeld: 12, isDisabled: 13, isChanged: 14, next: 15, previous: 16, lower: 17, upper: 18,
};
export const does = {
  press: 0, drag: 1, fineDrag: 2, release: 3, cancel: 4, arrow: 5, step: 6, page: 7, minimum: 8, maximum: 9, adjust: 10,
  wheel: 11, type: 12,
};

const handles = new FinalizationRegistry(handle => wasm.free(handle));

/** A slider of the engine, which lives as long as its element. */
export const makeSlider = element => {
  const handle = wasm.make();
  handles.register(element, handle);
  return handle;
};
