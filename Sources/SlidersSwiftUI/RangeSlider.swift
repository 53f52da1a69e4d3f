#if APPLE_UI
import SwiftUI

/// A straight slider with two or more thumbs, one for each value.
///
/// ```swift
/// @State private var price = 20.0...80.0
///
/// RangeSlider(value: $price, in: 0...100, step: 5) {
///     Text("Price")
/// } minimumValueLabel: {
///     Text("0")
/// } maximumValueLabel: {
///     Text("100")
/// }
/// ```
nonisolated public struct RangeSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: View {
    private let content: LabeledSlider<TrackSlider<StraightEnds<MinimumLabel, MaximumLabel>>, Label>

    init(
        _ bound: BoundBinding, _ arguments: SliderArguments, _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>
    ) {
        content = LabeledSlider(bound, .range, arguments, labels)
    }

    /// The control with its labels.
    @MainActor public var body: some View { content }
}
#endif
