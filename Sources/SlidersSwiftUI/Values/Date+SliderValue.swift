import Foundation

extension Date: SliderValue {
    /// Seconds.
    public typealias SliderDistance = TimeInterval
    /// Returns the seconds since the reference date.
    public func _sliderNumber(in unit: _SliderUnit) -> Double { timeIntervalSinceReferenceDate }
    /// Returns the date at these seconds.
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Date {
        Date(timeIntervalSinceReferenceDate: number)
    }
    /// Returns the seconds.
    public static func _sliderNumber(of distance: TimeInterval, in unit: _SliderUnit) -> Double { distance }
    /// Returns the seconds.
    public static func _sliderDistance(of number: Double, in unit: _SliderUnit) -> TimeInterval { number }
    /// Returns a closure that writes the time if the bounds span at most a day; the day and the time if they span at
    /// most a week or the step is shorter than a day; otherwise, the day. The time has seconds if the step isn't a
    /// number of whole minutes.
    public static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale
    ) -> ((_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String)? {
        { format(on: scale, in: $2).format(Date(timeIntervalSinceReferenceDate: $0)) }
    }

    /// The format of dates on a scale.
    static func format(on scale: _SliderTextScale, in region: _SliderRegion) -> FormatStyle {
        let day = 86_400.0
        let length = scale.upper - scale.lower
        let hasTime = length <= 7 * day || scale.step > 0 && scale.step < day
        let time: FormatStyle.TimeStyle = scale.step.truncatingRemainder(dividingBy: 60) == 0 ? .shortened : .standard
        var format = FormatStyle(date: length > day ? .abbreviated : .omitted, time: hasTime ? time : .omitted)
        if let locale = region.locale { format.locale = locale }
        if let calendar = region.calendar { format.calendar = calendar }
        if let timeZone = region.timeZone { format.timeZone = timeZone }
        return format
    }
}
