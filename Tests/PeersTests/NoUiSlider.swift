import SlidersCore

/// noUiSlider's options, as ours.
struct NoUiSlider {
    var configuration = SliderConfiguration()
    var values: [Double]
    var direction: Bench.Direction

    init(_ config: JSON) throws {
        values = config["start"].numbers
        let isRightToLeft = config["direction"].text == "rtl"
        direction =
            config["orientation"].text == "vertical"
            ? (isRightToLeft ? .up : .down)
            : (isRightToLeft ? .left : .right)
        try setRange(config["range"], step: config["step"].number, snaps: config["snap"].bool ?? false)
        configuration.minimumSpan = config["margin"].number ?? 0
        configuration.maximumSpan = config["limit"].number ?? .infinity
        configuration.pressTarget = config["behaviour"].text == "drag" ? .span : .track
        if config["padding"] != .null {
            let part = try Self.selectable(config)
            configuration.enabledRange = part[0]...part[1]
        }
    }

    func bench(length: Double = 1000) throws -> Bench {
        try Bench(configuration, values, towards: direction, length: length)
    }

    /// The stops of the range in percent, ascending, with their values and steps.
    static func stops(_ range: JSON) throws -> [SliderScale.Stop] {
        guard let members = range.members else { throw Unread(range) }
        return try members.map { key, value in
            let fraction = key == "min" ? 0 : key == "max" ? 1 : Double(key.dropLast()).map { $0 / 100 }
            guard let fraction, let number = value.items.first?.number else { throw Unread(range) }
            return SliderScale.Stop(fraction: fraction, value: number, step: value[1].number)
        }
        .sorted { $0.fraction < $1.fraction }
    }

    /// The enabled range between the paddings.
    static func selectable(_ config: JSON) throws -> [Double] {
        let stops = try stops(config["range"])
        let padding = config["padding"].numbers
        guard let first = stops.first, let last = stops.last, let low = padding.first, let high = padding.last else {
            throw Unread(config)
        }
        return [first.value + low, last.value - high]
    }

    /// The slider's step serves the first segment only, unless that has its own.
    mutating func setRange(_ range: JSON, step: Double?, snaps: Bool) throws {
        var stops = try Self.stops(range)
        guard let first = stops.first, let last = stops.last else { throw Unread(range) }
        if stops.count == 2 {
            (configuration.lowerBound, configuration.upperBound) = (first.value, last.value)
            configuration.scale = .linear
            configuration.step = (first.step ?? step).map { .every($0) } ?? .none
        } else {
            stops[0].step = first.step ?? step
            configuration.scale = .piecewise(stops)
        }
        if snaps { configuration.step = .values(stops.map { $0.value }) }
    }
}
