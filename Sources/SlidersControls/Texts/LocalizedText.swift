#if APPLE_UI
import Foundation

/// The control's own words and its numbers in the language of a locale, and the parsing of numbers that people type.
package enum LocalizedText {
    /// The bundle of the app. The words in its table `Sliders` replace those of the control.
    @MainActor static var app = Bundle.main { didSet { cachedBundles = nil } }
    /// The bundles for the last locale.
    @MainActor private static var cachedBundles: (locale: Locale, app: Bundle?, own: Bundle)?

    /// Returns a word in the language of a locale, from the app's table if it has the word.
    @MainActor package static func localized(_ key: String, in locale: Locale) -> String {
        let (appBundle, ownBundle) = bundles(in: locale)
        let word = ownBundle.localizedString(forKey: key, value: key, table: nil)
        return appBundle?.localizedString(forKey: key, value: word, table: "Sliders") ?? word
    }

    /// Returns the app's bundle and this module's bundle for the language of a locale. The app's is `nil` if only this
    /// module has the language. If neither has it, and for the user's locale, the system chooses the language.
    @MainActor private static func bundles(in locale: Locale) -> (app: Bundle?, own: Bundle) {
        if let cachedBundles, cachedBundles.locale == locale { return (cachedBundles.app, cachedBundles.own) }
        let isUserLocale = [.autoupdatingCurrent, .current].contains(locale)
        let ownBundle = isUserLocale ? nil : bundle(in: locale, of: .module)
        let appBundle = isUserLocale ? nil : bundle(in: locale, of: app)
        let bundles = (app: appBundle ?? (ownBundle == nil ? app : nil), own: ownBundle ?? .module)
        cachedBundles = (locale, bundles.app, bundles.own)
        return bundles
    }

    /// Returns the localization of a bundle in the language of a locale, or `nil` if there is none.
    private static func bundle(in locale: Locale, of bundle: Bundle) -> Bundle? {
        let language = locale.identifier.prefix(while: \.isLetter)
        var names = bundle.localizations.filter { $0.prefix(while: \.isLetter) == language }
        // The system chooses a region and a script. It gets only localizations in this language, because it would
        // choose another language rather than none.
        if names.count > 1 {
            let tag = locale.identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
            names = Bundle.preferredLocalizations(from: names, forPreferences: [tag])
        }
        return names.first.flatMap { bundle.path(forResource: $0, ofType: "lproj") }.flatMap(Bundle.init(path:))
    }

    /// Returns the name of a thumb together with the name of its slider, such as "Minimum Price".
    @MainActor static func name(ofThumb thumb: String, ofSlider slider: String, in locale: Locale) -> String {
        localized("{thumb} {slider}", in: locale).replacingOccurrences(of: "{thumb}", with: thumb)
            .replacingOccurrences(of: "{slider}", with: slider)
    }

    /// Returns a number as text in a locale, with at most the specified number of decimals.
    @inline(never) package static func number(_ value: Double, decimals: Int, in locale: Locale) -> String {
        // A negative number that rounds to 0 would be formatted as “-0”.
        let isZero = abs(value) * pow(10, Double(decimals)) <= 0.5
        return (isZero ? 0 : value).formatted(.number.precision(.fractionLength(0...decimals)).locale(locale))
    }

    // MARK: Parsing

    /// Returns the number that a person typed in the notation of a locale, or `nil` if the text isn't a number.
    ///
    /// - Parameter ignoredText: a text whose characters are ignored unless they can be parts of numbers, such as a
    ///   value with the unit that the app writes after it.
    package static func value(of text: String, ignoringCharactersOf ignoredText: String = "", in locale: Locale)
        -> Double?
    {
        let decimalMark: Character = locale.decimalSeparator == "," ? "," : "."
        let groupMark: Character = decimalMark == "," ? "." : ","
        let ignoredCharacters = ignoredText.filter { !isPartOfNumber($0) }
        // The text with Western digits and marks, and without spaces, apostrophes, and marks of the writing direction.
        let normalized = String(
            text.filter { !ignoredCharacters.contains($0) }.compactMap { character -> Character? in
                switch character {
                case "−": "-"
                case "٫": decimalMark
                case "'", "’", "٬", "\u{61C}", "\u{200E}", "\u{200F}",
                    _ where character.isWhitespace:
                    nil
                default: isDigit(character) ? character.wholeNumberValue.map { Character("\($0)") } : character
                }
            })
        var number = normalized.first == "+" ? String(normalized.dropFirst()) : normalized
        // Digits in groups, as in “1,234.5”. Groups before the last one may have two digits, as in India.
        if number.matches(
            "-?[1-9][0-9]{0,2}([\(groupMark)][0-9]{2,3})*[\(groupMark)][0-9]{3}([\(decimalMark)][0-9]*)?")
        {
            // In “1.234”, the mark could also be a decimal mark, unless the locale groups digits with it.
            let isAmbiguous = number.matches("-?[0-9]+[.,][0-9]{3}")
            if isAmbiguous, locale.groupingSeparator != String(groupMark) { return nil }
            number.removeAll { $0 == groupMark }
        }
        number = String(number.map { $0 == "," ? "." : $0 })
        return number.matches("-?([0-9]+[.]?[0-9]*|[.][0-9]+)") ? Double(number) : nil
    }

    /// Returns whether a character can be a part of a number: a digit, a sign, or a mark.
    private static func isPartOfNumber(_ character: Character) -> Bool {
        isDigit(character) || "+-−.,٫٬'’".contains(character)
    }

    /// Returns whether a character is a digit of any script.
    @inline(never) private static func isDigit(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }

    /// Returns whether the text of a value can be parsed, and the parsed value has the same text.
    ///
    /// - Parameters:
    ///   - text: returns the text of a value.
    ///   - parse: returns the value of a text; `nil` parses a number and ignores the other characters of the text.
    package static func readsBack(
        _ value: Double, inside bounds: ClosedRange<Double>, in locale: Locale, text: (Double) -> String,
        parse: ((String) -> Double?)?
    ) -> Bool {
        let originalText = text(value)
        guard
            let parsedValue = parse.map({ $0(originalText) })
                ?? self.value(of: originalText, ignoringCharactersOf: originalText, in: locale)
        else { return false }
        return text(min(max(parsedValue, bounds.lowerBound), bounds.upperBound)) == originalText
    }
}

extension String {
    /// Returns whether the whole text matches a regular expression.
    fileprivate func matches(_ pattern: String) -> Bool {
        range(of: "^(\(pattern))$", options: .regularExpression) != nil
    }
}
#endif
