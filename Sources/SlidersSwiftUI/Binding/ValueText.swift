#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersLayers
import SlidersUIKit

/// Makes texts of the engine's numbers. It is compared by what it was made of, so that a slider is laid out again only
/// if its texts may differ.
struct ValueText: Equatable {
    private let source: AnyHashable
    private let make: (Double, Locale?) -> String

    /// Makes texts in a format of the app's values.
    init<B: ValueBridge, F: FormatStyle>(_ format: F, _ bridge: B)
    where F.FormatInput == B.Value, F.FormatOutput == String {
        source = [AnyHashable(format), AnyHashable(bridge)]
        make = { number, locale in (locale.map { format.locale($0) } ?? format).format(bridge.value(number)) }
    }

    /// Makes texts with a unit behind the number.
    init(in unit: Dimension) {
        source = unit
        make = { "\(LocalizedText.number($0, in: $1 ?? .autoupdatingCurrent)) \(unit.symbol)" }
    }

    /// The text of a number.
    ///
    /// - Parameter locale: the language and the region in place of the format's; `nil` keeps those.
    func callAsFunction(_ number: Double, in locale: Locale? = nil) -> String { make(number, locale) }

    static func == (first: ValueText, second: ValueText) -> Bool { first.source == second.source }
}
#endif
