#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

/// A straight slider with one value, announced by its label as SwiftUI's own.
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
nonisolated public struct ValueSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: SliderView {
    @BoundBinding private var bound: BoundValues
    public var sliderSettings: SliderSettings
    private var direction = SliderDirection.trailing
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
        BoundSlider(
            form: .value(direction), bound: $bound, settings: sliderSettings, label: labels.label,
            value: labels.currentText,
            ends: StraightEnds(direction: direction, minimum: labels.minimum, maximum: labels.maximum))
    }

    /// Sets where values grow; `trailing` by default.
    public func direction(_ direction: SliderDirection) -> Self {
        var copy = self
        copy.direction = direction
        return copy
    }
}
#endif
