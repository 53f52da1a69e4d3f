#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import Foundation

/// The control's own words and numbers, in the user's language.
package enum LocalizedText {
    /// A word of the control.
    package static func localized(_ key: String) -> String {
        Bundle.module.localizedString(forKey: key, value: key, table: nil)
    }

    /// A number with up to three decimals.
    package static func number(_ value: Double) -> String { number(value, decimals: 3) }

    /// A number with up to some decimals.
    static func number(_ value: Double, decimals: Int) -> String {
        value.formatted(.number.precision(.fractionLength(0...decimals)))
    }

    /// The number that a text is, as people write it; `nil` if it is none.
    static func value(of text: String) -> Double? {
        try? Double(text.trimmingCharacters(in: .whitespaces), format: .number)
    }
}
#endif
