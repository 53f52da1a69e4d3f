import SlidersCore

/// Flutter's RangeSlider, by default 0…1.
enum Flutter {
    static func map(_ record: PeerRecord) throws -> Outcome {
        let config = record.config
        var configuration = SliderConfiguration(config, max: 1)
        if let divisions = config["divisions"].number {
            configuration.step = .every((config["max"].number ?? 1) / divisions)
        }
        if config["minThumbSeparation"] == "= width" { configuration.minimumSeparation = 1000 }
        let direction: Bench.Direction = config["dir"] == "rtl" ? .left : .right
        var bench = try Bench(configuration, config["values"].numbers, towards: direction)
        switch record.action {
        case "semantics":
            let ours: JSON = ["start": semantics(of: 0, bench), "end": semantics(of: 1, bench)]
            return .compared(theirs: try percents(record.expected), ours: ours)
        case "any drag":
            return .compared(theirs: record.expected, ours: staysInside(&bench) ? "values stay in 0..1" : .null)
        default:
            for line in record.action.items { try perform(line.text ?? "", on: &bench) }
        }
        guard let keys = record.expected.members?.keys else {
            return .compared(theirs: record.expected, ours: JSON(bench.values))
        }
        let ours = keys.map { ($0, JSON.number(bench.values[$0 == "start" ? 0 : 1])) }
        return .compared(theirs: record.expected, ours: .object(Dictionary(uniqueKeysWithValues: ours)))
    }

    /// Performs "drag thumb0 by -0.4", "drag from 0.5 by -0.3" or "tap at 0.5".
    private static func perform(_ line: String, on bench: inout Bench) throws {
        let words = line.split(separator: " ").map { String($0) }
        guard let last = words.last.flatMap({ Double($0) }) else { throw Unread(.string(line)) }
        if words[0] == "tap" {
            bench.press(at: last)
        } else if let thumb = Int(words[1].dropFirst(5)) {
            return bench.drag(thumb: thumb, by: last)
        } else if let from = Double(words[2]) {
            bench.press(at: from)
            bench.drag(to: from + last)
        } else {
            throw Unread(.string(line))
        }
        bench.release()
    }

    /// The value, and the values after one increment and one decrement of assistive technology.
    private static func semantics(of thumb: Int, _ bench: Bench) -> JSON {
        JSON(
            [0, 1, -1].map { increments in
                var trial = bench
                if increments != 0 { trial.handle(.adjust(increments, thumb: thumb)) }
                return trial.values[thumb]
            })
    }

    private static func percents(_ expected: JSON) throws -> JSON {
        guard let members = expected.members else { throw Unread(expected) }
        return .object(
            members.mapValues { texts in
                JSON(texts.items.compactMap { $0.text.flatMap { Double($0.dropLast()) } })
            })
    }

    private static func staysInside(_ bench: inout Bench) -> Bool {
        for thumb in 0...1 {
            for part in [-2, -0.5, -0.01, 0.01, 0.5, 2.0] {
                bench.drag(thumb: thumb, by: part)
                guard bench.values.allSatisfy({ $0 >= 0 && $0 <= 1 }), bench.values[0] <= bench.values[1] else {
                    return false
                }
            }
        }
        return true
    }
}
