#if APPLE_UI
import SwiftUI

/// A ruler: one value under a fixed mark, on a scale that moves under the finger and continues after a flick.
///
/// ```swift
/// @State private var exposure = 0.0
///
/// RulerSlider("Exposure", value: $exposure, in: -2...2, step: 0.1, detents: [0])
/// ```
/// A flick comes to rest on a step or a detent; then editing ends. A tap beside the mark moves the tapped value to the
/// mark. The scale fills the length that its parent proposes; ``SwiftUI/View/sliderBend(radius:)`` bends it.
nonisolated public struct RulerSlider<Label: View>: View {
    let content: LabeledSlider<RulerArguments, Label>

    /// The control with its label.
    @MainActor public var body: some View { content }
}
#endif
