#if APPLE_UI
import SlidersControls
import SlidersCore
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
///     .axisNames(x: "Saturation", y: "Brightness")
///     .sliderTrackTint(Gradient(colors: [.white, .red]))
///     .sliderVerticalTint(Gradient(colors: [.black, .clear]))
/// ```
/// Values increase to the right and upward. A press in the area moves the nearest point there, arrow keys move a point
/// along their axis, and assistive technology adjusts each coordinate separately. A plane fills the space that its
/// parent proposes; to limit its size, use a frame or an `aspectRatio`.
nonisolated public struct PlaneSlider<X: SliderValue, Y: SliderValue>: View {
    let _content: _PlaneContent<X, Y>

    @usableFromInline
    init(_content: _PlaneContent<X, Y>) { self._content = _content }

    /// The control with its label.
    @MainActor public var body: some View { _content.view }
}

extension PlaneSlider {
    /// Creates a slider for two values, with a localized title as its label.
    ///
    /// - Parameters:
    ///   - titleKey: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - x: the value of the horizontal axis.
    ///   - xBounds: the values at the left and at the right edge.
    ///   - y: the value of the vertical axis.
    ///   - yBounds: the values at the lower and at the upper edge.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, x: Binding<X>, in xBounds: ClosedRange<X>, y: Binding<Y>,
        in yBounds: ClosedRange<Y>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(_content: _PlaneContent(x, in: xBounds, y, in: yBounds, SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a slider for two values, with a string, or a resource of the app's strings, as its label.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(
        _ title: some SliderTitle, x: Binding<X>, in xBounds: ClosedRange<X>, y: Binding<Y>, in yBounds: ClosedRange<Y>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(_content: _PlaneContent(x, in: xBounds, y, in: yBounds, SliderLabels(title), onEditingChanged))
    }

    /// Creates a slider for two values, with a view as its label.
    @_alwaysEmitIntoClient
    public init(
        x: Binding<X>, in xBounds: ClosedRange<X>, y: Binding<Y>, in yBounds: ClosedRange<Y>,
        @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(_content: _PlaneContent(x, in: xBounds, y, in: yBounds, SliderLabels(label()), onEditingChanged))
    }
}

extension PlaneSlider where X == CGFloat, Y == CGFloat {
    /// Creates a slider for a point, or for any number of points, such as those of a curve, with a localized title as
    /// its label.
    ///
    /// - Parameters:
    ///   - titleKey: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - value: the binding of a `CGPoint`, whose `y` increases upward, of an array of them, or of a `UnitPoint`,
    ///     whose `y` is 0 at the top, and whose `x` is 0 at the leading edge. Points of an array keep their order, and
    ///     do not limit one another; with an empty array, the slider shows its area alone and is disabled.
    ///   - bounds: the values at the edges; the default is the unit square.
    ///   - step: the interval between the values on both axes; `nil` means no steps.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, value: Binding<some SliderPoints>,
        in bounds: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), step: CGFloat? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(_content: _PlaneContent(value, in: bounds, step: step, SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a slider for a point, or for any number of points, such as those of a curve, with a string, or a
    /// resource of the app's strings, as its label.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(
        _ title: some SliderTitle, value: Binding<some SliderPoints>,
        in bounds: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), step: CGFloat? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(_content: _PlaneContent(value, in: bounds, step: step, SliderLabels(title), onEditingChanged))
    }

    /// Creates a slider for a point, or for any number of points, such as those of a curve, with a view as its label.
    @_alwaysEmitIntoClient
    public init(
        value: Binding<some SliderPoints>, in bounds: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        step: CGFloat? = nil, @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(_content: _PlaneContent(value, in: bounds, step: step, SliderLabels(label()), onEditingChanged))
    }
}

extension PlaneSlider {
    // MARK: Methods

    /// Sets the intervals between the values of the horizontal axis and of the vertical axis, counted from the lower
    /// bounds. `nil` leaves an axis as it was.
    nonisolated public func step(x: X.SliderDistance? = nil, y: Y.SliderDistance? = nil) -> Self {
        Self(_content: _content.step(x, y))
    }

    /// Sets the parts of the bounds that points can enter. `nil` leaves an axis as it was.
    nonisolated public func enabledBounds(x: ClosedRange<X>? = nil, y: ClosedRange<Y>? = nil) -> Self {
        Self(_content: _content.enabledBounds(x, y))
    }

    /// Sets values that attract a dragged point within 8 points. An empty array means none, and `nil` leaves an axis as
    /// it was.
    nonisolated public func detents(x: [X]? = nil, y: [Y]? = nil) -> Self {
        Self(_content: _content.detents(x, y))
    }

    /// Sets the values to which a double tap, the Delete key, and assistive technology reset a point. `nil` leaves an
    /// axis as it was: without a value, it returns to where it was when the slider appeared.
    nonisolated public func resetValue(x: X? = nil, y: Y? = nil) -> Self {
        Self(_content: _content.resetValue(x, y))
    }

    /// Sets the names of the axes for assistive technology, from the app's strings. `nil` leaves an axis as it was:
    /// without a name, it has one in the slider's language.
    nonisolated public func axisNames(
        x: String.LocalizationValue? = nil, y: String.LocalizationValue? = nil
    ) -> Self { Self(_content: _content.axisNames(x, y)) }

    /// Sets closures that return the texts of values, or `nil` for the usual text. Assistive technology reads them.
    /// They come before a text of `sliderValueText(_:)`.
    @preconcurrency
    nonisolated public func valueText(
        x: @escaping @MainActor (X) -> String?, y: @escaping @MainActor (Y) -> String?
    ) -> Self { Self(_content: _content.valueText(x, y)) }

    /// Performs an action when a person changes the values of this slider, after the binding is updated.
    ///
    /// The action gets all points; with two bindings, there is one. It isn't called when code changes the bound values,
    /// or when the bindings keep their old values.
    @preconcurrency
    nonisolated public func onChange(
        perform action:
            @escaping @MainActor (
                _ points: [(x: X, y: Y)], _ reason: SliderChangeReason
            ) -> Void
    ) -> Self { Self(_content: _content.onChange { points, reason in action(points.map { (x: $0, y: $1) }, reason) }) }

    @available(*, unavailable, renamed: "detents(x:y:)")
    @_alwaysEmitIntoClient
    nonisolated public func detents(_ values: Any...) -> Self { self }

    @available(*, unavailable, renamed: "resetValue(x:y:)")
    @_alwaysEmitIntoClient
    nonisolated public func resetValue(_ value: Any?) -> Self { self }

    @available(*, unavailable, renamed: "valueText(x:y:)")
    @_alwaysEmitIntoClient
    nonisolated public func valueText(_ text: (Double) -> String?) -> Self { self }

    @available(*, unavailable, renamed: "axisNames(x:y:)")
    @_alwaysEmitIntoClient
    nonisolated public func thumbNames(_ names: Any...) -> Self { self }
}
#endif
