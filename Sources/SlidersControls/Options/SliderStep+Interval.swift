#if APPLE_UI
import Foundation
import SlidersCore

/// Steps as the two properties of controls, `step` and `stepValues`.
extension SliderStep {
    /// The interval between the values, or 0 for other steps. Setting a number that isn't above 0 allows every value.
    package var interval: Double {
        get { if case .every(let interval) = self { interval } else { 0 } }
        set { self = newValue > 0 ? .every(newValue) : .none }
    }

    /// The only values, or `nil` for other steps. Setting `nil` allows every value.
    package var values: [Double]? {
        get { if case .values(let values) = self { values } else { nil } }
        set { self = newValue.map { .values($0) } ?? .none }
    }
}

/// Steps of a calendar.
extension SliderStep {
    /// Returns a step of days, weeks, months, or years, for a slider whose values are seconds since the reference date.
    ///
    /// ```swift
    /// slider.configuration.step = .every(.day, from: start, through: end)
    /// ```
    /// The values are the first date plus whole numbers of components. They keep its time of day across changes of
    /// clocks, and months are counted from its day: January 31, February 28, March 31. The last date is a value only if
    /// it's one of these. Seconds, minutes, and hours have a fixed length. If the count isn't positive, the component
    /// isn't a length of time, or there are more than 10,000 dates, the step allows every value.
    ///
    /// - Parameters:
    ///   - component: a second, minute, hour, day, week, month, quarter, or year.
    ///   - count: the number of components from one value to the next.
    ///   - first: the first value.
    ///   - last: no value is later.
    ///   - calendar: the calendar, with its time zone.
    @_alwaysEmitIntoClient public static func every(
        _ component: Calendar.Component, count: Int = 1, from first: Date, through last: Date,
        in calendar: Calendar = .current
    ) -> SliderStep {
        let (day, maximumDates) = (86_400.0, 10_000)
        // A step adds `multiplier` units, because a calendar can't add quarters. A unit is never shorter than
        // `minimumDuration`, in seconds, even where clocks change.
        let (unit, multiplier, minimumDuration): (Calendar.Component, Int, Double)
        switch component {
        case .second, .minute, .hour:
            return count > 0
                ? .every(Double(count) * (component == .hour ? 3600 : component == .minute ? 60 : 1)) : .none
        case .day: (unit, multiplier, minimumDuration) = (.day, 1, day * 0.9)
        case .weekOfYear, .weekOfMonth: (unit, multiplier, minimumDuration) = (.day, 7, day * 0.9)
        case .month: (unit, multiplier, minimumDuration) = (.month, 1, day * 27)
        case .quarter: (unit, multiplier, minimumDuration) = (.month, 3, day * 27)
        case .year: (unit, multiplier, minimumDuration) = (.year, 1, day * 350)
        default: return .none
        }
        var values = [first.timeIntervalSinceReferenceDate]
        let dateLimits = [Date.distantPast, .distantFuture].map(\.timeIntervalSinceReferenceDate)
        guard count > 0, values[0] >= dateLimits[0], values[0] <= dateLimits[1] else { return .none }
        let last = min(last, .distantFuture)
        // If even one step passes the last date, the first date is the only one. A huge count would overflow below.
        guard Double(count) * Double(multiplier) * minimumDuration <= last.timeIntervalSince(first) else {
            return .values(values)
        }
        for index in 1...maximumDates {
            guard let date = calendar.date(byAdding: unit, value: index * count * multiplier, to: first), date <= last
            else { return .values(values) }
            // Where a time zone skipped a day, as Samoa did in 2011, two steps can reach the same date.
            if date.timeIntervalSinceReferenceDate > values[values.count - 1] {
                values.append(date.timeIntervalSinceReferenceDate)
            }
        }
        return .none
    }
}
#endif
