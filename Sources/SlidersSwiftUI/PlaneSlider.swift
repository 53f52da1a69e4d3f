#if APPLE_UI
import SwiftUI

/// A slider with two axes in a rectangle. It has one or more points; each represents two values.
///
/// ```swift
/// @State private var saturation = 80.0
/// @State private var brightness = 60.0
///
/// PlaneSlider("Color", x: $saturation, in: 0...100, y: $brightness, in: 0...100)
///     .sliderTrackTint(Gradient(colors: [.white, .red]))
///     .sliderVerticalTint(Gradient(colors: [.black, .clear]))
/// ```
/// Values increase to the right and upward. A press in the area moves the nearest point there, arrow keys move a point
/// along their axis, and assistive technology adjusts each coordinate separately. A plane fills the space that its
/// parent proposes; to limit its size, use a frame or an `aspectRatio`.
nonisolated public struct PlaneSlider<Label: View>: View {
    let content: LabeledSlider<PlaneArguments, Label>

    /// The control with its label.
    @MainActor public var body: some View { content }
}
#endif
