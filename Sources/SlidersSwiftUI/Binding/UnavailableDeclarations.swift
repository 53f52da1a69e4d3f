#if APPLE_UI
import SlidersCore
import SwiftUI

// What people type from habit: arguments that are methods, and methods that are arguments. The compiler shows the
// message of one of these, which can't be called. Each initializer requires an argument that no other has: one that
// matched ordinary calls would change how the compiler infers closures beside them.

extension _TypedSlider {
    /// What a body that never runs creates.
    @_alwaysEmitIntoClient
    nonisolated init(_ value: Binding<Bound>, _ bounds: ClosedRange<Bound.SliderThumbValue>) {
        let labels = SliderLabels(EmptyView())
        self.init(_content: _SliderContent(value, in: bounds, step: nil, enabledBounds: nil, labels) { _ in })
    }

    @available(*, unavailable, message: "use methods: .span(atLeast: 10).detents(50).thumbNames(\"Low\", \"High\")")
    @_alwaysEmitIntoClient
    nonisolated public init(
        _ title: some SliderTitle = "", value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, minimumSpan: Bound.SliderThumbValue.SliderDistance,
        maximumSpan: Bound.SliderThumbValue.SliderDistance? = nil, detents: [Bound.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use methods: .span(atLeast: 10).detents(50).thumbNames(\"Low\", \"High\")")
    @_alwaysEmitIntoClient
    nonisolated public init<F: FormatStyle>(
        _ title: some SliderTitle = "", value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, format: F,
        minimumSpan: Bound.SliderThumbValue.SliderDistance,
        maximumSpan: Bound.SliderThumbValue.SliderDistance? = nil, detents: [Bound.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use methods: .span(atLeast: 10).detents(50).thumbNames(\"Low\", \"High\")")
    @_alwaysEmitIntoClient
    nonisolated public init(
        value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, minimumSpan: Bound.SliderThumbValue.SliderDistance,
        maximumSpan: Bound.SliderThumbValue.SliderDistance? = nil, detents: [Bound.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use methods: .span(atLeast: 10).detents(50).thumbNames(\"Low\", \"High\")")
    @_alwaysEmitIntoClient
    nonisolated public init<F: FormatStyle>(
        value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, format: F,
        minimumSpan: Bound.SliderThumbValue.SliderDistance,
        maximumSpan: Bound.SliderThumbValue.SliderDistance? = nil, detents: [Bound.SliderThumbValue] = [],
        thumbNames: [String.LocalizationValue] = [], @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use methods: .detents(1, 1.5, 2)")
    @_alwaysEmitIntoClient
    nonisolated public init(
        _ title: some SliderTitle = "", value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, detents: [Bound.SliderThumbValue],
        thumbNames: [String.LocalizationValue] = [], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use methods: .detents(1, 1.5, 2)")
    @_alwaysEmitIntoClient
    nonisolated public init<F: FormatStyle>(
        _ title: some SliderTitle = "", value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, format: F, detents: [Bound.SliderThumbValue],
        thumbNames: [String.LocalizationValue] = [], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use methods: .detents(1, 1.5, 2)")
    @_alwaysEmitIntoClient
    nonisolated public init(
        value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, detents: [Bound.SliderThumbValue],
        thumbNames: [String.LocalizationValue] = [], @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use methods: .detents(1, 1.5, 2)")
    @_alwaysEmitIntoClient
    nonisolated public init<F: FormatStyle>(
        value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, format: F, detents: [Bound.SliderThumbValue],
        thumbNames: [String.LocalizationValue] = [], @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use a method: .thumbNames(\"Lowest\", \"Highest\")")
    @_alwaysEmitIntoClient
    nonisolated public init(
        _ title: some SliderTitle = "", value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, thumbNames: [String.LocalizationValue],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use a method: .thumbNames(\"Lowest\", \"Highest\")")
    @_alwaysEmitIntoClient
    nonisolated public init<F: FormatStyle>(
        _ title: some SliderTitle = "", value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, format: F, thumbNames: [String.LocalizationValue],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use a method: .thumbNames(\"Lowest\", \"Highest\")")
    @_alwaysEmitIntoClient
    nonisolated public init(
        value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, thumbNames: [String.LocalizationValue],
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "use a method: .thumbNames(\"Lowest\", \"Highest\")")
    @_alwaysEmitIntoClient
    nonisolated public init<F: FormatStyle>(
        value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, format: F, thumbNames: [String.LocalizationValue],
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        self.init(value, bounds)
    }

    @available(*, unavailable, message: "a title is a label: leave out the title, or the label")
    @_alwaysEmitIntoClient
    nonisolated public init(
        _ title: some SliderTitle, value: Binding<Bound>, in bounds: ClosedRange<Bound.SliderThumbValue>,
        step: Bound.SliderThumbValue.SliderDistance? = nil, neutralValue: Bound.SliderThumbValue? = nil,
        enabledBounds: ClosedRange<Bound.SliderThumbValue>? = nil, @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds)
    }
}

extension RangeSlider {
    /// What a body that never runs creates.
    @_alwaysEmitIntoClient
    init<V: SliderValue>(_ lower: Binding<V>, _ upper: Binding<V>, _ bounds: ClosedRange<V>)
    where Bound == ClosedRange<V> {
        let labels = SliderLabels(EmptyView())
        self.init(_content: _SliderContent(lower, upper, in: bounds, step: nil, enabledBounds: nil, labels) { _ in })
    }

    @available(*, unavailable, message: "use methods: .span(atLeast: 10).detents(50).thumbNames(\"Low\", \"High\")")
    @_alwaysEmitIntoClient
    nonisolated public init<V: SliderValue>(
        _ title: some SliderTitle = "", lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        minimumSpan: V.SliderDistance, maximumSpan: V.SliderDistance? = nil, detents: [V] = [],
        thumbNames: [String.LocalizationValue] = [], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V> {
        self.init(lower, upper, bounds)
    }

    @available(*, unavailable, message: "use methods: .span(atLeast: 10).detents(50).thumbNames(\"Low\", \"High\")")
    @_alwaysEmitIntoClient
    nonisolated public init<V: SliderValue, F: FormatStyle>(
        _ title: some SliderTitle = "", lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        format: F, minimumSpan: V.SliderDistance, maximumSpan: V.SliderDistance? = nil, detents: [V] = [],
        thumbNames: [String.LocalizationValue] = [], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V>, F.FormatInput == V, F.FormatOutput == String {
        self.init(lower, upper, bounds)
    }

    @available(*, unavailable, message: "use methods: .span(atLeast: 10).detents(50).thumbNames(\"Low\", \"High\")")
    @_alwaysEmitIntoClient
    nonisolated public init<V: SliderValue>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, minimumSpan: V.SliderDistance,
        maximumSpan: V.SliderDistance? = nil, detents: [V] = [], thumbNames: [String.LocalizationValue] = [],
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V> {
        self.init(lower, upper, bounds)
    }

    @available(*, unavailable, message: "use methods: .span(atLeast: 10).detents(50).thumbNames(\"Low\", \"High\")")
    @_alwaysEmitIntoClient
    nonisolated public init<V: SliderValue, F: FormatStyle>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, format: F, minimumSpan: V.SliderDistance,
        maximumSpan: V.SliderDistance? = nil, detents: [V] = [], thumbNames: [String.LocalizationValue] = [],
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V>, F.FormatInput == V, F.FormatOutput == String {
        self.init(lower, upper, bounds)
    }

    @available(*, unavailable, message: "use a method: .thumbNames(\"Lowest\", \"Highest\")")
    @_alwaysEmitIntoClient
    nonisolated public init<V: SliderValue>(
        _ title: some SliderTitle = "", lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        thumbNames: [String.LocalizationValue], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V> {
        self.init(lower, upper, bounds)
    }

    @available(*, unavailable, message: "use a method: .thumbNames(\"Lowest\", \"Highest\")")
    @_alwaysEmitIntoClient
    nonisolated public init<V: SliderValue, F: FormatStyle>(
        _ title: some SliderTitle = "", lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        format: F, thumbNames: [String.LocalizationValue], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V>, F.FormatInput == V, F.FormatOutput == String {
        self.init(lower, upper, bounds)
    }

    @available(*, unavailable, message: "use a method: .thumbNames(\"Lowest\", \"Highest\")")
    @_alwaysEmitIntoClient
    nonisolated public init<V: SliderValue>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, thumbNames: [String.LocalizationValue],
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V> {
        self.init(lower, upper, bounds)
    }

    @available(*, unavailable, message: "use a method: .thumbNames(\"Lowest\", \"Highest\")")
    @_alwaysEmitIntoClient
    nonisolated public init<V: SliderValue, F: FormatStyle>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance? = nil,
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, format: F, thumbNames: [String.LocalizationValue],
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V>, F.FormatInput == V, F.FormatOutput == String {
        self.init(lower, upper, bounds)
    }

    @available(*, unavailable, message: "a title is a label: leave out the title, or the label")
    @_alwaysEmitIntoClient
    nonisolated public init<V: SliderValue>(
        _ title: some SliderTitle, lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V> {
        self.init(lower, upper, bounds)
    }

    @available(*, unavailable, renamed: "init(_:lower:upper:in:step:)")
    @_alwaysEmitIntoClient
    public init<V: SliderValue>(
        _ title: some SliderTitle = "", lowerValue: Binding<V>, upperValue: Binding<V>, in bounds: ClosedRange<V>,
        step: V.SliderDistance? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Bound == ClosedRange<V> {
        self.init(lowerValue, upperValue, bounds)
    }

    @available(*, unavailable, renamed: "init(_:value:in:step:)")
    @_alwaysEmitIntoClient
    public init(
        _ title: some SliderTitle = "", range: Binding<Bound>, in bounds: ClosedRange<Value>,
        step: Value.SliderDistance? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(range, bounds)
    }
}

extension _TypedSlider {
    @available(
        *, unavailable,
        message: "use in: 0...10 and .values(only: 1, 2, 5), or at equal distances .sliderScale(.list([1, 2, 5]))"
    )
    @_alwaysEmitIntoClient
    nonisolated public init(
        _ title: some SliderTitle = "", value: Binding<Bound>, in values: [Bound.SliderThumbValue],
        step: Bound.SliderThumbValue.SliderDistance? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, values[0]...values[0])
    }

    @available(
        *, unavailable, message: "it's an argument: ValueSlider(\"Gain\", value: $gain, in: -12...12, neutralValue: 0)"
    )
    @_alwaysEmitIntoClient
    nonisolated public func neutralValue(_ value: Bound.SliderThumbValue?) -> Self { self }

    @available(
        *, unavailable, message: "it's an argument: RangeSlider(value: $price, in: 0...100, enabledBounds: 0...80)"
    )
    @_alwaysEmitIntoClient
    nonisolated public func enabledBounds(_ bounds: ClosedRange<Bound.SliderThumbValue>?) -> Self { self }
}

extension _SingleValueSlider {
    @available(*, unavailable, message: "a single thumb has the name of the slider: its title or label")
    @_alwaysEmitIntoClient
    nonisolated public func thumbNames(_ names: Any...) -> Self { self }

    @available(*, unavailable, message: "a slider of one value has no span between thumbs")
    @_alwaysEmitIntoClient
    nonisolated public func span(atLeast minimum: Any? = nil, atMost maximum: Any? = nil) -> Self { self }

    @available(*, unavailable, renamed: "resetValue(_:)")
    @_alwaysEmitIntoClient
    nonisolated public func resetValues(_ values: Any...) -> Self { self }
}

extension _SingleValueSlider {
    @available(*, unavailable, message: "a slider of one value has one thumb: .valueText { value in … }")
    @_alwaysEmitIntoClient
    nonisolated public func valueText(_ text: (Bound, Int) -> String?) -> Self { self }
}

extension _ManyValueSlider {
    @available(*, unavailable, renamed: "resetValues(_:)")
    @_alwaysEmitIntoClient
    nonisolated public func resetValue(_ value: Any?) -> Self { self }
}

// Methods of a slider after modifiers of views.
extension View {
    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func span(atLeast minimum: Any? = nil, atMost maximum: Any? = nil) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func limits(_ limits: Any?, ofThumb thumb: Int) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func values(only values: Any...) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func values(excluding ranges: Any...) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func detents(_ values: Any...) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func thumbNames(_ names: Any...) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func disabledThumbs(_ thumbs: Int...) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func ticks(every distance: Any, label: (Double) -> String? = { _ in nil }) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func ticks(_ values: Any...) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func resetValue(_ value: Any?) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func resetValues(_ values: Any...) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func valueText(_ text: (Double) -> String?) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func axisNames(x: Any? = nil, y: Any? = nil) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func zoneColors(_ colors: Color...) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func zoneContent(_ content: (SliderSpan<Double>) -> Any) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func spanContent(clipsToSpan: Bool = false, _ content: (SliderSpan<Double>) -> Any) -> Self {
        self
    }
}

// The same for closures with other parameters.
extension View {
    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func ticks(_ ticks: () -> Any) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func valueText(_ text: (Double, Int) -> String?) -> Self { self }

    @available(*, unavailable, message: "a method of some sliders: call it before modifiers of views")
    @_alwaysEmitIntoClient
    nonisolated public func onChange(perform action: (ClosedRange<Double>, SliderChangeReason) -> Void) -> Self { self }
}
#endif
