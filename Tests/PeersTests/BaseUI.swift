import SlidersCore

/// Base UI: collisions of thumbs, single values, and its control of 100 pixels.
enum BaseUI {
    static func map(_ record: PeerRecord) throws -> Outcome {
        if record.action["snap"] != .null { return try Snapping.map(record) }
        if record.source.contains("resolveThumbCollision") { return try collide(record) }
        if let thumb = record.action["thumb"].int, let value = record.action["to"].number {
            var bench = try Bench(SliderConfiguration(record.config), record.config["values"].numbers)
            try bench.state.move(thumb, to: value)
            return .compared(theirs: record.expected, ours: JSON(values: bench.values))
        }
        return try script(record)
    }

    /// A drag from the values of the press, over the present values, to a value.
    private static func collide(_ record: PeerRecord) throws -> Outcome {
        let config = record.config
        let current = config["current"].numbers
        guard let thumb = record.action["thumb"].int, let target = record.action["to"].number else {
            throw Unread(record.action)
        }
        var configuration = SliderConfiguration(config)
        configuration.collision =
            switch config["collision"] {
            case "push": .push
            case "swap": .cross
            default: .stop
            }
        // One value is a slider with one thumb.
        let start =
            current.count == 1
            ? current : config["initial"] == .null ? config["values"].numbers : config["initial"].numbers
        var bench = try Bench(configuration, start)
        let scale = bench.state.scale
        bench.press(thumb: thumb)
        if current.count > 1 { bench.drag(to: scale.fraction(of: current[thumb])) }
        bench.drag(to: scale.fraction(of: target))
        let held = bench.values.indices.first { bench.state.isHeld(thumb: $0) }
        let ours: JSON = [
            "values": JSON(values: bench.values), "activeThumb": held.map { .number(Double($0)) } ?? .null,
            "swapped": .bool(held != thumb),
        ]
        return .compared(theirs: record.expected, ours: ours)
    }

    private static func script(_ record: PeerRecord) throws -> Outcome {
        let config = record.config
        var configuration = SliderConfiguration(config, step: 1)
        if config["collision"] == "swap" { configuration.collision = .cross }
        // The peer shows a value set from code as it is, until its thumb moves.
        configuration.keepsValuesBetweenSteps = config["value"] != .null
        let values = config["default"] == .null ? config["value"].numbers : config["default"].numbers
        var bench = try Bench(configuration, values)
        for line in record.action.items {
            let text = line.text ?? ""
            if text.hasSuffix("(canceled)") {
                try cancel(text, on: &bench)
            } else {
                try bench.perform(text, width: 100)
            }
        }
        return .compared(theirs: record.expected, ours: JSON(values: bench.values))
    }

    /// Proposes a movement and drops it, as an app that refuses it.
    private static func cancel(_ line: String, on bench: inout Bench) throws {
        guard let position = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) else {
            throw Unread(.string(line))
        }
        let proposal = bench.state.propose(.drag(to: bench.state.track.point(at: position / 100), pointer: 0))
        bench.note(proposal.change)
    }
}
