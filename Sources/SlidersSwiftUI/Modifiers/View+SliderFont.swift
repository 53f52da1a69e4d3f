#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

extension View {
    /// Sets the font of a text of the sliders inside, or of all their texts if you leave out `text`. `nil` uses the
    /// font of the style.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).sliderFont(.caption.monospacedDigit(), for: .tickLabel)
    /// ```
    /// A `SliderFont` has the names of SwiftUI's fonts, because a control can read those only in iOS 26 and macOS 26
    /// and later. There, texts without a font of their own or of the style have the font of the environment; see
    /// `font(_:)`.
    nonisolated public func sliderFont(_ font: SliderFont?, for text: SliderTextRole? = nil) -> some View {
        environment(\.sliderOptions.fonts[text], font)
    }
}
#endif
