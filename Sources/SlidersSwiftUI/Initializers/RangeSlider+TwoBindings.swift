#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension RangeSlider {
    /// Creates a slider for two values, each in a binding of its own. A drag writes the binding of what it moves alone.
    ///
    /// - Parameters:
    ///   - lower: the value of the lower thumb.
    ///   - upper: the value of the upper thumb.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the distance of the values that thumbs can take, counted from the lower bound; `nil` is 1 for
    ///     integers, and allows every value of other types.
    ///   - enabledBounds: the part of the bounds that thumbs may enter; `nil` is all of it.
    ///   - forbiddenRanges: the parts of the bounds that thumbs leap over; their ends are allowed.
    ///   - allowedValues: the only values that thumbs can take, in any order, in place of a step.
    ///   - minimumSpan: the least distance of neighboring thumbs.
    ///   - maximumSpan: the greatest distance of neighboring thumbs.
    ///   - thumbLimits: the limits of single thumbs, in their order; a thumb without one, or with `nil`, has none.
    ///   - detents: values that attract a dragged thumb within 8 points.
    ///   - resetValues: the values to which `sliderResetsOnDoubleTap()` resets thumbs, in their order; others go where
    ///     they were when the slider appeared.
    ///   - thumbNames: the names of the thumbs for assistive technology, in their order, from the app's strings.
    ///   - label: names the slider for assistive technology. It shows on macOS alone, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - minimumValueLabel: stands at the end of the track with the lowest value.
    ///   - maximumValueLabel: stands at the end of the track with the highest value.
    ///   - ticks: the ticks, in place of those of the look. They restrict no values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ended or was canceled.
    public init<V: SliderValue>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        minimumSpan: V.SliderDistance? = nil, maximumSpan: V.SliderDistance? = nil, thumbLimits: [ClosedRange<V>?] = [],
        detents: [V] = [], resetValues: [V] = [], thumbNames: [String.LocalizationValue] = [],
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let values = ValueArguments(
            bounds: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, ticks: ticks(),
            onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(lower: lower[bridge: values.bridge], upper: upper[bridge: values.bridge]),
            values.arguments(),
            SliderLabels(label(), EmptyView(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for two values, each in a binding of its own, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        minimumSpan: V.SliderDistance? = nil, maximumSpan: V.SliderDistance? = nil, thumbLimits: [ClosedRange<V>?] = [],
        detents: [V] = [], resetValues: [V] = [], thumbNames: [String.LocalizationValue] = [], format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let values = ValueArguments(
            bounds: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, ticks: ticks(),
            onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(lower: lower[bridge: values.bridge], upper: upper[bridge: values.bridge]),
            values.arguments(format),
            SliderLabels(label(), EmptyView(), minimumValueLabel(), maximumValueLabel()))
    }
}
#endif
