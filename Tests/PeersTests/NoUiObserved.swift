import SlidersCore

/// Observations of a running noUiSlider: presses, drags, keys, two pointers.
enum NoUiObserved {
    /// The track was 998 pixels long, and pointers were at whole pixels.
    private static let pixel = 100.0 / 998

    static func map(_ record: PeerRecord) throws -> Outcome {
        if let scale = try NoUiScale.map(record) { return scale }
        if record.action == "pips" { return try NoUiTicks.map(record) }
        if let text = record.action.text { return try map(text, record) }
        var bench = try NoUiSlider(record.config).bench()
        let action = record.action
        if let percent = action["tapPct"].number {
            bench.press(at: percent / 100)
            bench.release()
            return .compared(theirs: record.expected, ours: JSON(values: bench.values), tolerance: pixel)
        }
        if let thumb = action["dragHandle"].int, let percent = action["byPct"].number {
            bench.press(thumb: thumb)
            bench.drag(to: bench.state.scale.fraction(of: bench.values[thumb]) + percent / 100)
            let during = JSON(bench.values)
            bench.release()
            let theirs: JSON = ["during": record.expected["during"], "afterRelease": record.expected["afterRelease"]]
            return .compared(
                theirs: theirs, ours: ["during": during, "afterRelease": JSON(bench.values)], tolerance: pixel)
        }
        if action["set"] != .null {
            try NoUiRecords.set(action["set"][0], keepsValuesBetweenSteps: false, on: &bench)
            return .compared(theirs: record.expected, ours: JSON(values: bench.values))
        }
        guard let keys = action["keys"].list else { throw Unread(action) }
        for key in keys { try bench.key(key.text ?? "", thumb: action["handle"].int ?? 0) }
        return .compared(theirs: record.expected, ours: JSON(values: bench.values))
    }

    private static func map(_ text: String, _ record: PeerRecord) throws -> Outcome {
        switch text {
        case "two fingers, one on each handle, off-centre (touch-area)":
            .compared(theirs: record.expected, ours: try twoFingers(record, off: 4), tolerance: 0.01)
        case "two fingers, one on each handle, exactly on centre grip lines":
            .compared(theirs: record.expected, ours: try twoFingers(record, off: 0), tolerance: 0.01)
        case "value 0.25 in 0..1 step 0.01: aria-valuenow":
            .compared(
                theirs: .number(record.expected.text.flatMap { Double($0) } ?? .nan), ours: .number(try valueNow()))
        case "tap on track: focused element":
            .leftOut(.focus)
        default:
            throw Unread(record.action)
        }
    }

    /// Both thumbs move 100 pixels towards one another, on a track of 498.
    private static func twoFingers(_ record: PeerRecord, off distance: Double) throws -> JSON {
        var bench = try NoUiSlider(record.config).bench(length: 498)
        for thumb in 0...1 {
            let start = bench.state.location(ofThumb: thumb) + SIMD2(distance, distance)
            bench.handle(.press(at: start, pointer: thumb))
        }
        for thumb in 0...1 {
            let start = bench.state.location(ofThumb: thumb) + SIMD2(distance, distance)
            bench.handle(.drag(to: start + SIMD2(thumb == 0 ? 100 : -100, 0), pointer: thumb))
        }
        return JSON(bench.values)
    }

    private static func valueNow() throws -> Double {
        var configuration = SliderConfiguration(bounds: 0...1)
        configuration.step = .every(0.01)
        return try Bench(configuration, [0.25]).values[0]
    }
}
