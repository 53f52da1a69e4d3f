#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersControls

/// Makes texts of the engine's numbers. Comparing two compares what they were made from, so that a slider is laid out
/// again only if its texts may differ.
struct ValueText: Equatable {
    private let source: AnyHashable
    private let make: (Double, _SliderRegion) -> String

    /// Makes texts in a format of the app's values.
    init<Value, F: FormatStyle>(_ format: F, _ bridge: ValueBridge<Value>)
    where F.FormatInput == Value, F.FormatOutput == String {
        source = [AnyHashable(format), AnyHashable(bridge)]
        make = { number, region in
            (region.locale.map { format.locale($0) } ?? format).format(bridge.value(number))
        }
    }

    /// Makes the texts of a type of values; `nil` if they are plain numbers.
    init?<Value>(of bridge: ValueBridge<Value>, on scale: _SliderTextScale) {
        let write = { (number: Double, region: _SliderRegion) in
            LocalizedText.number(number, in: region.locale ?? .autoupdatingCurrent)
        }
        guard let text = Value._sliderText(in: bridge.unit, on: scale, write) else { return nil }
        source = [AnyHashable(bridge), AnyHashable(scale)]
        make = text
    }

    /// The text of a number.
    ///
    /// - Parameter region: the region that replaces the format's.
    func callAsFunction(_ number: Double, in region: _SliderRegion = _SliderRegion()) -> String { make(number, region) }

    static func == (first: ValueText, second: ValueText) -> Bool { first.source == second.source }
}
#endif
