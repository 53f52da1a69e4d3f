#if APPLE_UI
import SlidersControls
import SlidersRuler
import SlidersRulerControls
import SlidersSwiftUI
import SwiftUI

/// A ruler: one value under a fixed mark, on a scale that moves under the finger and continues after a flick.
///
/// ```swift
/// @State private var exposure = 0.0
///
/// RulerSlider("Exposure", value: $exposure, in: -2...2, step: 0.1, detents: [0])
/// ```
/// A flick comes to rest on a step or a detent; then editing ends. A tap beside the mark moves the tapped value to the
/// mark. The scale fills the length that its parent proposes; ``SwiftUI/View/sliderBend(radius:)`` bends it.
nonisolated public struct RulerSlider<Label: View>: View {
    let content: LabeledSlider<RulerArguments, Label>

    /// The control with its label.
    @MainActor public var body: some View { content }
}

extension RulerSlider {
    /// Creates a ruler for a value.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - bounds: the values at the ends of the scale.
    ///   - step: the interval between the values that the ruler can take, counted from the lower bound, and between its
    ///     ticks; `nil` means a step of 1 for integers, and no steps for other types.
    ///   - enabledBounds: the part of the bounds that the value can enter; `nil` means all of it.
    ///   - forbiddenRanges: the parts of the bounds that the value jumps over; their ends are allowed.
    ///   - allowedValues: the only values that the ruler can take, in any order; they replace the step.
    ///   - detents: values that attract the scale, including at the end of a drag or a flick.
    ///   - resetValue: the value to which `sliderResetsOnDoubleTap()` resets the ruler; `nil` means the value that it
    ///     had when it appeared.
    ///   - label: names the ruler for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - currentValueLabel: a `Text` that assistive technology reads as the value. It isn't visible, and other views
    ///     aren't read.
    ///   - onEditingChanged: called with `true` when a person begins to move the scale, and with `false` when the scale
    ///     comes to rest, even after a flick.
    public init<V: SliderValue>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let values = ValueArguments(
            bounds: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, detents: detents, resetValues: resetValue.map { [$0] } ?? [],
            onEditingChanged: onEditingChanged)
        content = LabeledSlider(
            BoundBinding(value[bridge: values.bridge]),
            RulerArguments(arguments: [values.arguments()], valueText: currentValueLabel() as? Text), label())
    }

    /// Creates a ruler for a value, formatted as text.
    public init<V: SliderValue, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, format: F, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let values = ValueArguments(
            bounds: bounds, step: step, enabledBounds: enabledBounds, forbiddenRanges: forbiddenRanges,
            allowedValues: allowedValues, detents: detents, resetValues: resetValue.map { [$0] } ?? [],
            onEditingChanged: onEditingChanged)
        content = LabeledSlider(
            BoundBinding(value[bridge: values.bridge]),
            RulerArguments(arguments: [values.arguments(format)], valueText: currentValueLabel() as? Text), label())
    }
}

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
