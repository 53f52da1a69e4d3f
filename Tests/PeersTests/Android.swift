import SlidersCore

/// Material components for Android: configurations, drags and keys.
enum Android {
    static func map(_ record: PeerRecord) throws -> Outcome {
        guard let action = record.action.text else { throw Unread(record.action) }
        if action == "validate" { return validate(record) }
        if action.contains("requestFocus") { return .leftOut(.focus) }
        if action.hasPrefix("drag through") { return try steps(record) }
        return record.source.contains("Touch") ? try touch(action, record) : try key(action, record)
    }

    private static func validate(_ record: PeerRecord) -> Outcome {
        let config = record.config
        var configuration = SliderConfiguration(config)
        if let separation = config["minSeparation"].number {
            if config["unit"] == "px" {
                configuration.minimumSeparation = separation
            } else {
                configuration.minimumSpan = separation
            }
        }
        let low = config["min"].number ?? 0
        let high = config["max"].number ?? 1
        let isAccepted = (try? Bench(configuration, config["value"].number.map { [$0] } ?? [low, high])) != nil
        return .compared(theirs: .bool(record.expected == "ok"), ours: .bool(isAccepted))
    }

    /// Takes every step exactly.
    private static func steps(_ record: PeerRecord) throws -> Outcome {
        var bench = try Bench(SliderConfiguration(record.config), [0])
        bench.press(thumb: 0)
        let keepsValuesBetweenSteps = (1...99).allSatisfy { step in
            let target = Double(100 * step)
            bench.drag(to: bench.state.scale.fraction(of: target))
            return bench.values == [target]
        }
        let statement = "value == target exactly for each of 99 steps"
        return .compared(theirs: record.expected, ours: keepsValuesBetweenSteps ? .string(statement) : .null)
    }

    private static func touch(_ action: String, _ record: PeerRecord) throws -> Outcome {
        let config = record.config
        var configuration = SliderConfiguration(config, step: 0.1)
        configuration.minimumSpan = config["minSeparation"].number ?? 0
        var bench = try Bench(configuration, config["values"].numbers)
        let positions = action.matches(of: /\d+(\.\d+)?/).compactMap { Double($0.0) }
        bench.press(at: positions[0] / 100)
        for position in positions.dropFirst() { bench.drag(to: position / 100) }
        bench.release()
        guard let text = record.expected.text else {
            return .compared(theirs: record.expected, ours: JSON(bench.values))
        }
        guard let wanted = text.firstMatch(of: /contains (\d+)/).flatMap({ Double($0.1) }) else {
            throw Unread(record.expected)
        }
        // The thumb that moved is the one whose neighbour stayed at the start.
        let index = text.contains("right") ? 1 : 0
        var theirs = config["values"].numbers
        theirs[index] = wanted
        return .compared(theirs: JSON(theirs), ours: JSON(bench.values))
    }

    private static func key(_ key: String, _ record: PeerRecord) throws -> Outcome {
        let direction: Bench.Direction = record.config["dir"] == "rtl" ? .left : .right
        var bench = try Bench(SliderConfiguration(record.config), record.config["value"].numbers, towards: direction)
        try bench.key(key)
        return .compared(theirs: record.expected, ours: JSON(values: bench.values))
    }
}
