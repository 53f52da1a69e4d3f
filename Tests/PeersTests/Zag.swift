import SlidersCore

/// zag: number helpers, the position of a neutral value, the span that grows from it, and its page tests.
enum Zag {
    static func map(_ record: PeerRecord) throws -> Outcome {
        let action = record.action
        if action["originPercent"] != .null { return try origin(record) }
        if let percent = action["fillForPercent"].number { return try fill(to: percent, record) }
        guard let lines = action.list else { return try Snapping.map(record) }
        if lines.contains(where: { $0.text?.contains("Meta+") == true }) { return .leftOut(.keyboard) }
        var bench = try Bench(SliderConfiguration(record.config, step: 1), [record.config["value"].number ?? 0])
        for line in lines { try bench.perform(line.text ?? "", width: 1) }
        return .compared(theirs: record.expected, ours: JSON(values: bench.values))
    }

    /// The fraction of a value, or of a named position of the track.
    private static func origin(_ record: PeerRecord) throws -> Outcome {
        let scale = try Bench(SliderConfiguration(record.config), [0]).state.scale
        let value: Double? =
            switch record.action["originPercent"] {
            case "start": scale.value(at: 0)
            case "center": scale.value(at: 0.5)
            case "end": scale.value(at: 1)
            default: record.action["originPercent"].number
            }
        guard let value else { throw Unread(record.action) }
        return .compared(theirs: record.expected, ours: .number(100 * scale.fraction(of: value)), tolerance: 1e-4)
    }

    /// The selected part between the neutral value and the thumb.
    private static func fill(to percent: Double, _ record: PeerRecord) throws -> Outcome {
        guard let origin = record.config["originPercent"].number else { throw Unread(record.config) }
        var metrics = SliderMetrics()
        metrics.inset = 0
        metrics.thickness = 0
        metrics.neutralValue = origin
        let layout = SliderLayout(metrics, size: SIMD2(1000, 44))
        let state = try SliderState(SliderConfiguration(bounds: 0...100), values: [percent], on: layout.track)
        guard case .line(let from, let to, _) = layout.span(0, lap: 0, of: state) else { throw Unread(record.action) }
        let ours: JSON = ["insetStart": .number(from.x / 10), "insetEnd": .number(100 - to.x / 10)]
        return .compared(theirs: record.expected, ours: ours)
    }
}
