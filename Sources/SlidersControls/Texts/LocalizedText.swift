#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation

/// The control's own words and numbers, in the user's language.
package enum LocalizedText {
    /// A word of the control.
    package static func localized(_ key: String) -> String {
        Bundle.module.localizedString(forKey: key, value: key, table: nil)
    }

    /// A number with up to three decimals, in the user's language.
    package static func number(_ value: Double) -> String { number(value, in: .autoupdatingCurrent) }

    /// A number with up to some decimals.
    package static func number(_ value: Double, decimals: Int = 3, in locale: Locale) -> String {
        value.formatted(.number.precision(.fractionLength(0...decimals)).locale(locale))
    }

    /// The number that a text is, as people write it; `nil` if it is none.
    static func value(of text: String, in locale: Locale) -> Double? {
        try? Double(text.trimmingCharacters(in: .whitespaces), format: .number.locale(locale))
    }
}
#endif
