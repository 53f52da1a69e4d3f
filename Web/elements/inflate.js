/** The order in which a block lists the lengths of the codes for lengths. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The lengths of the codes of blocks without codes of their own. */
const fixedLengths = /* @__PURE__ */ [144, 112, 24, 8]
  .flatMap((count, index) => Array(count).fill([8, 9, 7, 8][index]));

/** The symbol of the greatest length, which needs no more bits. */
const longest = 285;

/** A canonical Huffman code: how many codes there are of each length, and their symbols in order. */
const code = lengths => {
  const counts = [];
  const symbols = [];
  for (let length = 1; length < 16; length++) {
    const ofLength = lengths.flatMap((other, symbol) => other === length ? symbol : []);
    counts.push(ofLength.length);
    symbols.push(...ofLength);
  }
  return { counts, symbols };
};

/**
 * Unpacks base64 of what `gzip` packed without a name: ten bytes, then deflate (RFC 1951) without stored blocks, which
 * packers make of noise only. It does so at once, as `DecompressionStream` cannot: scripts that follow a classic script
 * find its elements defined.
 */
export function inflate(text) {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const output = [];
  const header = 10;
  let place = 8 * header;

  const bits = count => {
    let number = 0;
    for (let index = 0; index < count; index++) {
      number |= (bytes[place >> 3] >> (place & 7) & 1) << index;
      place++;
    }
    return number;
  };

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

  /** Reads the codes of a block: that of literals and lengths, and that of distances. */
  const readCodes = () => {
    const literalCount = bits(5) + 257;
    const count = literalCount + bits(5) + 1;
    const given = bits(4) + 4;
    const shortLengths = [];
    lengthOrder.forEach((length, index) => { shortLengths[length] = index < given ? bits(3) : 0; });
    const short = code(shortLengths);
    const lengths = [];
    while (lengths.length < count) {
      const length = symbol(short);
      if (length < 16) lengths.push(length);
      else if (length === 16) lengths.push(...Array(bits(2) + 3).fill(lengths.at(-1)));
      else lengths.push(...Array(length === 17 ? bits(3) + 3 : bits(7) + 11).fill(0));
    }
    return [code(lengths.slice(0, literalCount)), code(lengths.slice(literalCount))];
  };

  /** Reads a number above `base`: `share` symbols stand for the numbers of each length in bits. */
  const readNumber = (symbol, share, base) => {
    if (symbol < 2 * share) return symbol + base;
    const extra = Math.floor(symbol / share) - 1;
    return ((share + symbol % share) << extra) + bits(extra) + base;
  };

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
