import Foundation
import SlidersSwiftUI

/// Two values as one text.
struct RangeText {
    let string: String

    init<V, F: FormatStyle>(_ range: ClosedRange<V>, format: F) where F.FormatInput == V, F.FormatOutput == String {
        string = "\(format.format(range.lowerBound)) – \(format.format(range.upperBound))"
    }
}

/// Seconds as lengths of time, such as 32.0 sec.
struct SecondsFormat: FormatStyle {
    func format(_ seconds: Double) -> String { "\(seconds.formatted(.number.precision(.fractionLength(1)))) sec" }
}

/// Minutes of a day as times and lengths.
enum Minutes {
    /// A time of day, such as 22:45.
    static func time(_ minutes: Double) -> String {
        let day = (Int(minutes.rounded()) % 1440 + 1440) % 1440
        return "\(day / 60):\(day % 60 < 10 ? "0" : "")\(day % 60)"
    }

    /// Times of a day as the texts of a slider.
    struct TimeFormat: FormatStyle {
        func format(_ minutes: Double) -> String { Minutes.time(minutes) }
    }

    /// A length, such as 8 hr, 15 min.
    static func length(_ minutes: Double) -> String {
        let whole = Int(minutes.rounded())
        return whole % 60 == 0 ? "\(whole / 60) hr" : "\(whole / 60) hr, \(whole % 60) min"
    }
}
