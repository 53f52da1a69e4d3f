#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

/// A round slider: a knob, a dial, or a range on a clock. The labels of its bounds stand in the corners below.
///
/// ```swift
/// @State private var night = CircularRange(start: 22.0, length: 8.0)
///
/// CircularSlider(range: $night, in: 0...24, step: 0.25) { Text("Sleep") }
/// ```
nonisolated public struct CircularSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: SliderView {
    @BoundBinding private var bound: BoundValues
    public var sliderSettings: SliderSettings
    private var start = 0.0
    private var sweep = 360.0
    private let labels: SliderLabels<Label, MinimumLabel, MaximumLabel>

    init(
        _ bound: BoundBinding, _ settings: SliderSettings,
        _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>
    ) {
        _bound = bound
        sliderSettings = settings
        self.labels = labels
    }

    /// The control with its labels.
    @MainActor public var body: some View {
        let form = SliderForm.ring(start: start, sweep: sweep)
        BoundSlider(
            form: form, bound: $bound, settings: settings, label: labels.label, value: labels.currentText,
            ends: RingEnds(
                track: form.track, current: labels.current, minimum: labels.minimum, maximum: labels.maximum))
    }

    /// What is set, where a view that describes the value stands in place of the read-out.
    private var settings: SliderSettings {
        var settings = sliderSettings
        settings.marks.replacesReadout = labels.current != nil
        return settings
    }

    /// Sets the angle of the lower bound, in degrees clockwise from north, and the degrees from there to the upper
    /// bound. A negative sweep runs counter-clockwise; 720 is two turns. 0 and 360 by default.
    public func arc(start: Double, sweep: Double) -> Self {
        var copy = self
        copy.start = start
        copy.sweep = sweep
        return copy
    }
}
#endif
