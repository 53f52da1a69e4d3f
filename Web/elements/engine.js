/** The exports of the engine's WebAssembly module, once it has started. */
export let wasm;
let memory;

/** Starts the engine. Elements can be made from then on. */
export const start = exports => { wasm = exports; };

/** Returns the place in memory of the numbers that a call takes or leaves, with room for a number of them. */
const address = count => {
  const start = wasm.room(count) / 8;
  // Memory that grew has a new buffer, and the old buffer has no length any more.
  if (!memory?.length) memory = new Float64Array(wasm.memory.buffer);
  return start;
};

/** Reads numbers that a call left. Only `Slider` and `Painter` read, each right after its call. */
export const read = (count, start = 0) => {
  const first = address(0) + start;
  const numbers = [];
  for (let index = first; index < first + count; index++) numbers.push(memory[index]);
  return numbers;
};

/** Reads a record that a call left, with a reader of the wire. */
export const readRecord = (reader, start = 0) => {
  const first = address(0) + start;
  return reader(memory, first);
};

/** How many numbers a record of the wire has. */
export const lengthOf = reader => Object.keys(reader([], 0)).length;

/** Reads records that a call left one after the other. */
export const readRecords = (reader, count) =>
  Array.from({ length: count }, (_, index) => readRecord(reader, index * lengthOf(reader)));

/** Writes the number of a word, and numbers, for the next call. */
export const write = (word, numbers) => {
  const start = address(numbers.length + 1);
  memory.set([word, ...numbers], start);
};
