#if APPLE_UI
import SwiftUI

extension ValueSlider where Label == Text, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// Creates a slider with a localized title as its label.
    public init<V: SliderValue>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [],
        allowedValues: [V]? = nil, detents: [V] = [], resetValue: V? = nil,
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents, resetValue: resetValue,
            label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a localized title as its label, and values formatted as text.
    public init<V: SliderValue, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [],
        allowedValues: [V]? = nil, detents: [V] = [], resetValue: V? = nil, format: F,
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents, resetValue: resetValue,
            format: format, label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, V: SliderValue>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents, resetValue: resetValue,
            label: { Text(title) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a string as its label, and values formatted as text.
    @_disfavoredOverload
    public init<S: StringProtocol, V: SliderValue, F: FormatStyle>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, format: F, @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents, resetValue: resetValue,
            format: format, label: { Text(title) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a value in 0…1, with a localized title as its label.
    public init<V: SliderValue & BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents, resetValue: resetValue,
            label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a value in 0…1, with a localized title as its label, and values formatted as text.
    public init<V: SliderValue & BinaryFloatingPoint, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, format: F, @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            value: value, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents, resetValue: resetValue,
            format: format, label: { Text(titleKey) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a value in 0…1, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, V: SliderValue & BinaryFloatingPoint>(
        _ title: S, value: Binding<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents, resetValue: resetValue,
            label: { Text(title) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a value in 0…1, with a string as its label, and values formatted as text.
    @_disfavoredOverload
    public init<S: StringProtocol, V: SliderValue & BinaryFloatingPoint, F: FormatStyle>(
        _ title: S, value: Binding<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, format: F, @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            value: value, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents, resetValue: resetValue,
            format: format, label: { Text(title) }, ticks: ticks, onEditingChanged: onEditingChanged)
    }
}
#endif
