#if APPLE_UI
import SwiftUI

/// A slider for an angle and a distance: a point on a disc.
///
/// ```swift
/// @State private var hue = Angle.degrees(30)
/// @State private var saturation = 0.8
///
/// PolarSlider("Color", angle: $hue, distance: $saturation)
/// ```
/// By default, angles run clockwise from the top; to change that, use ``SwiftUI/View/sliderArc(start:sweep:)``.
/// Distances increase from the center. The left and right arrow keys turn a point around the center; the up and down
/// arrow keys change its distance.
nonisolated public struct PolarSlider<Label: View>: View {
    let content: LabeledSlider<PlaneArguments, Label>

    /// The control with its label.
    @MainActor public var body: some View { content }
}
#endif
