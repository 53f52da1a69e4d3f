#if APPLE_UI
import Foundation

/// The control's own words and numbers, in a language, and numbers that people type.
package enum LocalizedText {
    /// The bundle whose table `Sliders` comes before the words of the control.
    @MainActor static var app = Bundle.main { didSet { found = nil } }
    /// The bundles of the language that was asked for last.
    @MainActor private static var found: (locale: Locale, app: Bundle?, own: Bundle)?

    /// A word: the app's, or the control's own.
    @MainActor package static func localized(_ key: String, in locale: Locale) -> String {
        let (app, own) = bundles(in: locale)
        let word = own.localizedString(forKey: key, value: key, table: nil)
        return app?.localizedString(forKey: key, value: word, table: "Sliders") ?? word
    }

    /// The bundles with the words of a language: the app's, if it has the language, and the control's own. If neither
    /// has it, and for the user's locale, both are in the language that the app has for the user.
    @MainActor private static func bundles(in locale: Locale) -> (app: Bundle?, own: Bundle) {
        if let found, found.locale == locale { return (found.app, found.own) }
        let isUsers = [.autoupdatingCurrent, .current].contains(locale)
        let own = isUsers ? nil : bundle(in: locale, of: .module)
        let theirs = isUsers ? nil : bundle(in: locale, of: app)
        let bundles = (app: theirs ?? (own == nil ? app : nil), own: own ?? .module)
        found = (locale, bundles.app, bundles.own)
        return bundles
    }

    /// The part of a bundle in the language of a locale; `nil` if there is none.
    private static func bundle(in locale: Locale, of bundle: Bundle) -> Bundle? {
        let language = locale.identifier.prefix(while: \.isLetter)
        var names = bundle.localizations.filter { $0.prefix(while: \.isLetter) == language }
        // The system chooses among regions and scripts. Without the language, it would choose another one.
        if names.count > 1 {
            let tag = locale.identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
            names = Bundle.preferredLocalizations(from: names, forPreferences: [tag])
        }
        return names.first.flatMap { bundle.path(forResource: $0, ofType: "lproj") }.flatMap(Bundle.init(path:))
    }

    /// The name of a thumb together with that of its slider, such as "Minimum Price".
    @MainActor static func name(ofThumb thumb: String, ofSlider slider: String, in locale: Locale) -> String {
        localized("{thumb} {slider}", in: locale).replacingOccurrences(of: "{thumb}", with: thumb)
            .replacingOccurrences(of: "{slider}", with: slider)
    }

    /// A number with up to some decimals.
    @inline(never) package static func number(_ value: Double, decimals: Int, in locale: Locale) -> String {
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
        let others = words.filter { !isPartOfNumber($0) }
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
    @inline(never) private static func isDigit(_ character: Character) -> Bool {
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
