import SlidersCore

/// noUiSlider's major pips, which have values. The density of the minor ones has no counterpart.
enum NoUiTicks {
    static func map(_ record: PeerRecord) throws -> Outcome {
        var config = record.config.members ?? [:]
        // One record has no start, and ticks need no value.
        if config["start"] == nil { config["start"] = 0.0 }
        let bench = try NoUiSlider(.object(config)).bench()
        let pips = record.config["pips"]
        let scale = bench.state.scale
        func snapped(_ value: Double) throws -> Double {
            pips["stepped"] == true ? try bench.state.validated(value, for: 0) : value
        }
        if record.expected["throws"] == true {
            return .compared(theirs: true, ours: .bool(fractions(.count(1), bench).isEmpty))
        }
        switch pips["mode"].text {
        case "positions":
            let ours = fractions(.fractions(pips["values"].numbers.map { $0 / 100 }), bench).map { 100 * $0 }
            return .compared(
                theirs: record.expected, ours: ["large": .number(Double(ours.count)), "valuePositionsPct": JSON(ours)])
        case "values":
            let values = try pips["values"].numbers.map { try snapped($0) }
            let ours = fractions(.values(Set(values).sorted()), bench)
            return .compared(theirs: record.expected, ours: ["values": .number(Double(ours.count))])
        case "count":
            guard let count = pips["values"].int else { throw Unread(pips) }
            let values = try fractions(.count(count), bench).map { try snapped(scale.value(at: $0)) }
            return .compared(theirs: large(record.expected), ours: places(values, scale), tolerance: 1e-4)
        case "range":
            let values = try NoUiSlider.stops(record.config["range"]).map { $0.value }
            return .compared(theirs: large(record.expected), ours: places(values, scale), tolerance: 1e-4)
        default:
            return .leftOut(.density)
        }
    }

    private static func fractions(_ ticks: SliderTicks, _ bench: Bench) -> [Double] {
        var metrics = SliderMetrics()
        metrics.ticks = ticks
        return SliderLayout(metrics, size: SIMD2(1000, 44)).tickFractions(of: bench.state)
    }

    /// The percent and the value of each major pip.
    private static func large(_ expected: JSON) -> JSON {
        .array(expected["values"].items.map { [$0[0], $0[1]] })
    }

    private static func places(_ values: [Double], _ scale: SliderScaleMap) -> JSON {
        .array(values.map { [.number(100 * scale.fraction(of: $0)), .number($0)] })
    }
}
