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
/// Initializers take what those of SwiftUI's `Slider` take. What only this slider has is a method, before the modifiers
/// of views.
nonisolated public struct CircularSlider<Bound: SliderBindable>: _TypedTrack {
    /// The type of a single thumb's value.
    public typealias Value = Bound.SliderThumbValue

    /// What the slider is made of.
    public let _content: _SliderContent<Bound>

    /// Creates a slider of its content.
    public init(_content: _SliderContent<Bound>) { self._content = _content }

    /// The control with its labels.
    @MainActor public var body: some View {
        LabeledSlider(_content.bound, TrackSlider(.ring, _content.arguments, _content.labels))
    }
}

extension CircularSlider: _SingleValueSlider where Bound: SliderValue {}
extension CircularSlider: _ManyValueSlider where Bound: SliderSpans {}

extension CircularSlider {
    /// Creates a slider for a value, a range, or any number of values, with a localized title as its label.
    ///
    /// - Parameters:
    ///   - titleKey: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - value: the binding of a value, a range, an array with one thumb for each element, or a ``CircularRange``,
    ///     which can cross the point where a full circle closes. With an empty array, the slider shows its track alone
    ///     and is disabled.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that thumbs can take, counted from the lower bound. `nil` means a step
    ///     of 1 for integers, and no steps for other types.
    ///   - neutralValue: the value where the span of a single thumb begins; `nil` means the value of the look.
    ///   - enabledBounds: the part of the bounds that thumbs can enter; `nil` means all of it. It has no effect on a
    ///     ``CircularRange``, or if values wrap.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Bound>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a slider for a value, a range, or any number of values, with a localized title as its label, and values
    /// formatted as text.
    @_alwaysEmitIntoClient
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Bound>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(titleKey), onEditingChanged
            ).formatted(format))
    }

    /// Creates a slider for a value, a range, or any number of values, with a string, or a resource of the app's
    /// strings, as its label.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(
        _ title: some SliderTitle, value: Binding<Bound>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(title), onEditingChanged))
    }

    /// Creates a slider for a value, a range, or any number of values, with a string, or a resource of the app's
    /// strings, as its label, and values formatted as text.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init<F: FormatStyle>(
        _ title: some SliderTitle, value: Binding<Bound>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(title), onEditingChanged
            ).formatted(format))
    }

    /// Creates a slider for a value, a range, or any number of values, with views as its labels.
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
    ///   - label: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - currentValueLabel: describes the value. It appears in the middle, instead of the look's readout, in the
    ///     largest square that is free there, and takes no touches. Assistive technology reads a `Text` as the value of
    ///     a single thumb.
    ///   - minimumValueLabel: the view at the start of the track. On a full circle, or if the gap of an arc is too
    ///     small, it's in the lower corner on that side.
    ///   - maximumValueLabel: the view at the end of the track. On a full circle, or if the gap of an arc is too small,
    ///     it's in the lower corner on that side.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        value: Binding<Bound>, in bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil,
        neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged))
    }

    /// Creates a slider for a value, a range, or any number of values, formatted as text, with views as its labels.
    @_alwaysEmitIntoClient
    public init<F: FormatStyle>(
        value: Binding<Bound>, in bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil,
        neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil, format: F,
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged
            ).formatted(format))
    }
}

extension CircularSlider where Bound.SliderThumbValue: BinaryFloatingPoint {
    /// Creates a slider for a value, a range, or any number of values, in 0…1, with a localized title as its label.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Bound>, neutralValue: Value? = nil,
        enabledBounds: ClosedRange<Value>? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: 0...1, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a slider for a value, a range, or any number of values, in 0…1, with views as its labels.
    @_alwaysEmitIntoClient
    public init(
        value: Binding<Bound>, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: 0...1, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged))
    }
}
#endif
