import Foundation

extension Date: SliderValue {
    /// Seconds.
    public typealias SliderDistance = TimeInterval
    /// Seconds since the reference date.
    public func _sliderNumber(in unit: _SliderUnit) -> Double { timeIntervalSinceReferenceDate }
    /// The date at these seconds.
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Date {
        Date(timeIntervalSinceReferenceDate: number)
    }
    /// The seconds.
    public static func _sliderNumber(of distance: TimeInterval, in unit: _SliderUnit) -> Double { distance }
    /// The seconds.
    public static func _sliderDistance(of number: Double, in unit: _SliderUnit) -> TimeInterval { number }
    /// The time if the bounds span at most a day; the day and the time if they span at most a week or the step is
    /// shorter than a day; otherwise the day.
    public static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale, _ write: @escaping (Double, _SliderRegion) -> String
    ) -> ((Double, _SliderRegion) -> String)? {
        let day = 86_400.0
        let length = scale.upper - scale.lower
        let hasDay = length > day
        let hasTime = length <= 7 * day || scale.step > 0 && scale.step < day
        return { number, region in
            var format = Date.FormatStyle(date: hasDay ? .abbreviated : .omitted, time: hasTime ? .shortened : .omitted)
            if let locale = region.locale { format.locale = locale }
            if let calendar = region.calendar { format.calendar = calendar }
            if let timeZone = region.timeZone { format.timeZone = timeZone }
            return format.format(Date(timeIntervalSinceReferenceDate: number))
        }
    }
}

@available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Duration: SliderValue {
    /// A duration.
    public typealias SliderDistance = Duration
    /// Seconds.
    public func _sliderNumber(in unit: _SliderUnit) -> Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
    /// These seconds.
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Duration { .seconds(number) }
    /// Hours, minutes and seconds with their units. Seconds have as many decimals as the step, at most three; without
    /// steps, they have one if the bounds span at most a minute.
    public static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale, _ write: @escaping (Double, _SliderRegion) -> String
    ) -> ((Double, _SliderRegion) -> String)? {
        let decimals = scale.step > 0 ? decimals(of: scale.step) : scale.upper - scale.lower <= 60 ? 1 : 0
        let format = Duration.UnitsFormatStyle(
            allowedUnits: [.hours, .minutes, .seconds], width: .abbreviated,
            fractionalPart: decimals > 0 ? .show(length: decimals) : .hide)
        return { number, region in
            (region.locale.map { format.locale($0) } ?? format).format(.seconds(number))
        }
    }

    /// The number of decimals of a number, three at most.
    private static func decimals(of number: Double) -> Int {
        var (decimals, scaled) = (0, number)
        while decimals < 3, abs(scaled - scaled.rounded()) > 1e-9 { (decimals, scaled) = (decimals + 1, scaled * 10) }
        return decimals
    }
}
