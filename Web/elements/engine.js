/** The engine's exports, once it is loaded. */
export let wasm;
let numbers;

/** Starts with the exports of the WebAssembly module. Elements can be made from then on. */
export const start = exports => { wasm = exports; };

/** Where the shared numbers are. Memory that grew has a new buffer, and the old one has no length any more. */
const place = count => {
  const start = wasm.room(count) / 8;
  if (!numbers?.length) numbers = new Float64Array(wasm.memory.buffer);
  return start;
};

/** The numbers that the last call wrote. */
export const read = count => {
  const start = place(0);
  return [...numbers.subarray(start, start + count)];
};

/** A word's number, and numbers, for the next call. */
export const write = (word, list) => {
  const start = place(list.length + 1);
  numbers.set([word, ...list], start);
};

/** What a person does, by the engine's numbers. */
export const press = 0, drag = 1, fineDrag = 2, release = 3, cancel = 4, arrow = 5, step = 6, page = 7, minimum = 8,
  maximum = 9, wheel = 11;

const handles = new FinalizationRegistry(handle => wasm.free(handle));

/** A slider of the engine, which lives as long as its element. */
export const makeSlider = element => {
  const handle = wasm.make();
  handles.register(element, handle);
  return handle;
};
