import SlidersCore

/// MUI's slider of 100 pixels.
enum MaterialUI {
    static func map(_ record: PeerRecord) throws -> Outcome {
        if record.action == "activeMarks" { return try activeMarks(of: record) }
        var configuration = SliderConfiguration(record.config, step: 1)
        if record.config["marks"] != .null { configuration.step = .values(record.config["marks"].numbers) }
        var bench = try Bench(configuration, record.config["default"].numbers)
        for line in record.action.items {
            try perform(line.text ?? "", on: &bench, isStep: record.config["marks"] != .null)
        }
        return .compared(theirs: record.expected, ours: JSON(values: bench.values))
    }

    /// Whether each mark is at a filled part.
    private static func activeMarks(of record: PeerRecord) throws -> Outcome {
        let bench = try Bench(SliderConfiguration(record.config), record.config["value"].numbers)
        let scale = bench.state.scale
        // "step 5" means a mark at every fifth value.
        let distance = record.config["marks"].text?.split(separator: " ").last.flatMap { Double($0) }
        var metrics = SliderMetrics()
        metrics.ticks = .values(
            distance.map { Array(stride(from: scale.lower, through: scale.upper, by: $0)) }
                ?? record.config["marks"].numbers)
        let layout = SliderLayout(metrics, size: SIMD2(1000, 44))
        let active = layout.tickFractions(of: bench.state).map { layout.isSelected(tickAt: $0, in: bench.state) }
        return .compared(theirs: record.expected, ours: .array(active.map { .bool($0) }))
    }

    /// The value that the page's input element sends: a typed one or, between marks, that of an arrow key.
    private static func perform(_ line: String, on bench: inout Bench, isStep: Bool) throws {
        guard line.hasPrefix("input") else { return try bench.perform(line, width: 100) }
        guard let value = line.split(separator: " ").last.flatMap({ Double($0) }) else { throw Unread(.string(line)) }
        bench.handle(isStep ? .key(.step(value > bench.values[0] ? 1 : -1), thumb: 0) : .type(value, thumb: 0))
    }
}
