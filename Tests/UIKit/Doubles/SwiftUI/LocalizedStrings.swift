// Checked against: developer.apple.com/documentation/swift/string/localizationvalue,
// …/string/init(localized:table:bundle:locale:comment:) (the locale is for what is interpolated),
// …/string/init(localized:), developer.apple.com/documentation/swiftui/localizedstringkey,
// developer.apple.com/documentation/foundation/localizedstringresource (the locale is also
// the language). On Apple's platforms they are Foundation's.
import Foundation

@available(iOS 15, macOS 12, *)
extension String {
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        fileprivate let key: String
        fileprivate let values: [String]

        public init(_ value: String) { (key, values) = (value, []) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            (key, values) = (stringInterpolation.key, stringInterpolation.values)
        }

        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var values: [String] = []
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }
            public mutating func appendInterpolation(_ string: String) { append("%@", string) }
            public mutating func appendInterpolation(_ value: Int) { append("%lld", "\(value)") }
            public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%lf", value)) }
            private mutating func append(_ specifier: String, _ value: String) {
                key += specifier
                values.append(value)
            }
        }

        /// The text in a language, with the values instead of their specifiers.
        fileprivate func text(in language: String) -> String {
            guard !values.isEmpty else { return Translations.texts[language]?[key] ?? key }
            var text = (Translations.texts[language]?[key] ?? key)[...]
            var values = values[...]
            var result = ""
            while let percent = text.firstIndex(of: "%") {
                result += text[..<percent]
                text = text[percent...]
                let specifier = ["%%", "%@", "%lld", "%lf"].first(where: text.hasPrefix) ?? "%"
                result += specifier == "%%" || specifier == "%" ? "%" : values.popFirst() ?? specifier
                text = text.dropFirst(specifier.count)
            }
            return result + text
        }
    }

    /// The text in the app's language.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(in: Translations.language)
    }

    /// The text in the language of a resource.
    @available(iOS 16, macOS 13, *) public init(localized resource: LocalizedStringResource) {
        self = resource.value.text(in: resource.locale.identifier)
    }
}

@available(iOS 16, macOS 13, *)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    fileprivate let value: String.LocalizationValue
    public var locale: Locale

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        (value, self.locale) = (keyAndValue, locale)
    }

    /// The text that `Text` shows: in the language of the app, unless the resource names one.
    var shown: String { value.text(in: locale == .current ? Translations.language : locale.identifier) }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A key of the app's strings, from which `Text` takes its content.
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let value: String.LocalizationValue

    public init(_ value: String) { self.value = String.LocalizationValue(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation)
    }
}

/// The strings of the app.
@_spi(Double) public enum Translations {
    /// The language of the app.
    public static let language = "en"
    /// The texts of keys, by languages.
    public nonisolated(unsafe) static var texts: [String: [String: String]] = [:]
}
