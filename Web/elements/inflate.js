/** The order in which lengths of codes for lengths of codes come. */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** How many codes there are of each length, and their symbols in order: all that a canonical Huffman code is. */
const code = lengths => {
  const counts = [], symbols = [];
  for (let length = 1; length < 16; length++) {
    counts.push(0);
    lengths.forEach((other, symbol) => { if (other === length) counts[length - 1]++, symbols.push(symbol); });
  }
  return { counts, symbols };
};

/**
 * Unpacks what `gzip -9n` packed, from base64: deflate, RFC 1951, after ten bytes. Stored blocks, which it makes of noise
 * alone, are not read. At once, which the platform's DecompressionStream is not: scripts that follow a classic script find
 * its elements defined.
 */
export function inflate(text) {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0)), output = [];
  let place = 80, isLast;
  const bits = count => {
    let number = 0;
    for (let index = 0; index < count; index++) number |= (bytes[place >> 3] >> (place++ & 7) & 1) << index;
    return number;
  };
  const symbol = ({ counts, symbols }) => {
    let number = 0, first = 0;
    for (const count of counts) {
      number = number * 2 + bits(1);
      if (number < count) return symbols[first + number];
      number -= count;
      first += count;
    }
  };
  do {
    isLast = bits(1);
    let literals, distances;
    if (bits(2) > 1) {
      const literalCount = bits(5) + 257, count = literalCount + bits(5) + 1, lengths = [], all = [];
      for (let index = 0, most = bits(4) + 4; index < 19; index++) lengths[order[index]] = index < most ? bits(3) : 0;
      const short = code(lengths);
      while (all.length < count) {
        const length = symbol(short);
        if (length < 16) all.push(length);
        else {
          const repeated = length > 16 ? 0 : all.at(-1);
          for (let times = length > 17 ? bits(7) + 11 : bits(length - 14 || 2) + 3; times--;) all.push(repeated);
        }
      }
      [literals, distances] = [code(all.slice(0, literalCount)), code(all.slice(literalCount))];
    } else {
      literals = code(Array.from({ length: 288 }, (_, symbol) => symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8));
      distances = code(Array(30).fill(5));
    }
    for (let next; (next = symbol(literals)) !== 256;) {
      if (next < 256) {
        output.push(next);
        continue;
      }
      next -= 257;
      const some = next < 8 || next > 27 ? 0 : (next >> 2) - 1;
      const length = next < 8 ? next + 3 : next > 27 ? 258 : ((4 + next % 4) << some) + bits(some) + 3;
      const far = symbol(distances), more = far < 4 ? 0 : (far >> 1) - 1;
      const distance = far < 4 ? far + 1 : ((2 + far % 2) << more) + bits(more) + 1;
      for (let index = 0; index < length; index++) output.push(output[output.length - distance]);
    }
  } while (!isLast);
  return Uint8Array.from(output);
}
