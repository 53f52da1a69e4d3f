#if canImport(SwiftUI) && canImport(UIKit)
import SlidersUIKit
import SwiftUI

// Each value in a format of Foundation, for labels of the slider and for assistive technology.

extension RangeSlider {
    /// A slider for a range of whole numbers, told in a format.
    public init<V: BinaryInteger, F: FormatStyle>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>, step: V = 1, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let bridge = ValueBridge<V>.integer
        self.init(
            .range(value, bridge), bridge, bounds, step, bridge.text(in: format), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }

    /// A slider for a range of dates, told in any format; the step is in seconds.
    public init<F: FormatStyle>(
        value: Binding<ClosedRange<Date>>, in bounds: ClosedRange<Date>, step: TimeInterval? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Date, F.FormatOutput == String {
        let bridge = ValueBridge.date
        self.init(
            .range(value, bridge), bridge, bounds, step.map { Date(timeIntervalSinceReferenceDate: $0) },
            bridge.text(in: format), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A slider for a range of measurements, counted in the unit of the lower bound and told in a format.
    public init<U: Dimension, F: FormatStyle>(
        value: Binding<ClosedRange<Measurement<U>>>, in bounds: ClosedRange<Measurement<U>>, step: Measurement<U>? = nil,
        format: F, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Measurement<U>, F.FormatOutput == String {
        let bridge = ValueBridge.measurement(in: bounds.lowerBound.unit)
        self.init(
            .range(value, bridge), bridge, bounds, step, bridge.text(in: format), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }

    /// A slider with one thumb for each number, told in a format.
    public init<V: BinaryFloatingPoint, F: FormatStyle>(
        values: Binding<[V]>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            .list(values, .floating), .floating, bounds, step, ValueBridge<V>.floating.text(in: format), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }
}

extension CircularSlider {
    /// A dial for one number, told in a format.
    public init<V: BinaryFloatingPoint, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let bridge = ValueBridge<V>.floating
        self.init(
            .single(value, bridge), bridge, bounds, step, bridge.text(in: format), label(), minimumValueLabel(), maximumValueLabel(),
            onEditingChanged)
    }

    /// A range that runs on across the top, told in a format.
    public init<V: BinaryFloatingPoint, F: FormatStyle>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let bridge = ValueBridge<V>.floating
        self.init(
            .span(range, bridge, bounds), bridge, bounds, step, bridge.text(in: format), label(), minimumValueLabel(), maximumValueLabel(),
            onEditingChanged, seam: .wrap)
    }
}
#endif
