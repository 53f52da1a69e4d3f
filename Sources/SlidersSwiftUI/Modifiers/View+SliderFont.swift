#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

extension View {
    /// Sets the font of texts of the sliders inside, of all texts without `text`; `nil` leaves it to their style.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).sliderFont(.caption.monospacedDigit(), for: .tickLabel)
    /// ```
    /// The fonts have the names of SwiftUI's, which no version before iOS 26 and macOS 26 tells to a control. From
    /// there on texts without a font of their own or of the style have the environment's, see `font(_:)`.
    nonisolated public func sliderFont(_ font: SliderFont?, for text: SliderTextRole? = nil) -> some View {
        environment(\.sliderOptions.fonts[text], font)
    }
}
#endif
