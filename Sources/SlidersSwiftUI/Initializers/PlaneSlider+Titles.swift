#if APPLE_UI
import SwiftUI

extension PlaneSlider where Label == Text {
    /// Creates a slider for two values, with a localized title as its label.
    public init<X: SliderValue, Y: SliderValue>(
        _ titleKey: LocalizedStringKey, x: Binding<X>, in xBounds: ClosedRange<X>, y: Binding<Y>,
        in yBounds: ClosedRange<Y>, xStep: X.SliderDistance? = nil, yStep: Y.SliderDistance? = nil,
        xEnabledBounds: ClosedRange<X>? = nil, yEnabledBounds: ClosedRange<Y>? = nil, xDetents: [X] = [],
        yDetents: [Y] = [], xResetValue: X? = nil, yResetValue: Y? = nil, xName: String.LocalizationValue? = nil,
        yName: String.LocalizationValue? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            x: x, in: xBounds, y: y, in: yBounds, xStep: xStep, yStep: yStep, xEnabledBounds: xEnabledBounds,
            yEnabledBounds: yEnabledBounds, xDetents: xDetents, yDetents: yDetents, xResetValue: xResetValue,
            yResetValue: yResetValue, xName: xName, yName: yName, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a point in a rectangle, with a localized title as its label.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<CGPoint>, in bounds: CGRect, step: CGFloat? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for any number of points in a rectangle, with a localized title as its label.
    public init(
        _ titleKey: LocalizedStringKey, values: Binding<[CGPoint]>, in bounds: CGRect, step: CGFloat? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(values: values, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a unit point, with a localized title as its label.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<UnitPoint>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for two values, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, X: SliderValue, Y: SliderValue>(
        _ title: S, x: Binding<X>, in xBounds: ClosedRange<X>, y: Binding<Y>, in yBounds: ClosedRange<Y>,
        xStep: X.SliderDistance? = nil, yStep: Y.SliderDistance? = nil, xEnabledBounds: ClosedRange<X>? = nil,
        yEnabledBounds: ClosedRange<Y>? = nil, xDetents: [X] = [], yDetents: [Y] = [], xResetValue: X? = nil,
        yResetValue: Y? = nil, xName: String.LocalizationValue? = nil, yName: String.LocalizationValue? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            x: x, in: xBounds, y: y, in: yBounds, xStep: xStep, yStep: yStep, xEnabledBounds: xEnabledBounds,
            yEnabledBounds: yEnabledBounds, xDetents: xDetents, yDetents: yDetents, xResetValue: xResetValue,
            yResetValue: yResetValue, xName: xName, yName: yName, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a point in a rectangle, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<CGPoint>, in bounds: CGRect, step: CGFloat? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for any number of points in a rectangle, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, values: Binding<[CGPoint]>, in bounds: CGRect, step: CGFloat? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(values: values, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a unit point, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<UnitPoint>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
#endif
