#if APPLE_UI
import SwiftUI

extension RangeSlider {
    /// Creates a slider for two values, each with its own binding. A drag writes only the binding of the value that it
    /// moves.
    ///
    /// - Parameters:
    ///   - lower: the value of the lower thumb.
    ///   - upper: the value of the upper thumb.
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

    /// Creates a slider for two values, each with its own binding, formatted as text.
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

    /// Creates a slider for two values in 0…1, each with its own binding.
    public init<V: SliderValue & BinaryFloatingPoint>(
        lower: Binding<V>, upper: Binding<V>, step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil,
        forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil, minimumSpan: V.SliderDistance? = nil,
        maximumSpan: V.SliderDistance? = nil, thumbLimits: [ClosedRange<V>?] = [], detents: [V] = [],
        resetValues: [V] = [], thumbNames: [String.LocalizationValue] = [],
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            lower: lower, upper: upper, in: 0...1, step: step, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, label: label, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for two values in 0…1, each with its own binding, formatted as text.
    public init<V: SliderValue & BinaryFloatingPoint, F: FormatStyle>(
        lower: Binding<V>, upper: Binding<V>, step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil,
        forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil, minimumSpan: V.SliderDistance? = nil,
        maximumSpan: V.SliderDistance? = nil, thumbLimits: [ClosedRange<V>?] = [], detents: [V] = [],
        resetValues: [V] = [], thumbNames: [String.LocalizationValue] = [], format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            lower: lower, upper: upper, in: 0...1, step: step, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, format: format, label: label, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
    }
}

extension RangeSlider where Label == Text, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// Creates a slider for two values, each with its own binding, with a localized title as its label.
    public init<V: SliderValue>(
        _ titleKey: LocalizedStringKey, lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [],
        allowedValues: [V]? = nil, minimumSpan: V.SliderDistance? = nil, maximumSpan: V.SliderDistance? = nil,
        thumbLimits: [ClosedRange<V>?] = [], detents: [V] = [], resetValues: [V] = [],
        thumbNames: [String.LocalizationValue] = [], @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            lower: lower, upper: upper, in: bounds, step: step, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for two values, each with its own binding, with a localized title as its label, and values
    /// formatted as text.
    public init<V: SliderValue, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [],
        allowedValues: [V]? = nil, minimumSpan: V.SliderDistance? = nil, maximumSpan: V.SliderDistance? = nil,
        thumbLimits: [ClosedRange<V>?] = [], detents: [V] = [], resetValues: [V] = [],
        thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            lower: lower, upper: upper, in: bounds, step: step, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, format: format, label: { Text(titleKey) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for two values in 0…1, each with its own binding, with a localized title as its label.
    public init<V: SliderValue & BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, lower: Binding<V>, upper: Binding<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        minimumSpan: V.SliderDistance? = nil, maximumSpan: V.SliderDistance? = nil, thumbLimits: [ClosedRange<V>?] = [],
        detents: [V] = [], resetValues: [V] = [], thumbNames: [String.LocalizationValue] = [],
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            lower: lower, upper: upper, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, label: { Text(titleKey) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for two values in 0…1, each with its own binding, with a localized title as its label, and
    /// values formatted as text.
    public init<V: SliderValue & BinaryFloatingPoint, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, lower: Binding<V>, upper: Binding<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        minimumSpan: V.SliderDistance? = nil, maximumSpan: V.SliderDistance? = nil, thumbLimits: [ClosedRange<V>?] = [],
        detents: [V] = [], resetValues: [V] = [], thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            lower: lower, upper: upper, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, format: format,
            label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }
}
#endif
