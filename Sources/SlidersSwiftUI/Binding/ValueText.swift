#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersControls

/// Makes texts of the engine's numbers. It is compared by what it was made of, so that a slider is laid out again only
/// if its texts may differ.
struct ValueText: Equatable {
    private let source: AnyHashable
    private let make: (Double, Locale?) -> String

    /// Makes texts in a format of the app's values.
    init<Value, F: FormatStyle>(_ format: F, _ bridge: ValueBridge<Value>)
    where F.FormatInput == Value, F.FormatOutput == String {
        source = [AnyHashable(format), AnyHashable(bridge)]
        make = { number, locale in (locale.map { format.locale($0) } ?? format).format(bridge.value(number)) }
    }

    /// Makes the texts of a type of values; `nil` if they are plain numbers.
    init?<Value>(of bridge: ValueBridge<Value>) {
        let write = { LocalizedText.number($0, in: $1 ?? .autoupdatingCurrent) }
        guard let text = Value._sliderText(in: bridge.unit, write) else { return nil }
        source = bridge
        make = text
    }

    /// The text of a number.
    ///
    /// - Parameter locale: the language and the region in place of the format's; `nil` keeps those.
    func callAsFunction(_ number: Double, in locale: Locale? = nil) -> String { make(number, locale) }

    static func == (first: ValueText, second: ValueText) -> Bool { first.source == second.source }
}
#endif
