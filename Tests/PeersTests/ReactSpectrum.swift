import SlidersCore

/// react-spectrum: the state of a slider, its presses, and its number helpers.
enum ReactSpectrum {
    static func map(_ record: PeerRecord) throws -> Outcome {
        if record.action["snap"] != .null || record.action["roundToStepPrecision"] != .null {
            return try Snapping.map(record)
        }
        var bench = try Bench(SliderConfiguration(record.config, step: 1), record.config["default"].numbers)
        let lines = record.action == "read" ? [] : record.action.list ?? [record.action]
        for line in lines { try perform(line, on: &bench, isDrag: record.expected["onChange"] != .null) }
        guard let keys = record.expected.members?.keys else {
            return .compared(theirs: record.expected, ours: JSON(bench.values))
        }
        let ours = try keys.map { ($0, try read($0, bench)) }
        return .compared(theirs: record.expected, ours: .object(Dictionary(uniqueKeysWithValues: ours)))
    }

    /// A value set through the state's interface is set from code, unless events are counted: then it is a drag.
    private static func perform(_ line: JSON, on bench: inout Bench, isDrag: Bool) throws {
        if let text = line.text {
            if text.hasPrefix("dragStart") { return bench.press(thumb: 0) }
            if text.hasPrefix("dragEnd") { return bench.release() }
            return try bench.perform(text, width: 100)
        }
        if let position = line["pressTrackPx"].number { return bench.press(at: position / 100) }
        if let thumb = line["setThumbPercent"][0].int, let percent = line["setThumbPercent"][1].number {
            return try bench.state.move(thumb, to: bench.state.scale.value(at: percent))
        }
        guard let thumb = line["setThumbValue"][0].int, let value = line["setThumbValue"][1].number else {
            throw Unread(line)
        }
        guard isDrag else { return try bench.state.move(thumb, to: value) }
        guard bench.state.anyPointer == nil else { return bench.drag(to: bench.state.scale.fraction(of: value)) }
        bench.drag(
            thumb: thumb,
            by: bench.state.scale.fraction(of: value) - bench.state.scale.fraction(of: bench.values[thumb]))
    }

    private static func read(_ key: String, _ bench: Bench) throws -> JSON {
        let limits = bench.values.indices.map { bench.state.limits(of: $0) }
        func report(_ values: [[Double]]) -> JSON { .array(values.map { JSON(values: $0) }) }
        return switch key {
        case "value": .number(bench.values[0])
        case "percent": .number(bench.state.scale.fraction(of: bench.values[0]))
        case "values": JSON(bench.values)
        case "thumbMin": JSON(limits.map { $0.lowerBound })
        case "thumbMax": JSON(limits.map { $0.upperBound })
        case "onChange": report(bench.changes)
        case "onChangeEnd": report(bench.ends)
        default: throw Unread(.string(key))
        }
    }
}
