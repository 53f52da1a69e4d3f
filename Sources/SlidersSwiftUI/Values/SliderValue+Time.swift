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
    /// most a week or the step is shorter than a day; otherwise, the day, as with steps of a calendar's days. The time
    /// has seconds if the step isn't a number of whole minutes.
    public static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale
    ) -> ((_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String)? {
        { format(on: scale, in: $2).format(Date(timeIntervalSinceReferenceDate: $0)) }
    }

    /// Returns the default format of dates for the bounds and the step of a slider.
    static func format(on scale: _SliderTextScale, in region: _SliderRegion) -> FormatStyle {
        let day = 86_400.0
        let length = scale.upper - scale.lower
        let hasTime = !scale.hasOnlyDays && (length <= 7 * day || scale.step > 0 && scale.step < day)
        let time: FormatStyle.TimeStyle = scale.step.truncatingRemainder(dividingBy: 60) == 0 ? .shortened : .standard
        var format = FormatStyle(
            date: length > day || !hasTime ? .abbreviated : .omitted, time: hasTime ? time : .omitted)
        if let locale = region.locale { format.locale = locale }
        if let calendar = region.calendar { format.calendar = calendar }
        if let timeZone = region.timeZone { format.timeZone = timeZone }
        return format
    }

    /// Returns the text of a distance between two dates in days, hours, minutes, and seconds.
    static func text(ofDistance seconds: TimeInterval, in region: _SliderRegion) -> String {
        #if canImport(ObjectiveC)
        guard #available(iOS 16, macOS 13, visionOS 1, *) else {
            let formatter = DateComponentsFormatter()
            formatter.calendar = region.calendar ?? .autoupdatingCurrent
            if let locale = region.locale { formatter.calendar?.locale = locale }
            (formatter.unitsStyle, formatter.allowedUnits) = (.full, [.day, .hour, .minute, .second])
            return formatter.string(from: seconds) ?? ""
        }
        #endif
        let format = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide)
        return (region.locale.map { format.locale($0) } ?? format).format(.seconds(seconds))
    }
}

@available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Duration: SliderValue {
    /// A duration.
    public typealias SliderDistance = Duration
    /// Returns the duration in seconds.
    public func _sliderNumber(in unit: _SliderUnit) -> Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
    /// Returns a duration of this many seconds.
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Duration { .seconds(number) }
    /// Returns a closure that writes hours, minutes, and seconds with their units. Seconds have as many decimals as the
    /// step, at most nine; without steps, they have as many as plain numbers.
    public static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale
    ) -> ((_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String)? {
        let decimalsOfSteps = scale.step > 0 ? decimals(of: scale.step) : nil
        return { number, decimals, region in
            let decimals = decimalsOfSteps ?? decimals
            let format = Duration.UnitsFormatStyle(
                allowedUnits: [.hours, .minutes, .seconds], width: .abbreviated,
                fractionalPart: decimals > 0 ? .show(length: decimals) : .hide)
            return (region.locale.map { format.locale($0) } ?? format).format(.seconds(number))
        }
    }

    /// Returns how many decimals a number has, nine at most.
    private static func decimals(of number: Double) -> Int {
        var (decimals, scaled) = (0, number)
        while decimals < 9, abs(scaled - scaled.rounded()) > 1e-9 * scaled {
            (decimals, scaled) = (decimals + 1, scaled * 10)
        }
        return decimals
    }
}
