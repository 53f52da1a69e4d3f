#if APPLE_UI
import SwiftUI

/// A straight slider with one value. VoiceOver announces it by its label, like SwiftUI's own slider.
///
/// ```swift
/// @State private var speed = 1.25
///
/// ValueSlider(value: $speed, in: 0.5...2, step: 0.25) {
///     Text("Speed")
/// } minimumValueLabel: {
///     Text("½×")
/// } maximumValueLabel: {
///     Text("2×")
/// }
/// ```
nonisolated public struct ValueSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: View {
    private let content: LabeledSlider<TrackSlider<StraightEnds<MinimumLabel, MaximumLabel>>, Label>

    init(
        _ bound: BoundBinding, _ arguments: SliderArguments, _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>
    ) {
        content = LabeledSlider(bound, .value, arguments, labels)
    }

    /// The control with its labels.
    @MainActor public var body: some View { content }
}
#endif
