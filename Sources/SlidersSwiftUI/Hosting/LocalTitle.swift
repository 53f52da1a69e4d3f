#if APPLE_UI
import SwiftUI

/// A short text of an app: as it is, or to be looked up in the app's strings.
enum LocalTitle: Equatable {
    case verbatim(String)
    case key(String.LocalizationValue)

    /// The text in the language that an app gives its views; `nil` is that of the app.
    func text(in locale: Locale?) -> String {
        switch self {
        case .verbatim(let text): return text
        case .key(let key):
            guard let locale else { return String(localized: key) }
            if #available(iOS 16, macOS 13, visionOS 1, *) {
                return String(localized: LocalizedStringResource(key, locale: locale))
            }
            return String(localized: key, locale: locale)
        }
    }
}
#endif
