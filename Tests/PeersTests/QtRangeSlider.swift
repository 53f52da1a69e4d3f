import SlidersCore

/// Qt's RangeSlider: `first` and `second`, from `from` to `to`. If `from` is above `to`, bounds and track are reversed,
/// so that `first` is the upper thumb.
struct QtRangeSlider {
    var bench: Bench
    private let isTurned: Bool

    static func map(_ record: PeerRecord) throws -> Outcome {
        if record.action["valueAt"] != .null { return try valueAt(record) }
        var slider = try QtRangeSlider(record.config)
        let lines = record.action == "read" ? [] : record.action.items.compactMap { $0.text }
        if lines == ["press on overlap"] {
            slider.bench.press(thumb: 1)
            let held = [false, true].first { slider.bench.state.isHeld(thumb: slider.index(isSecond: $0)) }
            // The record gives the reason in brackets.
            let theirs: JSON = [
                "pressed": .string(
                    record.expected["pressed"].text?.split(separator: " ").first.map { String($0) } ?? "")
            ]
            return .compared(theirs: theirs, ours: ["pressed": held.map { $0 ? "second" : "first" } ?? .null])
        }
        if lines.first == "press at 0" { return try slider.drag(lines, record) }
        let isSecond = record.config["second"] != .null && record.config["first"] == .null
        for line in lines { try slider.perform(line, isSecond: isSecond) }
        return .compared(theirs: record.expected, ours: slider.read(record.expected, isSecond: isSecond))
    }

    /// Sets values one after the other, as its properties do: `first`, then `second`, which stops there.
    init(_ config: JSON) throws {
        let from = config["from"].number ?? 0
        let to = config["to"].number ?? 1
        isTurned = from > to
        var configuration = SliderConfiguration(bounds: min(from, to)...max(from, to))
        let step = config["step"].number ?? config["stepSize"].number
        if let step, config["snapMode"] != "NoSnap" { configuration.step = .every(step) }
        configuration.snapsWhileDragging = config["snapMode"] != "SnapOnRelease"
        configuration.isContinuous = config["live"].bool ?? true
        configuration.pressTarget = .track
        let both = config["values"].numbers
        let first = both.first ?? config["first"].number ?? 0
        let second = both.last ?? config["second"].number ?? 1
        bench = try Bench(configuration, [first, first], towards: isTurned ? .left : .right)
        try bench.state.move(index(isSecond: true), to: second)
    }

    private func index(isSecond: Bool) -> Int { isSecond == isTurned ? 0 : 1 }

    /// Performs "first=-1", "from=25", "setValues(100,200)" or "decrease key x4".
    private mutating func perform(_ line: String, isSecond: Bool) throws {
        if line.contains("key") {
            let times = line.split(separator: "x").last.flatMap { Int($0) } ?? 0
            for _ in 0..<times { try bench.key("decrease", thumb: index(isSecond: isSecond)) }
        } else if let pair = line.firstMatch(of: /setValues\((\d+),(\d+)\)/), let low = Double(pair.1),
            let high = Double(pair.2)
        {
            try bench.state.assign([low, high])
        } else if let pair = line.firstMatch(of: /^(\w+)=(.+)$/), let value = Double(pair.2) {
            guard pair.1 == "from" else { return try bench.state.move(index(isSecond: pair.1 == "second"), to: value) }
            var configuration = bench.state.configuration
            configuration.lowerBound = value
            bench.state.configure(configuration)
        } else {
            throw Unread(.string(line))
        }
    }

    private func position(isSecond: Bool) -> Double {
        let fraction = bench.state.scale.fraction(of: bench.values[index(isSecond: isSecond)])
        return isTurned ? 1 - fraction : fraction
    }

    private func read(_ expected: JSON, isSecond: Bool) -> JSON {
        func value(_ isSecond: Bool) -> JSON { .number(bench.values[index(isSecond: isSecond)]) }
        guard let keys = expected.members?.keys else {
            return expected.list == nil ? value(isSecond) : [value(false), value(true)]
        }
        return .object(
            Dictionary(
                uniqueKeysWithValues: keys.map { key in
                    switch key {
                    case "first": (key, value(false))
                    case "second": (key, value(true))
                    case "values": (key, [value(false), value(true)])
                    case "pos": (key, .number(position(isSecond: false)))
                    default: (key, JSON([position(isSecond: false), position(isSecond: true)]))
                    }
                }))
    }

    /// The value as last reported and the fraction, after each line. The width is that of the track and of one handle,
    /// a twentieth of it.
    private mutating func drag(_ lines: [String], _ record: PeerRecord) throws -> Outcome {
        var reported = bench.values[index(isSecond: false)]
        var values: [Double] = []
        var positions: [Double] = []
        for line in lines {
            if line.hasPrefix("press") { bench.press(at: isTurned ? 1 : 0) }
            if line.hasPrefix("release") { bench.release() }
            if let part = line.firstMatch(of: /move to ([\d.]+) of width/).flatMap({ Double($0.1) }) {
                let position = (part - 0.025) / 0.95
                bench.drag(to: isTurned ? 1 - position : position)
            }
            if let last = bench.changes.last { reported = last[index(isSecond: false)] }
            values.append(reported)
            positions.append(position(isSecond: false))
        }
        return .compared(
            theirs: record.expected, ours: ["values": JSON(values), "positions": JSON(positions)],
            tolerance: record.tolerance ?? 0)
    }

    /// The allowed value at a fraction of the track.
    private static func valueAt(_ record: PeerRecord) throws -> Outcome {
        let slider = try QtRangeSlider(record.config)
        guard let position = record.action["valueAt"].number else { throw Unread(record.action) }
        let value = slider.bench.state.scale.value(at: slider.isTurned ? 1 - position : position)
        let free = try Bench(slider.bench.state.configuration, [value])
        return .compared(theirs: record.expected, ours: .number(free.values[0]))
    }
}
