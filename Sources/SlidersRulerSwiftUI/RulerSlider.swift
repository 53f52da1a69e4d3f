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
/// RulerSlider("Exposure", value: $exposure, in: -2...2, step: 0.1).detents(0)
/// ```
/// A flick comes to rest on a step or a detent; then editing ends. A tap beside the mark moves the tapped value to the
/// mark. The scale fills the length that its parent proposes; ``SwiftUI/View/sliderBend(radius:)`` bends it.
///
/// Initializers take what those of SwiftUI's `Slider` take. What only this ruler has is a method, before the modifiers
/// of views.
nonisolated public struct RulerSlider<Value: SliderValue>: _SingleValueSlider {
    /// What the ruler binds to.
    public typealias Bound = Value

    /// What the ruler is made of.
    public let _content: _SliderContent<Value>

    /// Creates a ruler of its content.
    public init(_content: _SliderContent<Value>) { self._content = _content }

    /// The control with its label.
    @MainActor public var body: some View {
        LabeledSlider(_content.bound, RulerArguments(arguments: [_content.arguments], labels: _content.labels))
    }
}

extension RulerSlider {
    /// Creates a ruler for a value, with a localized title as its label.
    ///
    /// - Parameters:
    ///   - titleKey: names the ruler for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - value: the value.
    ///   - bounds: the values at the ends of the scale.
    ///   - step: the interval between the values that the ruler can take, counted from the lower bound, and between its
    ///     ticks; `nil` means a step of 1 for integers, and no steps for other types.
    ///   - enabledBounds: the part of the bounds that the value can enter; `nil` means all of it.
    ///   - onEditingChanged: called with `true` when a person begins to move the scale, and with `false` when the scale
    ///     comes to rest, even after a flick.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Value>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, enabledBounds: ClosedRange<Value>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a ruler for a value, with a localized title as its label, and values formatted as text.
    @_alwaysEmitIntoClient
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<Value>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, enabledBounds: ClosedRange<Value>? = nil, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Value, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(titleKey), onEditingChanged
            ).formatted(format))
    }

    /// Creates a ruler for a value, with a string, or a resource of the app's strings, as its label.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(
        _ title: some SliderTitle, value: Binding<Value>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, enabledBounds: ClosedRange<Value>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(title), onEditingChanged))
    }

    /// Creates a ruler for a value, with a string, or a resource of the app's strings, as its label, and values
    /// formatted as text.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init<F: FormatStyle>(
        _ title: some SliderTitle, value: Binding<Value>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, enabledBounds: ClosedRange<Value>? = nil, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Value, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(title), onEditingChanged
            ).formatted(format))
    }

    /// Creates a ruler for a value, with views as its labels.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - bounds: the values at the ends of the scale.
    ///   - step: the interval between the values that the ruler can take, counted from the lower bound, and between its
    ///     ticks; `nil` means a step of 1 for integers, and no steps for other types.
    ///   - enabledBounds: the part of the bounds that the value can enter; `nil` means all of it.
    ///   - label: names the ruler for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - currentValueLabel: describes the value. It appears below the ruler, as in a linear `Gauge`. Assistive
    ///     technology reads a `Text` as the value.
    ///   - onEditingChanged: called with `true` when a person begins to move the scale, and with `false` when the scale
    ///     comes to rest, even after a flick.
    @_alwaysEmitIntoClient
    public init(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil,
        enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(label(), currentValueLabel()),
                onEditingChanged))
    }

    /// Creates a ruler for a value, formatted as text, with views as its labels.
    @_alwaysEmitIntoClient
    public init<F: FormatStyle>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil,
        enabledBounds: ClosedRange<Value>? = nil, format: F, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Value, F.FormatOutput == String {
        self.init(
            _content: _SliderContent(
                value, in: bounds, step: step, enabledBounds: enabledBounds, SliderLabels(label(), currentValueLabel()),
                onEditingChanged
            ).formatted(format))
    }
}

extension RulerSlider {
    // MARK: Unavailable

    @available(
        *, unavailable,
        message: "use .sliderRulerMetrics { $0.tickDistance = 0.5 }; majorInterval counts the ticks from text to text"
    )
    @_alwaysEmitIntoClient
    nonisolated public func ticks(every distance: Any, label: (Value) -> String? = { _ in nil })
        -> Self
    {
        self
    }

    @available(
        *, unavailable,
        message: "use .sliderRulerMetrics { $0.tickDistance = 0.5 }; majorInterval counts the ticks from text to text"
    )
    @_alwaysEmitIntoClient
    nonisolated public func ticks(_ values: Any...) -> Self { self }
}
#endif
