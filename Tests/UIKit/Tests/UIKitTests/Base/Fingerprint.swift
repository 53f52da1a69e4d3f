/// The 64-bit FNV-1a hash of lines, which is the same in every process and on every machine.
struct Fingerprint: CustomStringConvertible {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ lines: [String]) {
        for line in lines {
            for byte in line.utf8 { add(byte) }
            add(UInt8(ascii: "\n"))
        }
    }

    private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    var description: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
