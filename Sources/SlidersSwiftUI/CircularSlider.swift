#if APPLE_UI
import SwiftUI

/// A circular slider: a knob, a dial, or a range on a clock. The labels of its bounds are at the ends of an arc or,
/// around a full circle, in the lower corners.
///
/// ```swift
/// @State private var night = CircularRange(start: 22.0, length: 8.0)
///
/// CircularSlider(value: $night, in: 0...24, step: 0.25) { Text("Sleep") }
/// ```
nonisolated public struct CircularSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: View {
    private let content: LabeledSlider<TrackSlider<RingEnds<MinimumLabel, MaximumLabel>>, Label>

    init(
        _ bound: BoundBinding, _ arguments: SliderArguments, _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>
    ) {
        var arguments = arguments
        // A view that describes the value replaces the readout.
        arguments.marks.replacesReadout = labels.current != nil
        let ends = RingEnds(current: labels.current, minimum: labels.minimum, maximum: labels.maximum)
        content = LabeledSlider(
            bound, TrackSlider(kind: .ring, arguments: [arguments], valueText: labels.currentText, ends: ends),
            labels.label)
    }

    /// The control with its labels.
    @MainActor public var body: some View { content }
}

extension CircularSlider {
    /// Creates a slider for a value, a range, or any number of values.
    ///
    /// - Parameters:
    ///   - value: the binding of a value, a range, an array with one thumb for each element, or a ``CircularRange``,
    ///     which can cross the point where a full circle closes. With an empty array, the slider shows its track alone
    ///     and is disabled.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that thumbs can take, counted from the lower bound. `nil` means a step
    ///     of 1 for integers, and no steps for other types.
    ///   - neutralValue: the value where the span of a single thumb begins; `nil` means the value of the look.
    ///   - enabledBounds: the part of the bounds that thumbs can enter; `nil` means all of it. It has no effect on a
    ///     ``CircularRange``, or if values wrap.
    ///   - forbiddenRanges: the parts of the bounds that thumbs jump over; their ends are allowed.
    ///   - allowedValues: the only values that thumbs can take, in any order; they replace the step.
    ///   - minimumSpan: the minimum difference between the values of neighboring thumbs.
    ///   - maximumSpan: the maximum difference between the values of neighboring thumbs.
    ///   - thumbLimits: the limits of individual thumbs, in their order; a thumb without an entry, or with `nil`, has
    ///     none.
    ///   - detents: values that attract a dragged thumb within 8 points.
    ///   - resetValues: the values to which `sliderResetsOnDoubleTap()` resets thumbs, in their order. Without an
    ///     entry, a single thumb returns to the neutral value; other thumbs, and a single thumb without a neutral
    ///     value, return to where they were when the slider appeared.
    ///   - thumbNames: the names of the thumbs for assistive technology, in their order, from the app's strings.
    ///   - label: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - currentValueLabel: describes the value. It appears in the middle, instead of the look's readout. Assistive
    ///     technology reads a `Text` as the value of a single thumb.
    ///   - minimumValueLabel: the view at the start of the track. On a full circle, or if the gap of an arc is too
    ///     small, it's in the lower corner on that side.
    ///   - maximumValueLabel: the view at the end of the track. On a full circle, or if the gap of an arc is too small,
    ///     it's in the lower corner on that side.
    ///   - ticks: the ticks, which replace the ticks of the look. They don't restrict values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    public init<B: SliderBindable>(
        value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>, step: B.SliderThumbValue.SliderDistance? = nil,
        neutralValue: B.SliderThumbValue? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [],
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let values = ValueArguments(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(wraps: B._sliderWraps),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for a value, a range, or any number of values, formatted as text.
    public init<B: SliderBindable, F: FormatStyle>(
        value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>, step: B.SliderThumbValue.SliderDistance? = nil,
        neutralValue: B.SliderThumbValue? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [], format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String {
        let values = ValueArguments(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(format, wraps: B._sliderWraps),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for a value, a range, or any number of values, in 0…1.
    public init<B: SliderBindable>(
        value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil, neutralValue: B.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where B.SliderThumbValue: BinaryFloatingPoint {
        let values = ValueArguments(
            bounds: 0...1, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(wraps: B._sliderWraps),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for a value, a range, or any number of values, in 0…1, formatted as text.
    public init<B: SliderBindable, F: FormatStyle>(
        value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil, neutralValue: B.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], format: F, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String, B.SliderThumbValue: BinaryFloatingPoint {
        let values = ValueArguments(
            bounds: 0...1, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(format, wraps: B._sliderWraps),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }
}

extension CircularSlider where Label == Text, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// Creates a slider with a localized title as its label.
    public init<B: SliderBindable>(
        _ titleKey: LocalizedStringKey, value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>,
        step: B.SliderThumbValue.SliderDistance? = nil, neutralValue: B.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [],
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a localized title as its label, and values formatted as text.
    public init<B: SliderBindable, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>,
        step: B.SliderThumbValue.SliderDistance? = nil, neutralValue: B.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, format: format, label: { Text(titleKey) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, B: SliderBindable>(
        _ title: S, value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>,
        step: B.SliderThumbValue.SliderDistance? = nil, neutralValue: B.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [],
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, label: { Text(title) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a string as its label, and values formatted as text.
    @_disfavoredOverload
    public init<S: StringProtocol, B: SliderBindable, F: FormatStyle>(
        _ title: S, value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>,
        step: B.SliderThumbValue.SliderDistance? = nil, neutralValue: B.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, format: format, label: { Text(title) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for values in 0…1, with a localized title as its label.
    public init<B: SliderBindable>(
        _ titleKey: LocalizedStringKey, value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        neutralValue: B.SliderThumbValue? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [],
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where B.SliderThumbValue: BinaryFloatingPoint {
        self.init(
            value: value, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for values in 0…1, with a localized title as its label, and values formatted as text.
    public init<B: SliderBindable, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        neutralValue: B.SliderThumbValue? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String, B.SliderThumbValue: BinaryFloatingPoint {
        self.init(
            value: value, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, format: format, label: { Text(titleKey) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for values in 0…1, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, B: SliderBindable>(
        _ title: S, value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        neutralValue: B.SliderThumbValue? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [],
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where B.SliderThumbValue: BinaryFloatingPoint {
        self.init(
            value: value, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, label: { Text(title) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for values in 0…1, with a string as its label, and values formatted as text.
    @_disfavoredOverload
    public init<S: StringProtocol, B: SliderBindable, F: FormatStyle>(
        _ title: S, value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        neutralValue: B.SliderThumbValue? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String, B.SliderThumbValue: BinaryFloatingPoint {
        self.init(
            value: value, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, format: format, label: { Text(title) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }
}
#endif
