#if canImport(SwiftUI) && canImport(UIKit)
import SlidersUIKit
import SwiftUI

// What a straight slider takes beside floating-point numbers, on a ring. A range of dates has none: its span would be no date.

extension CircularSlider {
    /// A dial for one whole number.
    public init<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(.single(value, .integer), .integer, bounds, step, nil, label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }

    /// A dial for one whole number, told in a format.
    public init<V: BinaryInteger, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let bridge = ValueBridge<V>.integer
        self.init(
            .single(value, bridge), bridge, bounds, step, bridge.text(in: format), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }

    /// A range of whole numbers that runs on across the top.
    public init<V: BinaryInteger>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>, step: V = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(.span(range, .integer, bounds), .integer, bounds, step, nil, label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged, seam: .wrap)
    }

    /// A range of whole numbers that runs on across the top, told in a format.
    public init<V: BinaryInteger, F: FormatStyle>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>, step: V = 1, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let bridge = ValueBridge<V>.integer
        self.init(
            .span(range, bridge, bounds), bridge, bounds, step, bridge.text(in: format), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged, seam: .wrap)
    }

    /// A dial for a date; the step is in seconds.
    public init(
        value: Binding<Date>, in bounds: ClosedRange<Date>, step: TimeInterval? = nil,
        format: Date.FormatStyle = Date.FormatStyle(date: .abbreviated, time: .omitted),
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let bridge = ValueBridge.date
        self.init(
            .single(value, bridge), bridge, bounds, step.map { Date(timeIntervalSinceReferenceDate: $0) },
            bridge.text(in: format), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }

    /// A dial for a measurement, counted in the unit of the lower bound.
    public init<U: Dimension>(
        value: Binding<Measurement<U>>, in bounds: ClosedRange<Measurement<U>>, step: Measurement<U>? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let unit = bounds.lowerBound.unit, bridge = ValueBridge.measurement(in: unit)
        self.init(
            .single(value, bridge), bridge, bounds, step, ValueBridge.text(in: unit), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }
}
#endif
