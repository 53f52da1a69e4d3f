#if APPLE_UI
import SwiftUI

extension RangeSlider {
    /// Creates a slider for a range, or for any number of values.
    ///
    /// - Parameters:
    ///   - value: the binding of a closed or half-open range, with a thumb at each end, or of an array, with one thumb
    ///     for each element. With an empty array, the slider shows its track alone and is disabled.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that thumbs can take, counted from the lower bound. `nil` means a step
    ///     of 1 for integers, and no steps for other types.
    ///   - enabledBounds: the part of the bounds that thumbs can enter; `nil` means all of it.
    ///   - forbiddenRanges: the parts of the bounds that thumbs jump over; their ends are allowed.
    ///   - allowedValues: the only values that thumbs can take, in any order; they replace the step.
    ///   - minimumSpan: the minimum difference between the values of neighboring thumbs.
    ///   - maximumSpan: the maximum difference between the values of neighboring thumbs.
    ///   - thumbLimits: the limits of individual thumbs, in their order; a thumb without an entry, or with `nil`, has
    ///     none.
    ///   - detents: values that attract a dragged thumb within 8 points.
    ///   - resetValues: the values to which `sliderResetsOnDoubleTap()` resets thumbs, in their order; thumbs without
    ///     an entry return to where they were when the slider appeared.
    ///   - thumbNames: the names of the thumbs for assistive technology, in their order, from the app's strings.
    ///   - label: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - minimumValueLabel: the view at the end of the track with the lowest value.
    ///   - maximumValueLabel: the view at the end of the track with the highest value.
    ///   - ticks: the ticks, which replace the ticks of the look. They don't restrict values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    public init<B: SliderValues>(
        value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>, step: B.SliderThumbValue.SliderDistance? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let values = ValueArguments(
            bounds: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, ticks: ticks(),
            onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(),
            SliderLabels(label(), EmptyView(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for a range, or for any number of values, formatted as text.
    public init<B: SliderValues, F: FormatStyle>(
        value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>, step: B.SliderThumbValue.SliderDistance? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], format: F, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String {
        let values = ValueArguments(
            bounds: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, ticks: ticks(),
            onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(format),
            SliderLabels(label(), EmptyView(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for a range, or for any number of values, in 0…1.
    public init<B: SliderValues>(
        value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where B.SliderThumbValue: BinaryFloatingPoint {
        let values = ValueArguments(
            bounds: 0...1, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, ticks: ticks(),
            onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(),
            SliderLabels(label(), EmptyView(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for a range, or for any number of values, in 0…1, formatted as text.
    public init<B: SliderValues, F: FormatStyle>(
        value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], format: F, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String, B.SliderThumbValue: BinaryFloatingPoint {
        let values = ValueArguments(
            bounds: 0...1, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, ticks: ticks(),
            onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(format),
            SliderLabels(label(), EmptyView(), minimumValueLabel(), maximumValueLabel()))
    }
}
#endif
