import SlidersCore

/// MUI's slider of 100 pixels.
enum MaterialUI {
    static func map(_ record: PeerRecord) throws -> Outcome {
        if record.action == "activeMarks" { return .leftOut(.ticks) }
        var configuration = SliderConfiguration(record.config, step: 1)
        if record.config["marks"] != .null { configuration.step = .values(record.config["marks"].numbers) }
        var bench = try Bench(configuration, record.config["default"].numbers)
        for line in record.action.items {
            try perform(line.text ?? "", on: &bench, isStep: record.config["marks"] != .null)
        }
        return .compared(theirs: record.expected, ours: JSON(values: bench.values))
    }

    /// The value that the page's input element sends: a typed one or, between marks, that of an arrow key.
    private static func perform(_ line: String, on bench: inout Bench, isStep: Bool) throws {
        guard line.hasPrefix("input") else { return try bench.perform(line, width: 100) }
        guard let value = line.split(separator: " ").last.flatMap({ Double($0) }) else { throw Unread(.string(line)) }
        bench.handle(isStep ? .key(.step(value > bench.values[0] ? 1 : -1), thumb: 0) : .type(value, thumb: 0))
    }
}
