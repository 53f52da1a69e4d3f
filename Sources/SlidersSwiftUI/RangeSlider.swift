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
/// .span(atLeast: 10)
/// .thumbNames("Lowest price", "Highest price")
/// ```
/// Initializers take what those of SwiftUI's `Slider` take. What only this slider has is a method, before the modifiers
/// of views.
nonisolated public struct RangeSlider<Bound: SliderValues>: _TypedTrack, _ManyValueSlider {
    /// The type of a single thumb's value.
    public typealias Value = Bound.SliderThumbValue

    /// What the slider is made of.
    public let _content: _SliderContent<Bound>

    /// Creates a slider of its content.
    public init(_content: _SliderContent<Bound>) { self._content = _content }

    /// The control with its labels.
    @MainActor public var body: some View {
        LabeledSlider(_content.bound, TrackSlider(.range, _content.arguments, _content.labels))
    }
}

extension RangeSlider {
    /// Creates a slider for a range, or for any number of values, with a localized title as its label.
    ///
    /// - Parameters:
    ///   - titleKey: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - value: the binding of a closed or half-open range, with a thumb at each end, or of an array, with one thumb
    ///     for each element. With an empty array, the slider shows its track alone and is disabled.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that thumbs can take, counted from the lower bound. `nil` means a step
    ///     of 1 for integers, and no steps for other types.
    ///   - enabledBounds: the part of the bounds that thumbs can enter; `nil` means all of it.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Bound>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, enabledBounds: ClosedRange<Value>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a slider for a range, or for any number of values, with a localized title as its label, and values
    /// formatted as text.
    @_alwaysEmitIntoClient
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Bound>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, enabledBounds: ClosedRange<Value>? = nil, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(titleKey), onEditingChanged
            ).formatted(format))
    }

    /// Creates a slider for a range, or for any number of values, with a string, or a resource of the app's strings, as
    /// its label.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(
        _ title: some SliderTitle, value: Binding<Bound>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, enabledBounds: ClosedRange<Value>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(title), onEditingChanged))
    }

    /// Creates a slider for a range, or for any number of values, with a string, or a resource of the app's strings, as
    /// its label, and values formatted as text.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init<F: FormatStyle>(
        _ title: some SliderTitle, value: Binding<Bound>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, enabledBounds: ClosedRange<Value>? = nil, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(title), onEditingChanged
            ).formatted(format))
    }

    /// Creates a slider for a range, or for any number of values, with views as its labels.
    ///
    /// - Parameters:
    ///   - value: the binding of a closed or half-open range, with a thumb at each end, or of an array, with one thumb
    ///     for each element. With an empty array, the slider shows its track alone and is disabled.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that thumbs can take, counted from the lower bound. `nil` means a step
    ///     of 1 for integers, and no steps for other types.
    ///   - enabledBounds: the part of the bounds that thumbs can enter; `nil` means all of it.
    ///   - label: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - currentValueLabel: describes the values. It appears below the slider, as in a linear `Gauge`.
    ///   - minimumValueLabel: the view at the end of the track with the lowest value.
    ///   - maximumValueLabel: the view at the end of the track with the highest value.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        value: Binding<Bound>, in bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil,
        enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged))
    }

    /// Creates a slider for a range, or for any number of values, formatted as text, with views as its labels.
    @_alwaysEmitIntoClient
    public init<F: FormatStyle>(
        value: Binding<Bound>, in bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil,
        enabledBounds: ClosedRange<Value>? = nil, format: F, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged
            ).formatted(format))
    }
}

extension RangeSlider where Bound.SliderThumbValue: BinaryFloatingPoint {
    /// Creates a slider for a range, or for any number of values, in 0…1, with a localized title as its label.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Bound>, enabledBounds: ClosedRange<Value>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: 0...1, step: nil, enabledBounds: enabledBounds, SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a slider for a range, or for any number of values, in 0…1, with views as its labels.
    @_alwaysEmitIntoClient
    public init(
        value: Binding<Bound>, enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: 0...1, step: nil, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged))
    }
}

// Two bindings, for an app that stores the values separately.
extension RangeSlider {
    /// Creates a slider for two values, with a localized title as its label.
    ///
    /// - Parameters:
    ///   - titleKey: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - lower: the binding of the lower value.
    ///   - upper: the binding of the upper value. If the values are out of order, both thumbs are at the lower one
    ///     until a person drags one.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that thumbs can take, counted from the lower bound. `nil` means a step
    ///     of 1 for integers, and no steps for other types.
    ///   - enabledBounds: the part of the bounds that thumbs can enter; `nil` means all of it.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init<V: SliderValue>(
        _ titleKey: LocalizedStringKey? = nil, lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V> {
        self.init(
            _content: _SliderContent(
                lower, upper, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(titleKey),
                onEditingChanged))
    }

    /// Creates a slider for two values, with a localized title as its label, and values formatted as text.
    @_alwaysEmitIntoClient
    public init<V: SliderValue, F: FormatStyle>(
        _ titleKey: LocalizedStringKey? = nil, lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V>, F.FormatInput == V, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                lower, upper, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(titleKey),
                onEditingChanged
            ).formatted(format))
    }

    /// Creates a slider for two values, with a string, or a resource of the app's strings, as its label.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init<V: SliderValue>(
        _ title: some SliderTitle, lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V> {
        self.init(
            _content: _SliderContent(
                lower, upper, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(title),
                onEditingChanged))
    }

    /// Creates a slider for two values, with a string, or a resource of the app's strings, as its label, and values
    /// formatted as text.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init<V: SliderValue, F: FormatStyle>(
        _ title: some SliderTitle, lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, enabledBounds: ClosedRange<V>? = nil, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V>, F.FormatInput == V, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                lower, upper, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(title),
                onEditingChanged
            ).formatted(format))
    }

    /// Creates a slider for two values, with views as its labels.
    ///
    /// - Parameters:
    ///   - lower: the binding of the lower value.
    ///   - upper: the binding of the upper value. If the values are out of order, both thumbs are at the lower one
    ///     until a person drags one.
    ///   - bounds: the values at the ends of the track.
    ///   - step: the interval between the values that thumbs can take, counted from the lower bound. `nil` means a step
    ///     of 1 for integers, and no steps for other types.
    ///   - enabledBounds: the part of the bounds that thumbs can enter; `nil` means all of it.
    ///   - label: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - currentValueLabel: describes the values. It appears below the slider, as in a linear `Gauge`.
    ///   - minimumValueLabel: the view at the end of the track with the lowest value.
    ///   - maximumValueLabel: the view at the end of the track with the highest value.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init<V: SliderValue>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V> {
        self.init(
            _content: _SliderContent(
                lower, upper, in: bounds, step: step, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged))
    }

    /// Creates a slider for two values, formatted as text, with views as its labels.
    @_alwaysEmitIntoClient
    public init<V: SliderValue, F: FormatStyle>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V>, F.FormatInput == V, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                lower, upper, in: bounds, step: step, enabledBounds: enabledBounds,
                SliderLabels(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()), onEditingChanged
            ).formatted(format))
    }
}
#endif
