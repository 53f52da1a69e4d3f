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
    /// The day.
    public static func _sliderText(
        in unit: _SliderUnit, _ write: @escaping (Double, Locale?) -> String
    ) -> ((Double, Locale?) -> String)? {
        { number, locale in
            var format = Date.FormatStyle(date: .abbreviated, time: .omitted)
            if let locale { format.locale = locale }
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
    /// Hours, minutes and seconds.
    public static func _sliderText(
        in unit: _SliderUnit, _ write: @escaping (Double, Locale?) -> String
    ) -> ((Double, Locale?) -> String)? {
        { number, locale in
            var format = Duration.TimeFormatStyle(pattern: .hourMinuteSecond)
            if let locale { format.locale = locale }
            return format.format(.seconds(number))
        }
    }
}
