#if APPLE_UI
import SwiftUI

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
