import SlidersCore

/// Compose's sliders, by default 0…1. Its drags begin after a slop; ours begin at once.
enum Compose {
    private static let length = 400.0, slop = 18.0

    static func map(_ record: PeerRecord) throws -> Outcome {
        let config = record.config
        let range = config["range"] == .null ? [0, 1] : config["range"].numbers
        var configuration = SliderConfiguration(bounds: range[0]...range[1])
        if let inner = config["steps"].number { configuration.step = .every((range[1] - range[0]) / (inner + 1)) }
        let values = config["values"] == .null ? config["value"].numbers : config["values"].numbers
        var bench = try Bench(configuration, values, length: length)
        switch record.action {
        case "create":
            let isSound = bench.values.allSatisfy { $0 >= 0 && $0 <= 1 }
            return .compared(theirs: record.expected, ours: isSound ? "no crash" : .null)
        case "down centre, +slop, +100px":
            guard record.expected == "end moves to fraction(centreX+slop+100), start stays 0.5" else {
                throw Unread(record.expected)
            }
            bench.press(at: 0.5)
            bench.drag(to: 0.5 + slop / length)
            bench.drag(to: 0.5 + (slop + 100) / length)
            return .compared(theirs: JSON([0.5, 0.5 + (slop + 100) / length]), ours: JSON(bench.values))
        case "down centre, move (0,+500), move(+100,0)":
            // Without a slop the whole movement along the track counts.
            guard record.expected.text?.hasPrefix("value = fraction(centreX+100-slop)") == true else {
                throw Unread(record.expected)
            }
            bench.press(at: 0.5)
            bench.handle(.drag(to: SIMD2(length / 2, 500), pointer: 0))
            bench.handle(.drag(to: SIMD2(length / 2 + 100, 500), pointer: 0))
            return .compared(theirs: .number(0.5 + 100 / length), ours: JSON(values: bench.values))
        default:
            for line in record.action.items { try setProgress(line.text ?? "", on: &bench) }
            return .compared(
                theirs: record.expected, ours: ["start": semantics(of: 0, bench), "end": semantics(of: 1, bench)])
        }
    }

    /// Performs "setProgress end 15", with which assistive technology sets a value.
    private static func setProgress(_ line: String, on bench: inout Bench) throws {
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] == "setProgress", let value = Double(words[2]) else {
            throw Unread(.string(line))
        }
        bench.handle(.type(value, thumb: words[1] == "start" ? 0 : 1))
    }

    /// A thumb's value, its limits, and the number of steps between them.
    private static func semantics(of thumb: Int, _ bench: Bench) -> JSON {
        let limits = bench.state.limits(of: thumb)
        let inner = bench.state.stepValues(atMost: 100).filter { $0 > limits.lowerBound && $0 < limits.upperBound }
        return [
            "value": .number(bench.values[thumb]), "range": JSON([limits.lowerBound, limits.upperBound]),
            "steps": .number(Double(inner.count)),
        ]
    }
}
