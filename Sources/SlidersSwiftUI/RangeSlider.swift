#if canImport(SwiftUI) && canImport(UIKit)
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
    var options: SliderOptions
    var direction = SlidersUIKit.RangeSlider.Direction.trailing
    let label: Label
    let minimumLabel: MinimumLabel
    let maximumLabel: MaximumLabel

    public var body: some View {
        HStack {
            minimumLabel
            SliderRepresentable(options: options, make: { SlidersUIKit.RangeSlider() }, prepare: { $0.direction = direction })
            maximumLabel
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
    }

    public func configured(_ change: (inout SliderConfiguration) -> Void) -> Self {
        var copy = self
        change(&copy.options.configuration)
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

    /// Where values grow; in the direction of the language by default.
    public func direction(_ direction: SlidersUIKit.RangeSlider.Direction) -> Self {
        var copy = self
        copy.direction = direction
        return copy
    }
}

extension RangeSlider {
    /// A slider for a range of numbers.
    ///
    /// - Parameters:
    ///   - step: the distance of the values that can be taken, counted from the lower bound; `nil` is every value.
    ///   - onEditingChanged: called with `true` when a drag begins and with `false` when it ended or was cancelled.
    public init<V: BinaryFloatingPoint>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            .range(value, .floating), .floating, bounds, step, nil, label(), minimumValueLabel(), maximumValueLabel(),
            onEditingChanged)
    }

    /// A slider for a range of numbers, told to assistive technology in a format.
    public init<V: BinaryFloatingPoint, F: FormatStyle>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            .range(value, .floating), .floating, bounds, step, ValueBridge<V>.floating.text(in: format), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }

    /// A slider for a range of whole numbers.
    public init<V: BinaryInteger>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>, step: V = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            .range(value, .integer), .integer, bounds, step, nil, label(), minimumValueLabel(), maximumValueLabel(),
            onEditingChanged)
    }

    /// A slider for a range of dates; the step is in seconds.
    public init(
        value: Binding<ClosedRange<Date>>, in bounds: ClosedRange<Date>, step: TimeInterval? = nil,
        format: Date.FormatStyle = Date.FormatStyle(date: .abbreviated, time: .omitted),
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let bridge = ValueBridge.date
        self.init(
            .range(value, bridge), bridge, bounds, step.map { Date(timeIntervalSinceReferenceDate: $0) },
            bridge.text(in: format), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A slider for a range of measurements, counted in the unit of the lower bound.
    public init<U: Dimension>(
        value: Binding<ClosedRange<Measurement<U>>>, in bounds: ClosedRange<Measurement<U>>, step: Measurement<U>? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let unit = bounds.lowerBound.unit, bridge = ValueBridge.measurement(in: unit)
        self.init(
            .range(value, bridge), bridge, bounds, step,
            ValueBridge.text(in: unit), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
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
            .list(values, .floating), .floating, bounds, step, nil, label(), minimumValueLabel(), maximumValueLabel(),
            onEditingChanged)
    }

    init<V: Comparable>(
        _ link: SliderLink, _ bridge: ValueBridge<V>, _ bounds: ClosedRange<V>, _ step: V?, _ text: ((Double) -> String)?,
        _ label: Label, _ minimumLabel: MinimumLabel, _ maximumLabel: MaximumLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        options = SliderOptions(link, bridge, bounds, step, text, onEditingChanged)
        (self.label, self.minimumLabel, self.maximumLabel) = (label, minimumLabel, maximumLabel)
    }
}
#endif
