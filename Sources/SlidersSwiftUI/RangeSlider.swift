#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersControls
import SwiftUI

/// A straight slider with two thumbs, or as many as it has values.
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
nonisolated public struct RangeSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: SliderView {
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
            form: .range(direction), bound: $bound, settings: sliderSettings, label: labels.label,
            value: nil,
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
