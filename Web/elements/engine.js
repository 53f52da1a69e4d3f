/** The exports of the engine's WebAssembly module, once it has started. */
export let wasm;
let memory;

/** Starts the engine. Elements can be made from then on. */
export const start = exports => { wasm = exports; };

/** The place of the shared numbers in memory, with room for a number of them. */
const place = count => {
  const start = wasm.room(count) / 8;
  // Memory that grew has a new buffer, and the old buffer has no length any more.
  if (!memory?.length) memory = new Float64Array(wasm.memory.buffer);
  return start;
};

/** Reads numbers that the last call wrote. */
export const read = (count, start = 0) => {
  const first = place(0) + start;
  const numbers = [];
  for (let index = first; index < first + count; index++) numbers.push(memory[index]);
  return numbers;
};

/** Reads a record that the last call wrote, as an object with these fields. */
export const record = (fields, start = 0) => {
  const first = place(0) + start;
  const facts = {};
  for (let index = 0; index < fields.length; index++) facts[fields[index]] = memory[first + index];
  return facts;
};

/** Lists values in the order of these fields. */
export const ordered = (fields, values) => fields.map(field => values[field]);

/** Writes the number of a word, and numbers, for the next call. */
export const write = (word, list) => {
  const start = place(list.length + 1);
  memory.set([word, ...list], start);
};

const handles = new FinalizationRegistry(handle => wasm.free(handle));

/** Makes a slider of the engine that lives as long as its control. */
export const makeSlider = control => {
  if (!wasm) throw new Error('The engine of the sliders is not loaded yet: wait for `ready`, or for `define()`');
  const handle = wasm.make();
  handles.register(control, handle);
  return handle;
};
