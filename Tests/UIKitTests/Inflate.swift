/// Reads deflated bytes: https://www.rfc-editor.org/rfc/rfc1951.
struct Inflate {
    private let bytes: [UInt8]
    private var place: Int, bit = 0
    private(set) var output: [UInt8] = []

    /// - Parameter start: where the first block begins.
    static func bytes(of bytes: [UInt8], from start: Int) throws -> [UInt8] {
        var inflate = Inflate(bytes: bytes, place: start)
        while try !inflate.readBlock() {}
        return inflate.output
    }

    struct Broken: Error {}

    private init(bytes: [UInt8], place: Int) { (self.bytes, self.place) = (bytes, place) }

    private mutating func take(_ count: Int) throws -> Int {
        var value = 0
        for index in 0..<count {
            guard place < bytes.count else { throw Broken() }
            value |= Int(bytes[place] >> bit & 1) << index
            bit += 1
            if bit == 8 { (bit, place) = (0, place + 1) }
        }
        return value
    }

    /// Returns whether it was the last block.
    private mutating func readBlock() throws -> Bool {
        let isLast = try take(1) == 1
        switch try take(2) {
        case 0:
            if bit > 0 { (bit, place) = (0, place + 1) }
            let count = try take(16)
            place += 2
            guard place + count <= bytes.count else { throw Broken() }
            output += bytes[place..<place + count]
            place += count
        case 1:
            let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
            try readCodes(Huffman(lengths), Huffman([Int](repeating: 5, count: 30)))
        case 2:
            let (literals, distances) = try readTables()
            try readCodes(literals, distances)
        default: throw Broken()
        }
        return isLast
    }

    private mutating func readTables() throws -> (Huffman, Huffman) {
        let (literals, distances, codes) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
        var order = [Int](repeating: 0, count: 19)
        for index in 0..<codes { order[[16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15][index]] = try take(3) }
        let code = Huffman(order)
        var lengths: [Int] = []
        while lengths.count < literals + distances {
            switch try symbol(code) {
            case 16: lengths += [Int](repeating: lengths.last ?? 0, count: try take(2) + 3)
            case 17: lengths += [Int](repeating: 0, count: try take(3) + 3)
            case 18: lengths += [Int](repeating: 0, count: try take(7) + 11)
            case let length: lengths.append(length)
            }
        }
        return (Huffman(Array(lengths[..<literals])), Huffman(Array(lengths[literals..<literals + distances])))
    }

    private mutating func readCodes(_ literals: Huffman, _ distances: Huffman) throws {
        while true {
            let symbol = try symbol(literals)
            if symbol < 256 { output.append(UInt8(symbol)); continue }
            if symbol == 256 { return }
            let length = try length(symbol - 257), distance = try distance(self.symbol(distances))
            guard distance <= output.count else { throw Broken() }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    private mutating func length(_ code: Int) throws -> Int {
        if code < 8 { return code + 3 }
        if code == 28 { return 258 }
        let extra = (code - 4) / 4
        return ((4 + code % 4) << extra) + 3 + (try take(extra))
    }

    private mutating func distance(_ code: Int) throws -> Int {
        if code < 4 { return code + 1 }
        let extra = (code - 2) / 2
        return ((2 + code % 2) << extra) + 1 + (try take(extra))
    }

    private mutating func symbol(_ code: Huffman) throws -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1...15 {
            value |= try take(1)
            let count = code.counts[length]
            if value - first < count { return code.symbols[index + value - first] }
            (index, first, value) = (index + count, (first + count) << 1, value << 1)
        }
        throw Broken()
    }

    /// A canonical code: how many symbols have each length, and the symbols in the order of their codes.
    private struct Huffman {
        var counts = [Int](repeating: 0, count: 16), symbols: [Int] = []

        init(_ lengths: [Int]) {
            for length in lengths where length > 0 { counts[length] += 1 }
            for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == length } }
        }
    }
}
