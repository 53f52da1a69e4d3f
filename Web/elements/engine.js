/** The exports of the engine's WebAssembly module, once it has started. */
export let wasm;
let memory;

/** Sets the exports of the engine's module. From then on, elements can be made. */
export const start = exports => { wasm = exports; };

/** Returns the index in memory of the buffer for arguments and results of calls, which has room for `count` numbers. */
const address = count => {
  const start = wasm.room(count) / 8;
  // When memory has grown, it has a new array buffer, and the length of the old one is 0.
  if (!memory?.length) memory = new Float64Array(wasm.memory.buffer);
  return start;
};

/** Returns numbers of the last call's result. The next call overwrites them. */
export const read = (count, start = 0) => {
  const first = address(0) + start;
  const numbers = [];
  for (let index = first; index < first + count; index++) numbers.push(memory[index]);
  return numbers;
};

/** Returns a record of the last call's result, with one of the generated readers. */
export const readRecord = (reader, start = 0) => {
  const first = address(0) + start;
  return reader(memory, first);
};

/** Returns how many numbers a reader's record has. */
export const lengthOf = reader => Object.keys(reader([], 0)).length;

/** Returns consecutive records of the last call's result. */
export const readRecords = (reader, count) =>
  Array.from({ length: count }, (_, index) => readRecord(reader, index * lengthOf(reader)));

/** Writes the arguments of the next call: the number of an option's word, and other numbers. */
export const write = (word, numbers) => {
  const start = address(numbers.length + 1);
  memory.set([word, ...numbers], start);
};
