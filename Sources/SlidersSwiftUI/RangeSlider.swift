#if APPLE_UI
import SwiftUI

/// A straight slider with two or more thumbs, one for each value.
///
/// ```swift
/// @State private var price = 20.0...80.0
///
/// RangeSlider(value: $price, in: 0...100, step: 5) {
///     Text("Price")
/// } minimumValueLabel: {
///     Text("0")
/// } maximumValueLabel: {
///     Text("100")
/// }
/// ```
nonisolated public struct RangeSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: View {
    private let content: LabeledSlider<TrackSlider<StraightEnds<MinimumLabel, MaximumLabel>>, Label>

    init(
        _ bound: BoundBinding, _ arguments: SliderArguments, _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>
    ) {
        content = LabeledSlider(bound, .range, arguments, labels)
    }

    /// The control with its labels.
    @MainActor public var body: some View { content }
}

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

extension RangeSlider where Label == Text, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// Creates a slider with a localized title as its label.
    public init<B: SliderValues>(
        _ titleKey: LocalizedStringKey, value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>,
        step: B.SliderThumbValue.SliderDistance? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [],
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, label: { Text(titleKey) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a localized title as its label, and values formatted as text.
    public init<B: SliderValues, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>,
        step: B.SliderThumbValue.SliderDistance? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, format: format,
            label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, B: SliderValues>(
        _ title: S, value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>,
        step: B.SliderThumbValue.SliderDistance? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [],
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, label: { Text(title) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a string as its label, and values formatted as text.
    @_disfavoredOverload
    public init<S: StringProtocol, B: SliderValues, F: FormatStyle>(
        _ title: S, value: Binding<B>, in bounds: ClosedRange<B.SliderThumbValue>,
        step: B.SliderThumbValue.SliderDistance? = nil, enabledBounds: ClosedRange<B.SliderThumbValue>? = nil,
        forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [], allowedValues: [B.SliderThumbValue]? = nil,
        minimumSpan: B.SliderThumbValue.SliderDistance? = nil, maximumSpan: B.SliderThumbValue.SliderDistance? = nil,
        thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [], detents: [B.SliderThumbValue] = [],
        resetValues: [B.SliderThumbValue] = [], thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, format: format, label: { Text(title) },
            ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for values in 0…1, with a localized title as its label.
    public init<B: SliderValues>(
        _ titleKey: LocalizedStringKey, value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [],
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where B.SliderThumbValue: BinaryFloatingPoint {
        self.init(
            value: value, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, label: { Text(titleKey) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for values in 0…1, with a localized title as its label, and values formatted as text.
    public init<B: SliderValues, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String, B.SliderThumbValue: BinaryFloatingPoint {
        self.init(
            value: value, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, format: format,
            label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for values in 0…1, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, B: SliderValues>(
        _ title: S, value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [],
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where B.SliderThumbValue: BinaryFloatingPoint {
        self.init(
            value: value, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, label: { Text(title) }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for values in 0…1, with a string as its label, and values formatted as text.
    @_disfavoredOverload
    public init<S: StringProtocol, B: SliderValues, F: FormatStyle>(
        _ title: S, value: Binding<B>, step: B.SliderThumbValue.SliderDistance? = nil,
        enabledBounds: ClosedRange<B.SliderThumbValue>? = nil, forbiddenRanges: [ClosedRange<B.SliderThumbValue>] = [],
        allowedValues: [B.SliderThumbValue]? = nil, minimumSpan: B.SliderThumbValue.SliderDistance? = nil,
        maximumSpan: B.SliderThumbValue.SliderDistance? = nil, thumbLimits: [ClosedRange<B.SliderThumbValue>?] = [],
        detents: [B.SliderThumbValue] = [], resetValues: [B.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], format: F,
        @TrackTickBuilder<B.SliderThumbValue> ticks: () -> [TrackTick<B.SliderThumbValue>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == B.SliderThumbValue, F.FormatOutput == String, B.SliderThumbValue: BinaryFloatingPoint {
        self.init(
            value: value, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, minimumSpan: minimumSpan, maximumSpan: maximumSpan, thumbLimits: thumbLimits,
            detents: detents, resetValues: resetValues, thumbNames: thumbNames, format: format, label: { Text(title) },
            ticks: ticks, onEditingChanged: onEditingChanged)
    }
}
#endif
