#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

// What a straight slider with one thumb binds.

extension ValueSlider {
    /// A slider for a floating-point number.
    ///
    /// - Parameters:
    ///   - step: the distance of the values that thumbs can take, counted from the lower bound; `nil` allows every
    ///     value.
    ///   - label: names the slider for assistive technology. It does not show.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ended or was cancelled.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let bridge = FloatingBridge<V>()
        self.init(
            value[bridge: bridge],
            SliderSettings(
                bridge.configuration(bounds, step: step?.stepNumber), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for an integer.
    public init<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: SignedInteger {
        let bridge = IntegerBridge<V>()
        self.init(
            value[bridge: bridge],
            SliderSettings(
                bridge.configuration(bounds, step: step.stepNumber), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for a date. The step is in seconds; `nil` allows every date.
    public init(
        value: Binding<Date>, in bounds: ClosedRange<Date>, step: TimeInterval? = nil,
        format: Date.FormatStyle = Date.FormatStyle(date: .abbreviated, time: .omitted),
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let bridge = DateBridge()
        self.init(
            value[bridge: bridge],
            SliderSettings(
                bridge.configuration(bounds, step: step), text: ValueText(format, bridge), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for a measurement, counted in the unit of the lower bound; a step of `nil` allows every value.
    public init<U: Dimension>(
        value: Binding<Measurement<U>>, in bounds: ClosedRange<Measurement<U>>, step: Measurement<U>? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let bridge = MeasurementBridge(unit: bounds.lowerBound.unit)
        self.init(
            value[bridge: bridge],
            SliderSettings(
                bridge.configuration(bounds, step: step.map(bridge.distance)),
                text: ValueText(in: bridge.unit), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }
}
#endif
