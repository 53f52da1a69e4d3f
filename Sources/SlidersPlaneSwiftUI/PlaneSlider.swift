#if APPLE_UI
import SlidersControls
import SlidersPlane
import SlidersPlaneControls
import SlidersSwiftUI
import SwiftUI

/// A slider with two axes in a rectangle. It has one or more points; each represents two values.
///
/// ```swift
/// @State private var saturation = 80.0
/// @State private var brightness = 60.0
///
/// PlaneSlider("Color", x: $saturation, in: 0...100, y: $brightness, in: 0...100)
///     .sliderTrackTint(Gradient(colors: [.white, .red]))
///     .sliderVerticalTint(Gradient(colors: [.black, .clear]))
/// ```
/// Values increase to the right and upward. A press in the area moves the nearest point there, arrow keys move a point
/// along their axis, and assistive technology adjusts each coordinate separately. A plane fills the space that its
/// parent proposes; to limit its size, use a frame or an `aspectRatio`.
nonisolated public struct PlaneSlider<Label: View>: View {
    let content: LabeledSlider<PlaneArguments, Label>

    /// The control with its label.
    @MainActor public var body: some View { content }
}

extension PlaneSlider {
    /// Creates a slider for two values.
    ///
    /// - Parameters:
    ///   - x: the value of the horizontal axis.
    ///   - xBounds: the values at the left and at the right edge.
    ///   - y: the value of the vertical axis.
    ///   - yBounds: the values at the lower and at the upper edge.
    ///   - xStep: the interval between the values that `x` can take, counted from the lower bound; `nil` means a step
    ///     of 1 for integers, and no steps for other types.
    ///   - yStep: the interval between the values that `y` can take.
    ///   - xEnabledBounds: the part of the horizontal bounds that points can enter; `nil` means all of it.
    ///   - yEnabledBounds: the part of the vertical bounds that points can enter.
    ///   - xDetents: values of `x` that attract a dragged point within 8 points.
    ///   - yDetents: values of `y` that attract a dragged point within 8 points.
    ///   - xResetValue: the value to which `sliderResetsOnDoubleTap()` resets `x`; `nil` means the value that it had
    ///     when the slider appeared.
    ///   - yResetValue: the value to which `sliderResetsOnDoubleTap()` resets `y`.
    ///   - xName: the name of the horizontal axis for assistive technology, from the app's strings; `nil` means
    ///     "Horizontal".
    ///   - yName: the name of the vertical axis; `nil` means "Vertical".
    ///   - label: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    public init<X: SliderValue, Y: SliderValue>(
        x: Binding<X>, in xBounds: ClosedRange<X>, y: Binding<Y>, in yBounds: ClosedRange<Y>,
        xStep: X.SliderDistance? = nil, yStep: Y.SliderDistance? = nil, xEnabledBounds: ClosedRange<X>? = nil,
        yEnabledBounds: ClosedRange<Y>? = nil, xDetents: [X] = [], yDetents: [Y] = [], xResetValue: X? = nil,
        yResetValue: Y? = nil, xName: String.LocalizationValue? = nil, yName: String.LocalizationValue? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let xValues = ValueArguments(
            bounds: xBounds, step: xStep, enabledBounds: xEnabledBounds, detents: xDetents,
            resetValues: xResetValue.map { [$0] } ?? [], thumbNames: xName.map { [$0] } ?? [],
            onEditingChanged: onEditingChanged)
        let yValues = ValueArguments(
            bounds: yBounds, step: yStep, enabledBounds: yEnabledBounds, detents: yDetents,
            resetValues: yResetValue.map { [$0] } ?? [], thumbNames: yName.map { [$0] } ?? [])
        content = LabeledSlider(
            BoundBinding(lower: x[bridge: xValues.bridge], upper: y[bridge: yValues.bridge]),
            PlaneArguments(xValues.arguments(), yValues.arguments(), .rectangle), label())
    }

    /// Creates a slider for a point in a rectangle. `y` increases upward.
    ///
    /// - Parameters:
    ///   - value: the point.
    ///   - bounds: the values at the edges; `minY` is at the lower edge of the control.
    ///   - step: the interval between the values on both axes; `nil` means no steps.
    ///   - label: names the slider for assistive technology.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    public init(
        value: Binding<CGPoint>, in bounds: CGRect, step: CGFloat? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        content = LabeledSlider(
            BoundBinding(value.coordinates),
            PlaneArguments(bounds, step: step, shape: .rectangle, onEditingChanged: onEditingChanged), label())
    }

    /// Creates a slider for any number of points in a rectangle, such as the points of a curve. `y` increases upward.
    ///
    /// Points keep their order in the array, and don't limit one another. With an empty array, the slider shows its
    /// area alone and is disabled.
    public init(
        values: Binding<[CGPoint]>, in bounds: CGRect, step: CGFloat? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        content = LabeledSlider(
            BoundBinding(values.coordinates),
            PlaneArguments(bounds, step: step, shape: .rectangle, onEditingChanged: onEditingChanged), label())
    }

    /// Creates a slider for a unit point. As everywhere in SwiftUI, its `y` is 0 at the top, and its `x` is 0 at the
    /// leading edge. The up arrow key still moves the point up.
    public init(
        value: Binding<UnitPoint>, @ViewBuilder label: () -> Label = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        content = LabeledSlider(
            BoundBinding(value.coordinates),
            PlaneArguments(
                CGRect(x: 0, y: 0, width: 1, height: 1), step: nil, shape: .view, onEditingChanged: onEditingChanged),
            label())
    }
}

extension PlaneArguments {
    /// The arguments of an initializer for a rectangle of points.
    fileprivate init(
        _ bounds: CGRect, step: CGFloat?, shape: Shape, onEditingChanged: @escaping (Bool) -> Void
    ) {
        let (x, y) = (bounds.minX...bounds.maxX, bounds.minY...bounds.maxY)
        self.init(
            ValueArguments(bounds: x, step: step, onEditingChanged: onEditingChanged).arguments(),
            ValueArguments(bounds: y, step: step).arguments(), shape)
    }
}

// What an app binds, seen as the engine's numbers: by key paths, as SliderBindable has them.

extension CGPoint {
    fileprivate var coordinates: BoundValues {
        get { .values([x, y]) }
        set {
            guard case .values(let numbers) = newValue, numbers.count == 2 else { return }
            self = CGPoint(x: numbers[0], y: numbers[1])
        }
    }
}

extension [CGPoint] {
    fileprivate var coordinates: BoundValues {
        get { .values(flatMap { [Double($0.x), Double($0.y)] }) }
        set {
            guard case .values(let numbers) = newValue else { return }
            self = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        }
    }
}

extension UnitPoint {
    fileprivate var coordinates: BoundValues {
        get { .values([x, y]) }
        set {
            guard case .values(let numbers) = newValue, numbers.count == 2 else { return }
            self = UnitPoint(x: numbers[0], y: numbers[1])
        }
    }
}

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
