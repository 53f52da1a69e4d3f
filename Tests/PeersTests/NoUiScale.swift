import SlidersCore

/// Tables of noUiSlider's scale: value ⇄ percent, and both on their steps.
enum NoUiScale {
    static func map(_ record: PeerRecord) throws -> Outcome? {
        guard let (name, argument) = record.action.members?.first(where: { readings.keys.contains($0.key) }) else {
            return nil
        }
        guard let number = argument.number, let reading = readings[name] else { throw Unread(record.action) }
        let slider = try NoUiSlider(record.config)
        let scale = try Bench(slider.configuration, [0]).state.scale
        func snapped(_ value: Double) throws -> Double { try Bench(slider.configuration, [value]).values[0] }
        let ours =
            switch reading {
            case .fraction: 100 * scale.fraction(of: number)
            case .value: scale.value(at: number / 100)
            case .snappedFraction: 100 * scale.fraction(of: try snapped(scale.value(at: number / 100)))
            case .snappedValue: try snapped(number)
            case .snappedFractionOfValue: 100 * scale.fraction(of: try snapped(number))
            case .offset:
                try offset(number, record.action, scale)
            }
        return .compared(theirs: record.expected, ours: .number(ours))
    }

    private enum Reading { case fraction, value, snappedFraction, snappedValue, snappedFractionOfValue, offset }

    private static let readings: [String: Reading] = [
        "valueToPercent": .fraction, "percentToValue": .value, "snapPercent": .snappedFraction,
        "snapValue": .snappedValue,
        "valueToSteppedPercent": .snappedFractionOfValue, "offsetPercentByValue": .offset,
    ]

    /// The percent of the value at a distance from the value of another percent.
    private static func offset(_ offset: Double, _ action: JSON, _ scale: SliderScaleMap) throws -> Double {
        guard let from = action["from"].number else { throw Unread(action) }
        let sign: Double = action["direction"] == "down" ? -1 : 1
        return 100 * scale.fraction(of: scale.value(at: from / 100) + sign * offset)
    }
}
