#if APPLE_UI
import SwiftUI

/// A slider along a track: its kind, the arguments of its initializer, and the labels of its bounds.
struct TrackSlider<Ends: SliderEnds>: HostedSlider {
    let kind: SliderForm.Kind
    let arguments: SliderArguments
    let valueText: Text?
    let ends: Ends

    static var takesPlayhead: Bool { true }

    @MainActor func settings(over options: SliderOptions, for values: BoundValues) -> SliderSettings {
        SliderSettings(kind, arguments, options, values)
    }

    @MainActor func view(around control: SliderRepresentable<SliderSettings>) -> some View {
        ends.view(around: ThumbedControl(control: control))
    }
}

extension LabeledSlider {
    /// A straight slider.
    init<MinimumLabel, MaximumLabel>(
        _ bound: BoundBinding, _ kind: SliderForm.Kind, _ arguments: SliderArguments,
        _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>
    ) where Slider == TrackSlider<StraightEnds<MinimumLabel, MaximumLabel>> {
        let ends = StraightEnds(minimum: labels.minimum, maximum: labels.maximum)
        self.init(
            bound, TrackSlider(kind: kind, arguments: arguments, valueText: labels.currentText, ends: ends),
            labels.label)
    }
}
#endif
