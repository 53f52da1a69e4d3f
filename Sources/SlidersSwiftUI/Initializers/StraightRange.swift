#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

// A straight slider for a range.

extension RangeSlider {
    /// A slider for a range.
    ///
    /// - Parameters:
    ///   - value: the range, with a thumb at each end.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the distance of the values that thumbs can take, counted from the lower bound; `nil` is 1 for
    ///     integers, and allows every value of other types.
    ///   - enabledBounds: the part of the bounds that thumbs may enter; `nil` is all of it.
    ///   - label: names the slider for assistive technology. It does not show.
    ///   - minimumValueLabel: stands at the end of the track with the lowest value.
    ///   - maximumValueLabel: stands at the end of the track with the highest value.
    ///   - ticks: the ticks, in place of those of the look. They restrict no values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ended or was cancelled.
    public init<V: SliderValue>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let options = ValueOptions(bounds: bounds, step: step, enabledBounds: enabledBounds, ticks: ticks())
        self.init(
            BoundBinding(value[bridge: options.bridge]),
            options.settings(onEditingChanged),
            SliderLabels(label(), EmptyView(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for a range in 0…1.
    public init<V: SliderValue & BinaryFloatingPoint>(
        value: Binding<ClosedRange<V>>, step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: 0...1, step: step, enabledBounds: enabledBounds, label: label,
            minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// A slider for a range, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let options = ValueOptions(bounds: bounds, step: step, enabledBounds: enabledBounds, ticks: ticks())
        self.init(
            BoundBinding(value[bridge: options.bridge]),
            options.settings(format, onEditingChanged),
            SliderLabels(label(), EmptyView(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A slider for a range in 0…1, with texts in a format.
    public init<V: SliderValue & BinaryFloatingPoint, F: FormatStyle>(
        value: Binding<ClosedRange<V>>, step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            value: value, in: 0...1, step: step, enabledBounds: enabledBounds, format: format, label: label,
            minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
    }
}

extension RangeSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A slider for a range, without labels.
    public init<V: SliderValue>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, enabledBounds: enabledBounds, label: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }

    /// A slider for a range in 0…1, without labels.
    public init<V: SliderValue & BinaryFloatingPoint>(
        value: Binding<ClosedRange<V>>, step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: 0...1, step: step, enabledBounds: enabledBounds, label: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }
}
#endif
