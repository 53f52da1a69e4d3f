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
            .single(value, bridge), bridge, bounds, step, { format.format(bridge.value($0)) }, label(), minimumValueLabel(),
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
            maximumValueLabel(), onEditingChanged)
        options.configuration.seam = .wrap
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
            .span(range, bridge, bounds), bridge, bounds, step, { format.format(bridge.value($0)) }, label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
        options.configuration.seam = .wrap
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
            { format.format(bridge.value($0)) }, label(), minimumValueLabel(),
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
            .single(value, bridge), bridge, bounds, step, { "\(SliderTexts.plain($0)) \(unit.symbol)" }, label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }

    private init<V: Comparable>(
        _ link: SliderLink, _ bridge: ValueBridge<V>, _ bounds: ClosedRange<V>, _ step: V?, _ text: ((Double) -> String)?,
        _ label: Label, _ minimumLabel: MinimumLabel, _ maximumLabel: MaximumLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        options = SliderOptions(link, bridge, bounds, step, text, onEditingChanged)
        options.configuration.press = .anywhere
        (self.label, self.minimumLabel, self.maximumLabel) = (label, minimumLabel, maximumLabel)
    }
}
#endif
