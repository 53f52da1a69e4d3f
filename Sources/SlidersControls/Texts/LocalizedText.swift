#if APPLE_UI
import Foundation

/// The control's own words and numbers, in the user's language, and numbers that people type.
package enum LocalizedText {
    /// A word of the control.
    package static func localized(_ key: String) -> String {
        Bundle.module.localizedString(forKey: key, value: key, table: nil)
    }

    /// The name of a thumb together with that of its slider, such as "Minimum Price".
    static func name(ofThumb thumb: String, ofSlider slider: String) -> String {
        localized("{thumb} {slider}").replacingOccurrences(of: "{thumb}", with: thumb)
            .replacingOccurrences(of: "{slider}", with: slider)
    }

    /// A number with up to some decimals.
    package static func number(_ value: Double, decimals: Int, in locale: Locale) -> String {
        // A number that is rounded to 0 has no sign.
        let isZero = abs(value) * pow(10, Double(decimals)) <= 0.5
        return (isZero ? 0 : value).formatted(.number.precision(.fractionLength(0...decimals)).locale(locale))
    }

    // MARK: Reading

    /// The number that a text is, as people write it in a language, alone or with characters that an app writes around
    /// numbers; `nil` if it is none.
    package static func value(of text: String, besides words: String = "", in locale: Locale) -> Double? {
        let decimal: Character = locale.decimalSeparator == "," ? "," : "."
        let group: Character = decimal == "," ? "." : ","
        let others = Set(words.filter { !isPartOfNumber($0) })
        let typed = String(
            text.filter { !others.contains($0) }.compactMap { character -> Character? in
                switch character {
                case "−": "-"
                case "٫": decimal
                case "'", "’", "٬", "\u{61C}", "\u{200E}", "\u{200F}",
                    _ where character.isWhitespace:
                    nil
                default: isDigit(character) ? character.wholeNumberValue.map { Character("\($0)") } : character
                }
            })
        var number = typed.first == "+" ? String(typed.dropFirst()) : typed
        if number.matches("-?[1-9][0-9]{0,2}([\(group)][0-9]{2,3})*[\(group)][0-9]{3}([\(decimal)][0-9]*)?") {
            // The mark could be a decimal mark as well in a language that doesn't write it in numbers.
            let isAmbiguous = number.matches("-?[0-9]+[.,][0-9]{3}")
            if isAmbiguous, locale.groupingSeparator != String(group) { return nil }
            number.removeAll { $0 == group }
        }
        number = String(number.map { $0 == "," ? "." : $0 })
        return number.matches("-?([0-9]+[.]?[0-9]*|[.][0-9]+)") ? Double(number) : nil
    }

    /// Whether a character can be a part of a number.
    private static func isPartOfNumber(_ character: Character) -> Bool {
        isDigit(character) || "+-−.,٫٬'’".contains(character)
    }

    /// Whether a character is a digit of any script.
    private static func isDigit(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }

    /// Whether reading the text of a value gives a value with the same text.
    ///
    /// - Parameters:
    ///   - text: makes the text of a value.
    ///   - read: reads a text; `nil` reads a number with what the text has around it.
    package static func readsBack(
        _ value: Double, inside bounds: ClosedRange<Double>, in locale: Locale, text: (Double) -> String,
        read: ((String) -> Double?)?
    ) -> Bool {
        let shown = text(value)
        guard let value = read.map({ $0(shown) }) ?? self.value(of: shown, besides: shown, in: locale) else {
            return false
        }
        return text(min(max(value, bounds.lowerBound), bounds.upperBound)) == shown
    }
}

extension String {
    /// Whether the whole text matches a regular expression.
    fileprivate func matches(_ pattern: String) -> Bool {
        range(of: "^(\(pattern))$", options: .regularExpression) != nil
    }
}
#endif
