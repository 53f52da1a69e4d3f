import SlidersCore

/// Radix: values set from code are shown as they are until their thumb moves, and thumbs do not cross.
enum Radix {
    static func map(_ record: PeerRecord) throws -> Outcome {
        if record.action.items.contains("form reset") { return .leftOut(.form) }
        var configuration = SliderConfiguration(record.config, step: 1)
        configuration.keepsValuesBetweenSteps = true
        var bench = try Bench(configuration, record.config["default"].numbers)
        for line in record.action.items { try bench.perform(line.text ?? "", width: 100) }
        guard record.expected["commit"] != .null else {
            return .compared(theirs: record.expected, ours: JSON(values: bench.values))
        }
        return .compared(theirs: record.expected, ours: ["commit": bench.ends.last.map { JSON($0) } ?? .null])
    }
}
