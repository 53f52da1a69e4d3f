import Foundation
import SlidersReplay
import Testing

/// Damaged recordings: each throws a fault that names a key, or plays with finite values. None traps.
@Suite struct ReplayFuzzTests {
    private static let files = 25_000
    /// The time that `make fuzz` gives; without it nothing runs with fresh seeds.
    private static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(Double.init)
    private static let end = Date.now + (seconds ?? 0)

    @Test(arguments: [1, 2, 3, 4]) func aDamagedFileIsAFaultOrPlays(seed: UInt64) throws {
        let faults = try play(Self.files, seed: seed)
        // Enough of both kinds, so that neither the reader nor the engine goes untried.
        #expect(faults > Self.files / 5 && faults < Self.files * 9 / 10, "\(faults)")
    }

    /// What `make fuzz SECONDS=…` runs: files with fresh damage until the time is over.
    @Test(.enabled(if: seconds != nil)) func freshDamageIsAFaultOrPlays() throws {
        var done = 0
        while Date.now < Self.end {
            let seed = UInt64.random(in: 0 ... .max)
            // Before it is played, so that it is known even if it traps: a pipe gets it at once.
            print("damage \(seed)")
            fflush(nil)
            _ = try play(1000, seed: seed)
            done += 1000
        }
        print("\(done) recordings")
    }

    /// Damages and plays files. Returns how many the reader refused.
    private func play(_ files: Int, seed: UInt64) throws -> Int {
        let originals = try Recording.all.map { [UInt8](try Data(contentsOf: $0.file)) }
        var damage = Damage(seed: seed)
        var faults = 0
        for index in 0..<files {
            var bytes = originals[damage.below(originals.count)]
            for _ in 0...damage.below(3) { damage.hit(&bytes, with: originals) }
            do {
                var broken: String?
                try Replay(Data(bytes)).answer { line in
                    if line.contains("nan") || line.contains("inf") || !line.hasPrefix("{\"values\":[") {
                        broken = line
                    }
                }
                if let broken {
                    Issue.record("file \(index) of seed \(seed): \(broken)\n\(String(decoding: bytes, as: UTF8.self))")
                }
            } catch {
                faults += 1
                // The empty key has no name.
                #expect((!error.key.isEmpty || error.text.hasPrefix("is unknown")) && !error.text.isEmpty)
            }
        }
        return faults
    }
}

/// Damages files at random.
struct Damage {
    private var bits: RandomBits

    init(seed: UInt64) { bits = RandomBits(seed: seed) }

    mutating func below(_ count: Int) -> Int { bits.below(count) }

    mutating func hit(_ bytes: inout [UInt8], with originals: [[UInt8]]) {
        guard bytes.count > 2 else { return }
        let position = below(bytes.count)
        switch below(12) {
        case 0: bytes[position] ^= UInt8(1 << below(8))
        case 1: bytes.removeSubrange(position..<min(bytes.count, position + 1 + below(8)))
        case 2: bytes.removeSubrange(position...)
        case 3:
            bytes.insert(
                contentsOf: Array("{}[]\",:-.0e5nt \u{e9}".utf8).shuffled(by: &self).prefix(1 + below(3)), at: position)
        case 4:
            // Repeats a line elsewhere, for repeated keys and inputs.
            let lines = bytes.split(separator: 10)
            bytes = Array((lines + [lines[below(lines.count)]]).shuffledOnce(by: &self).joined(separator: [10]))
        case 5:
            // Inserts a part of another recording.
            let other = originals[below(originals.count)].split(separator: 10)
            bytes.insert(contentsOf: other[below(other.count)], at: position)
        default: swapNumber(in: &bytes)
        }
    }

    /// Replaces a number by another of the same file, or by one near a limit.
    private mutating func swapNumber(in bytes: inout [UInt8]) {
        let numbers = ranges(ofNumbersIn: bytes)
        guard !numbers.isEmpty else { return }
        let target = numbers[below(numbers.count)]
        let limits = [
            "0", "-1", "1", "2", "7", "0.1", "50", "100", "360", "720", "-360", "1e300", "-1e300", "1e308", "-1e308",
            "1e-320", "9007199254740993", "1e15", "0.30000000000000004", "1e999", "-0", "1e9",
        ]
        let text = below(2) == 0 ? Array(limits[below(limits.count)].utf8) : Array(bytes[numbers[below(numbers.count)]])
        bytes.replaceSubrange(target, with: text)
    }

    private func ranges(ofNumbersIn bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        for (index, byte) in bytes.enumerated() {
            let isPart = byte >= 48 && byte <= 57 || byte == 45 || byte == 46
            if isPart, start == nil { start = index }
            if !isPart, let from = start {
                ranges.append(from..<index)
                start = nil
            }
        }
        return ranges
    }
}

extension Array {
    fileprivate func shuffled(by damage: inout Damage) -> [Element] {
        var items = self
        for index in items.indices { items.swapAt(index, index + damage.below(items.count - index)) }
        return items
    }

    /// Moves the last item to another position.
    fileprivate func shuffledOnce(by damage: inout Damage) -> [Element] {
        var items = self
        if let last = items.popLast() { items.insert(last, at: damage.below(items.count + 1)) }
        return items
    }
}
