#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

// A round slider for one value.

extension CircularSlider {
    /// A dial for a value.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the distance of the values that thumbs can take, counted from the lower bound; `nil` is 1 for
    ///     integers, and allows every value of other types.
    ///   - neutralValue: the value that the span is drawn from; `nil` leaves it to the look.
    ///   - enabledBounds: the part of the bounds that thumbs may enter; `nil` is all of it.
    ///   - label: names the slider for assistive technology. It does not show.
    ///   - currentValueLabel: describes the value. It shows in the middle, in place of the look's
    ///     read-out, and a `Text` is read as the value.
    ///   - minimumValueLabel: stands below the ring, in the corner on the side of the track's start.
    ///   - maximumValueLabel: stands below the ring, in the corner on the side of the track's end.
    ///   - ticks: the ticks, in place of those of the look. They restrict no values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ended or was cancelled.
    public init<V: SliderValue>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let options = ValueOptions(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, ticks: ticks())
        self.init(
            BoundBinding(value[bridge: options.bridge]),
            options.settings(onEditingChanged),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A dial for a value in 0…1.
    public init<V: SliderValue & BinaryFloatingPoint>(
        value: Binding<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: 0...1, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// A dial for a value, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let options = ValueOptions(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, ticks: ticks())
        self.init(
            BoundBinding(value[bridge: options.bridge]),
            options.settings(format, onEditingChanged),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A dial for a value in 0…1, with texts in a format.
    public init<V: SliderValue & BinaryFloatingPoint, F: FormatStyle>(
        value: Binding<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            value: value, in: 0...1, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            format: format, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
    }
}

extension CircularSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A dial for a value, without labels.
    public init<V: SliderValue>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A dial for a value in 0…1, without labels.
    public init<V: SliderValue & BinaryFloatingPoint>(
        value: Binding<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: 0...1, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}
#endif
