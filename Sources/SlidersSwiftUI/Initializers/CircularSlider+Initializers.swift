#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension CircularSlider {
    /// Creates a slider for a value, a range, or any number of values.
    ///
    /// - Parameters:
    ///   - value: what the app binds: a value, a range, an array with a thumb for each element, or a
    ///     ``CircularRange``, which runs on across the seam of a full circle.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the distance of the values that thumbs can take, counted from the lower bound; `nil` is 1 for
    ///     integers, and allows every value of other types.
    ///   - neutralValue: the value that the span of a single thumb is drawn from; `nil` leaves it to the look.
    ///   - enabledBounds: the part of the bounds that thumbs may enter; `nil` is all of it, as with a ``CircularRange``
    ///     and wherever values run on across the seam.
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
    ///   - currentValueLabel: describes the value. It shows in the middle, in place of the look's read-out, and a
    ///     `Text` is read as a single value.
    ///   - minimumValueLabel: stands below the ring, in the corner on the side of the track's start.
    ///   - maximumValueLabel: stands below the ring, in the corner on the side of the track's end.
    ///   - ticks: the ticks, in place of those of the look. They restrict no values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ended or was canceled.
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

    /// Creates a slider for a value, a range, or any number of values, with texts in a format.
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

    /// Creates a slider for a value, a range, or any number of values, in 0…1, with texts in a format.
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
    /// Creates a slider with a title of the app's strings, which is its label.
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
        let values = ValueArguments(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(wraps: B._sliderWraps),
            SliderLabels(Text(titleKey), EmptyView(), EmptyView(), EmptyView()))
    }

    /// Creates a slider with a title of the app's strings, and with texts in a format.
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
        let values = ValueArguments(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(format, wraps: B._sliderWraps),
            SliderLabels(Text(titleKey), EmptyView(), EmptyView(), EmptyView()))
    }

    /// Creates a slider with a title as it is, which is its label.
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
        let values = ValueArguments(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(wraps: B._sliderWraps),
            SliderLabels(Text(title), EmptyView(), EmptyView(), EmptyView()))
    }

    /// Creates a slider with a title as it is, and with texts in a format.
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
        let values = ValueArguments(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, minimumSpan: minimumSpan,
            maximumSpan: maximumSpan, thumbLimits: thumbLimits, detents: detents, resetValues: resetValues,
            thumbNames: thumbNames, ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(format, wraps: B._sliderWraps),
            SliderLabels(Text(title), EmptyView(), EmptyView(), EmptyView()))
    }
}
#endif
