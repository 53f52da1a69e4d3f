#if APPLE_UI
import SwiftUI

/// A straight slider with one value. VoiceOver announces it by its label, like SwiftUI's own slider.
///
/// ```swift
/// @State private var speed = 1.25
///
/// ValueSlider(value: $speed, in: 0.5...2, step: 0.25) {
///     Text("Speed")
/// } minimumValueLabel: {
///     Text("½×")
/// } maximumValueLabel: {
///     Text("2×")
/// }
/// ```
nonisolated public struct ValueSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: View {
    private let content: LabeledSlider<TrackSlider<StraightEnds<MinimumLabel, MaximumLabel>>, Label>

    init(
        _ bound: BoundBinding, _ arguments: SliderArguments, _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>
    ) {
        content = LabeledSlider(bound, .value, arguments, labels)
    }

    /// The control with its labels.
    @MainActor public var body: some View { content }
}

extension ValueSlider {
    /// Creates a slider for a value.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that the thumb can take, counted from the lower bound. `nil` means a
    ///     step of 1 for integers, and no steps for other types.
    ///   - neutralValue: the value where the span begins; `nil` means the value of the look.
    ///   - enabledBounds: the part of the bounds that the thumb can enter; `nil` means all of it.
    ///   - forbiddenRanges: the parts of the bounds that the thumb jumps over; their ends are allowed.
    ///   - allowedValues: the only values that the thumb can take, in any order; they replace the step.
    ///   - detents: values that attract the dragged thumb within 8 points.
    ///   - resetValue: the value to which `sliderResetsOnDoubleTap()` resets the thumb; `nil` means the neutral value
    ///     or, without one, the value that the thumb had when the slider appeared.
    ///   - label: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - currentValueLabel: a `Text` that assistive technology reads as the value. It isn't visible, and other views
    ///     aren't read.
    ///   - minimumValueLabel: the view at the end of the track with the lowest value.
    ///   - maximumValueLabel: the view at the end of the track with the highest value.
    ///   - ticks: the ticks, which replace the ticks of the look. They don't restrict values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    public init<V: SliderValue>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let values = ValueArguments(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents,
            resetValues: resetValue.map { [$0] } ?? [], ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for a value, formatted as text.
    public init<V: SliderValue, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil,
        detents: [V] = [], resetValue: V? = nil, format: F, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let values = ValueArguments(
            bounds: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents,
            resetValues: resetValue.map { [$0] } ?? [], ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(format),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for a value in 0…1.
    public init<V: SliderValue & BinaryFloatingPoint>(
        value: Binding<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil, detents: [V] = [], resetValue: V? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let values = ValueArguments(
            bounds: 0...1, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents,
            resetValues: resetValue.map { [$0] } ?? [], ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider for a value in 0…1, formatted as text.
    public init<V: SliderValue & BinaryFloatingPoint, F: FormatStyle>(
        value: Binding<V>, step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        forbiddenRanges: [ClosedRange<V>] = [], allowedValues: [V]? = nil, detents: [V] = [], resetValue: V? = nil,
        format: F, @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        let values = ValueArguments(
            bounds: 0...1, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            forbiddenRanges: forbiddenRanges, allowedValues: allowedValues, detents: detents,
            resetValues: resetValue.map { [$0] } ?? [], ticks: ticks(), onEditingChanged: onEditingChanged)
        self.init(
            BoundBinding(value[bridge: values.bridge]), values.arguments(format),
            SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()))
    }
}

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
