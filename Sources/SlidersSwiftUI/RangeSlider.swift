#if canImport(SwiftUI) && canImport(UIKit)
import SlidersCore
import SlidersUIKit
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
public struct RangeSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: SliderView {
    private var options: SliderOptions
    private var direction = SliderDirection.trailing
    private let labels: SliderLabels<Label, MinimumLabel, MaximumLabel>

    init(_ options: SliderOptions, _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>) {
        self.options = options
        self.labels = labels
    }

    /// The control with its labels.
    public var body: some View {
        HStack {
            labels.minimum
            SliderRepresentable(
                options: options, make: { SlidersUIKit.RangeSlider() }, prepare: { $0.direction = direction })
            labels.maximum
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(labels.label as? Text ?? Text(verbatim: ""))
    }

    public func configured(_ change: (inout SliderConfiguration) -> Void) -> Self {
        var copy = self
        copy.options.configure(change)
        return copy
    }

    public func sliderTint(_ tint: Color?) -> Self {
        var copy = self
        copy.options.tint = tint
        return copy
    }

    public func thumbNames(_ names: String...) -> Self {
        var copy = self
        copy.options.names = names
        return copy
    }

    /// Sets where values grow; `trailing` by default.
    public func direction(_ direction: SliderDirection) -> Self {
        var copy = self
        copy.direction = direction
        return copy
    }
}
#endif
