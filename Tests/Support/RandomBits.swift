/// Random bits from a seed: the same seed gives the same bits on every machine. Method: xorshift64*.
struct RandomBits {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    /// The next 64 bits.
    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_f491_4f6c_dd1d
    }

    /// A whole number below a count, or 0.
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }
}
