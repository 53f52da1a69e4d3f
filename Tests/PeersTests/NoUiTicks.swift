import SlidersCore

/// noUiSlider's pips: the values of major ones, or how many there are in all.
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
            return .compared(theirs: large(record.expected), ours: positions(values, scale), tolerance: 1e-4)
        case "range":
            let values = try NoUiSlider.stops(record.config["range"]).map { $0.value }
            return .compared(theirs: large(record.expected), ours: positions(values, scale), tolerance: 1e-4)
        case "steps":
            // The first part of the scale has no steps, and only its lower bound has a pip.
            let stops = try NoUiSlider.stops(record.config["range"])
            let values = zip(stops, stops.dropFirst()).flatMap { stop, next in
                stop.step.map { Array(stride(from: stop.value, to: next.value, by: $0)) } ?? [stop.value]
            }
            var ticks = SliderTicks(.values(values + stops.suffix(1).map(\.value)))
            ticks.density = (pips["density"].number ?? 1) / 100
            let range = record.expected["markers"].text?.split(separator: ".").compactMap { Double($0) } ?? []
            guard range.count == 2 else { throw Unread(record.expected) }
            return .compared(
                theirs: .number((range[0] + range[1]) / 2), ours: .number(Double(marks(ticks, bench))),
                tolerance: (range[1] - range[0]) / 2)
        default:
            throw Unread(pips)
        }
    }

    /// The number of ticks, major and minor.
    private static func marks(_ ticks: SliderTicks, _ bench: Bench) -> Int {
        var metrics = SliderMetrics()
        metrics.ticks = ticks
        let drawing = SliderDrawing(of: bench.state, in: SliderLayout(metrics, size: SIMD2(1000, 44)))
        return drawing.elements.count { element in
            switch element.role {
            case .tick, .minorTick: true
            default: false
            }
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

    private static func positions(_ values: [Double], _ scale: SliderScaleMap) -> JSON {
        .array(values.map { [.number(100 * scale.fraction(of: $0)), .number($0)] })
    }
}
