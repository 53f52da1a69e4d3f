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
/// .detents(1)
/// ```
/// Initializers take what those of SwiftUI's `Slider` take. What only this slider has is a method, before the modifiers
/// of views.
nonisolated public struct ValueSlider<Value: SliderValue>: _TypedTrack, _SingleValueSlider {
    /// What the slider binds to.
    public typealias Bound = Value

    /// What the slider is made of.
    public let _content: _SliderContent<Bound>

    /// Creates a slider of its content.
    public init(_content: _SliderContent<Bound>) { self._content = _content }

    /// The control with its labels.
    @MainActor public var body: some View {
        LabeledSlider(_content.bound, TrackSlider(.value, _content.arguments, _content.labels))
    }
}

extension ValueSlider {
    /// Creates a slider for a value, with a localized title as its label.
    ///
    /// - Parameters:
    ///   - titleKey: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - value: the value.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that the thumb can take, counted from the lower bound. `nil` means a
    ///     step of 1 for integers, and no steps for other types.
    ///   - neutralValue: the value where the span begins; `nil` means the value of the look.
    ///   - enabledBounds: the part of the bounds that the thumb can enter; `nil` means all of it.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Value>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a slider for a value, with a localized title as its label, and values formatted as text.
    @_alwaysEmitIntoClient
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Value>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Value, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(titleKey), onEditingChanged
            ).formatted(format))
    }

    /// Creates a slider for a value, with a string, or a resource of the app's strings, as its label.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(
        _ title: some SliderTitle, value: Binding<Value>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(title), onEditingChanged))
    }

    /// Creates a slider for a value, with a string, or a resource of the app's strings, as its label, and values
    /// formatted as text.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init<F: FormatStyle>(
        _ title: some SliderTitle, value: Binding<Value>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Value, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(title), onEditingChanged
            ).formatted(format))
    }

    /// Creates a slider for a value, with views as its labels.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that the thumb can take, counted from the lower bound. `nil` means a
    ///     step of 1 for integers, and no steps for other types.
    ///   - neutralValue: the value where the span begins; `nil` means the value of the look.
    ///   - enabledBounds: the part of the bounds that the thumb can enter; `nil` means all of it.
    ///   - label: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - currentValueLabel: describes the value. It appears below the slider, as in a linear `Gauge`. Assistive
    ///     technology reads a `Text` as the value.
    ///   - minimumValueLabel: the view at the end of the track with the lowest value.
    ///   - maximumValueLabel: the view at the end of the track with the highest value.
    ///   - tick: returns the tick at a value that the step allows, or `nil` for none. It isn't called without a step,
    ///     or with more than 1000 values.
    ///   - ticks: the ticks, which replace the ticks of the look. They don't restrict values.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil,
        neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() }, tick: ((Value) -> TrackTick<Value>?)? = nil,
        @TrackTickBuilder<Value> ticks: () -> [TrackTick<Value>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged
            ).ticked(ticks(), tick))
    }

    /// Creates a slider for a value, formatted as text, with views as its labels.
    @_alwaysEmitIntoClient
    public init<F: FormatStyle>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil,
        neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil, format: F,
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        @TrackTickBuilder<Value> ticks: () -> [TrackTick<Value>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Value, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged
            ).formatted(format).ticked(ticks()))
    }
}

extension ValueSlider where Value: BinaryFloatingPoint {
    /// Creates a slider for a value in 0…1, with a localized title as its label.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Value>, neutralValue: Value? = nil,
        enabledBounds: ClosedRange<Value>? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: 0...1, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a slider for a value in 0…1, with views as its labels.
    @_alwaysEmitIntoClient
    public init(
        value: Binding<Value>, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil,
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        @TrackTickBuilder<Value> ticks: () -> [TrackTick<Value>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: 0...1, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged
            ).ticked(ticks()))
    }

    /// Creates a slider for a value, with the arguments in the order that SwiftUI's `Slider` had first.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.SliderDistance? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: some View = EmptyView(),
        maximumValueLabel: some View = EmptyView(), @ViewBuilder label: () -> some View
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: nil,
                SliderLabels(label(), EmptyView(), minimumValueLabel, maximumValueLabel), onEditingChanged))
    }
}
#endif
