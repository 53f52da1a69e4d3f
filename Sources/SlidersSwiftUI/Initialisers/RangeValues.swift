#if canImport(SwiftUI) && canImport(UIKit)
import SlidersCore
import SwiftUI

// What a straight slider binds.

extension RangeSlider {
    /// A slider for a range of floating-point numbers.
    ///
    /// - Parameters:
    ///   - step: the distance of the values that thumbs can take, counted from the lower bound; `nil` allows every
    ///     value.
    ///   - label: names the slider for assistive technology, if it is a `Text`. It does not show.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ended or was cancelled.
    public init<V: BinaryFloatingPoint>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderOptions(
                .range(value, .floating), ValueBridge.floating.configuration(bounds, step: step), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for a range of integers.
    public init<V: BinaryInteger>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>, step: V = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderOptions(
                .range(value, .integer), ValueBridge.integer.configuration(bounds, step: step), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider with one thumb for each number.
    public init<V: BinaryFloatingPoint>(
        values: Binding<[V]>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderOptions(
                .list(values, .floating), ValueBridge.floating.configuration(bounds, step: step), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for a range of dates. The step is in seconds; `nil` allows every date.
    public init(
        value: Binding<ClosedRange<Date>>, in bounds: ClosedRange<Date>, step: TimeInterval? = nil,
        format: Date.FormatStyle = Date.FormatStyle(date: .abbreviated, time: .omitted),
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderOptions(
                .range(value, .date), ValueBridge.date.configuration(bounds, seconds: step),
                text: ValueBridge.date.text(in: format), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for a range of measurements, counted in the unit of the lower bound; a step of `nil` allows every
    /// value.
    public init<U: Dimension>(
        value: Binding<ClosedRange<Measurement<U>>>, in bounds: ClosedRange<Measurement<U>>,
        step: Measurement<U>? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let bridge = ValueBridge.measurement(in: bounds.lowerBound.unit)
        self.init(
            SliderOptions(
                .range(value, bridge), bridge.configuration(bounds, step: step),
                text: ValueBridge.text(in: bounds.lowerBound.unit), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }
}
#endif
