#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

// A round slider for a range that runs on across the seam.

extension CircularSlider {
    /// A range on a full circle, which runs on across the top. The track has to be a full circle.
    ///
    /// - Parameters:
    ///   - range: the range on the circle, which may run across its seam.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the distance of the values that thumbs can take, counted from the lower bound; `nil` is 1 for
    ///     integers, and allows every value of other types.
    ///   - label: names the slider for assistive technology. It does not show.
    ///   - currentValueLabel: describes the value. It shows in the middle, in place of the look's read-out.
    ///   - minimumValueLabel: stands below the ring, in the corner on the side of the track's start.
    ///   - maximumValueLabel: stands below the ring, in the corner on the side of the track's end.
    ///   - ticks: the ticks, in place of those of the look. They restrict no values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ended or was cancelled.
    public init<V: SliderValue>(
        range: Binding<CircularRange<V>>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let options = ValueOptions(bounds: bounds, step: step, wraps: true, ticks: ticks())
        self.init(
            BoundBinding(range[bridge: options.bridge]),
            options.settings(onEditingChanged),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A range on a full circle, which runs on across the top in 0…1.
    public init<V: SliderValue & BinaryFloatingPoint>(
        range: Binding<CircularRange<V>>, step: V.SliderDistance? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            range: range, in: 0...1, step: step, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// A range on a full circle, which runs on across the top, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        range: Binding<CircularRange<V>>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let options = ValueOptions(bounds: bounds, step: step, wraps: true, ticks: ticks())
        self.init(
            BoundBinding(range[bridge: options.bridge]),
            options.settings(format, onEditingChanged),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// A range on a full circle, which runs on across the top in 0…1, with texts in a format.
    public init<V: SliderValue & BinaryFloatingPoint, F: FormatStyle>(
        range: Binding<CircularRange<V>>, step: V.SliderDistance? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            range: range, in: 0...1, step: step, format: format, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }
}

extension CircularSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A range on a full circle, which runs on across the top, without labels.
    public init<V: SliderValue>(
        range: Binding<CircularRange<V>>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(range: range, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A range on a full circle, which runs on across the top in 0…1, without labels.
    public init<V: SliderValue & BinaryFloatingPoint>(
        range: Binding<CircularRange<V>>, step: V.SliderDistance? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(range: range, in: 0...1, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}
#endif
