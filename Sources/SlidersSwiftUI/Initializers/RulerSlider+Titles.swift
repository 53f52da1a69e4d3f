#if APPLE_UI
import SwiftUI

extension RulerSlider where Label == Text {
    /// Creates a ruler with a localized title as its label.
    public init<V: SliderValue>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, detents: detents, resetValue: resetValue, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a ruler with a localized title as its label, and a value formatted as text.
    public init<V: SliderValue, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, detents: detents, resetValue: resetValue, format: format,
            label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a ruler with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, V: SliderValue>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, detents: detents, resetValue: resetValue, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a ruler with a string as its label, and a value formatted as text.
    @_disfavoredOverload
    public init<S: StringProtocol, V: SliderValue, F: FormatStyle>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, detents: detents, resetValue: resetValue, format: format,
            label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
#endif
