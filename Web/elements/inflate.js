/** The order in which a block lists the lengths of the codes that the lengths of all other codes are packed with. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The lengths of the codes that blocks without codes of their own use. */
const fixedLengths = /* @__PURE__ */ [144, 112, 24, 8]
  .flatMap((count, index) => Array(count).fill([8, 9, 7, 8][index]));

/** The symbol of the greatest match length. Unlike other symbols of long matches, no bits follow it. */
const longest = 285;

/**
 * Makes a canonical Huffman code from the length of each symbol's code: the number of codes of each length, and the
 * symbols in the order of their codes.
 */
const code = lengths => {
  const counts = [];
  const symbols = [];
  for (let length = 1; length < 16; length++) {
    const symbolsOfLength = lengths.flatMap((other, symbol) => other === length ? symbol : []);
    counts.push(symbolsOfLength.length);
    symbols.push(...symbolsOfLength);
  }
  return { counts, symbols };
};

/**
 * Unpacks a base64 text of a `gzip` file without a name: ten bytes of header, then deflated data (RFC 1951) without
 * stored blocks, which packers make only of data that cannot be packed. Unlike `DecompressionStream`, it returns the
 * bytes immediately, so that scripts after a classic script find its elements defined.
 */
export function inflate(text) {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const output = [];
  const header = 10;
  let bitPosition = 8 * header;

  /** Reads a number of this many bits, the lowest bit first. */
  const bits = count => {
    let number = 0;
    for (let index = 0; index < count; index++) {
      number |= (bytes[bitPosition >> 3] >> (bitPosition & 7) & 1) << index;
      bitPosition++;
    }
    return number;
  };

  /** Reads the next symbol of a code. */
  const symbol = ({ counts, symbols }) => {
    let number = 0;
    let first = 0;
    for (const count of counts) {
      number = number * 2 + bits(1);
      if (number < count) return symbols[first + number];
      number -= count;
      first += count;
    }
  };

  /** Reads the two codes of a block: one for literals and match lengths, one for match distances. */
  const readCodes = () => {
    const literalCount = bits(5) + 257;
    const count = literalCount + bits(5) + 1;
    const listedCount = bits(4) + 4;
    const lengthCodeLengths = [];
    lengthOrder.forEach((length, index) => { lengthCodeLengths[length] = index < listedCount ? bits(3) : 0; });
    const lengthCode = code(lengthCodeLengths);
    const lengths = [];
    while (lengths.length < count) {
      // Up to 15, it is a length. 16 repeats the last length, and 17 and 18 repeat 0.
      const length = symbol(lengthCode);
      if (length < 16) lengths.push(length);
      else if (length === 16) lengths.push(...Array(bits(2) + 3).fill(lengths.at(-1)));
      else lengths.push(...Array(length === 17 ? bits(3) + 3 : bits(7) + 11).fill(0));
    }
    return [code(lengths.slice(0, literalCount)), code(lengths.slice(literalCount))];
  };

  /**
   * Reads the rest of a number from `base` on, which a symbol and the bits after it stand for. `groupSize` symbols in a
   * row have the same number of bits, and the next group has one bit more.
   */
  const readNumber = (symbol, groupSize, base) => {
    if (symbol < 2 * groupSize) return symbol + base;
    const bitCount = Math.floor(symbol / groupSize) - 1;
    return ((groupSize + symbol % groupSize) << bitCount) + bits(bitCount) + base;
  };

  /** Appends the bytes of a block to the output: literals and repeated earlier bytes, up to symbol 256. */
  const readBlock = (literals, distances) => {
    for (let next; (next = symbol(literals)) !== 256;) {
      if (next < 256) {
        output.push(next);
        continue;
      }
      const length = next === longest ? 258 : readNumber(next - 257, 4, 3);
      const distance = readNumber(symbol(distances), 2, 1);
      for (let index = 0; index < length; index++) output.push(output[output.length - distance]);
    }
  };

  for (let isLast = 0; !isLast;) {
    isLast = bits(1);
    const hasOwnCodes = bits(2) > 1;
    readBlock(...hasOwnCodes ? readCodes() : [code(fixedLengths), code(Array(30).fill(5))]);
  }
  return Uint8Array.from(output);
}
