#if APPLE_UI
import SwiftUI

/// A circular slider: a knob, a dial, or a range on a clock. The labels of its bounds are at the ends of an arc or,
/// around a full circle, in the lower corners.
///
/// ```swift
/// @State private var night = CircularRange(start: 22.0, length: 8.0)
///
/// CircularSlider(value: $night, in: 0...24, step: 0.25) { Text("Sleep") }
/// ```
nonisolated public struct CircularSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: View {
    private let content: LabeledSlider<TrackSlider<RingEnds<MinimumLabel, MaximumLabel>>, Label>

    init(
        _ bound: BoundBinding, _ arguments: SliderArguments, _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>
    ) {
        var arguments = arguments
        // A view that describes the value replaces the readout.
        arguments.marks.replacesReadout = labels.current != nil
        let ends = RingEnds(current: labels.current, minimum: labels.minimum, maximum: labels.maximum)
        content = LabeledSlider(
            bound, TrackSlider(kind: .ring, arguments: arguments, valueText: labels.currentText, ends: ends),
            labels.label)
    }

    /// The control with its labels.
    @MainActor public var body: some View { content }
}
#endif
