#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

// A round slider for any number of values.

extension CircularSlider {
    /// A round slider with one thumb for each value. Thumbs stop at the ends, also where these meet on a full circle.
    ///
    /// - Parameters:
    ///   - values: the values, with a thumb for each.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the distance of the values that thumbs can take, counted from the lower bound; `nil` is 1 for
    ///     integers, and allows every value of other types.
    ///   - enabledBounds: the part of the bounds that thumbs may enter; `nil` is all of it.
    ///   - label: names the slider for assistive technology. It does not show.
    ///   - currentValueLabel: describes the value. It shows in the middle, in place of the look's read-out.
    ///   - minimumValueLabel: stands below the ring, in the corner on the side of the track's start.
    ///   - maximumValueLabel: stands below the ring, in the corner on the side of the track's end.
    ///   - ticks: the ticks, in place of those of the look. They restrict no values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ended or was cancelled.
    public init<V: SliderValue>(
        values: Binding<[V]>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let options = ValueOptions(bounds: bounds, step: step, enabledBounds: enabledBounds, ticks: ticks())
        self.init(
            BoundBinding(values[bridge: options.bridge]),
            options.settings(onEditingChanged),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A round slider with one thumb for each value in 0…1.
    public init<V: SliderValue & BinaryFloatingPoint>(
        values: Binding<[V]>, step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            values: values, in: 0...1, step: step, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// A round slider with one thumb for each value, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        values: Binding<[V]>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let options = ValueOptions(bounds: bounds, step: step, enabledBounds: enabledBounds, ticks: ticks())
        self.init(
            BoundBinding(values[bridge: options.bridge]),
            options.settings(format, onEditingChanged),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A round slider with one thumb for each value in 0…1, with texts in a format.
    public init<V: SliderValue & BinaryFloatingPoint, F: FormatStyle>(
        values: Binding<[V]>, step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            values: values, in: 0...1, step: step, enabledBounds: enabledBounds, format: format, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
    }
}

extension CircularSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A round slider with one thumb for each value, without labels.
    public init<V: SliderValue>(
        values: Binding<[V]>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            values: values, in: bounds, step: step, enabledBounds: enabledBounds, label: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }

    /// A round slider with one thumb for each value in 0…1, without labels.
    public init<V: SliderValue & BinaryFloatingPoint>(
        values: Binding<[V]>, step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            values: values, in: 0...1, step: step, enabledBounds: enabledBounds, label: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }
}
#endif
