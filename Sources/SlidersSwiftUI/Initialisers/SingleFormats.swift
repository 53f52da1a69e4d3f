#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

// What a straight slider with one thumb binds, with texts for assistive technology in a format of Foundation.

extension ValueSlider {
    /// A slider for a floating-point number, with texts in a format.
    public init<V: BinaryFloatingPoint, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, F.FormatInput == V, F.FormatOutput == String {
        let bridge = FloatingBridge<V>()
        self.init(
            value[bridge: bridge],
            SliderSettings(
                bridge.configuration(bounds, step: step?.stepNumber), text: ValueText(format, bridge),
                onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for an integer, with texts in a format.
    public init<V: BinaryInteger, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: SignedInteger, F.FormatInput == V, F.FormatOutput == String {
        let bridge = IntegerBridge<V>()
        self.init(
            value[bridge: bridge],
            SliderSettings(
                bridge.configuration(bounds, step: step.stepNumber), text: ValueText(format, bridge), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for a date, with texts in any format. The step is in seconds; `nil` allows every date.
    public init<F: FormatStyle>(
        value: Binding<Date>, in bounds: ClosedRange<Date>, step: TimeInterval? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Date, F.FormatOutput == String {
        let bridge = DateBridge()
        self.init(
            value[bridge: bridge],
            SliderSettings(
                bridge.configuration(bounds, step: step), text: ValueText(format, bridge), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for a measurement, counted in the unit of the lower bound, with texts in a format.
    public init<U: Dimension, F: FormatStyle>(
        value: Binding<Measurement<U>>, in bounds: ClosedRange<Measurement<U>>,
        step: Measurement<U>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Measurement<U>, F.FormatOutput == String {
        let bridge = MeasurementBridge(unit: bounds.lowerBound.unit)
        self.init(
            value[bridge: bridge],
            SliderSettings(
                bridge.configuration(bounds, step: step.map(bridge.distance)),
                text: ValueText(format, bridge), onEditingChanged),
            SliderLabels(label(), minimumValueLabel(), maximumValueLabel()))
    }
}
#endif
