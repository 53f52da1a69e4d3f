#if canImport(SwiftUI) && canImport(UIKit)
import SlidersCore
import SwiftUI

// What a round slider binds, with texts for labels and assistive technology in a format of Foundation.

extension CircularSlider {
    /// A dial for a floating-point number, with texts in a format.
    public init<V: BinaryFloatingPoint, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            SliderOptions(
                .single(value, .floating), ValueBridge.floating.configuration(bounds, step: step),
                text: ValueBridge.floating.text(in: format), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A dial for an integer, with texts in a format.
    public init<V: BinaryInteger, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            SliderOptions(
                .single(value, .integer), ValueBridge.integer.configuration(bounds, step: step),
                text: ValueBridge.integer.text(in: format), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A range of floating-point numbers on a full circle, which runs on across the top, with texts in a format.
    public init<V: BinaryFloatingPoint, F: FormatStyle>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            SliderOptions(
                .span(range, .floating), ValueBridge.floating.wrappingConfiguration(bounds, step: step),
                text: ValueBridge.floating.text(in: format), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A range of integers on a full circle, which runs on across the top, with texts in a format.
    public init<V: BinaryInteger, F: FormatStyle>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>, step: V = 1, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            SliderOptions(
                .span(range, .integer), ValueBridge.integer.wrappingConfiguration(bounds, step: step),
                text: ValueBridge.integer.text(in: format), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }
}
#endif
