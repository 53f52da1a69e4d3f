#if APPLE_UI
import SlidersControls
import SwiftUI

extension View {
    /// Sets the font of one kind of text of the sliders inside, or of all their text if you leave out `text`. `nil`
    /// uses the font of the style.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).sliderFont(.caption.monospacedDigit(), for: .tickLabel)
    /// ```
    /// `SliderFont` mirrors the names of SwiftUI's `Font`, which a control can read only on iOS 26, macOS 26, and
    /// later. On these systems, text has the font of the environment (see `font(_:)`) if neither this modifier nor the
    /// style sets a font.
    nonisolated public func sliderFont(_ font: SliderFont?, for text: SliderTextRole? = nil) -> some View {
        environment(\.sliderOptions.fonts[text], font)
    }
}
#endif
