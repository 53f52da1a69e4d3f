#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersPlane
import SlidersPlaneControls
import SlidersSwiftUI
import SwiftUI

/// A slider for an angle and a distance: a point on a disc.
///
/// ```swift
/// @State private var hue = Angle.degrees(30)
/// @State private var saturation = 0.8
///
/// PolarSlider("Color", angle: $hue, distance: $saturation)
/// ```
/// By default, angles run clockwise from the top; to change that, use `sliderArc(start:sweep:)`.
/// Distances increase from the center. The left and right arrow keys turn a point around the center; the up and down
/// arrow keys change its distance.
nonisolated public struct PolarSlider<A: SliderValue, D: SliderValue>: View {
    let _content: _PlaneContent<A, D>

    @usableFromInline
    init(_content: _PlaneContent<A, D>) { self._content = _content }

    /// The control with its label.
    @MainActor public var body: some View { _content.view }
}

extension PolarSlider where A == Angle, D: BinaryFloatingPoint {
    /// Creates a slider for an angle on a full circle and a distance, with a localized title as its label.
    ///
    /// - Parameters:
    ///   - titleKey: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - angle: the angle, clockwise from the top. A drag writes values from 0° up to, but not including, 360°.
    ///   - distance: the distance from the center.
    ///   - distanceBounds: the distances at the center and at the edge.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, angle: Binding<Angle>, distance: Binding<D>,
        in distanceBounds: ClosedRange<D> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _PlaneContent(
                angle, in: .zero ... .degrees(360), distance, in: distanceBounds, isDisc: true, wraps: true,
                SliderLabels(titleKey), onEditingChanged))
    }

    /// Creates a slider for an angle on a full circle and a distance, with a string, or a resource of the app's
    /// strings, as its label.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(
        _ title: some SliderTitle, angle: Binding<Angle>, distance: Binding<D>,
        in distanceBounds: ClosedRange<D> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _PlaneContent(
                angle, in: .zero ... .degrees(360), distance, in: distanceBounds, isDisc: true, wraps: true,
                SliderLabels(title), onEditingChanged))
    }

    /// Creates a slider for an angle on a full circle and a distance, with a view as its label.
    @_alwaysEmitIntoClient
    public init(
        angle: Binding<Angle>, distance: Binding<D>, in distanceBounds: ClosedRange<D> = 0...1,
        @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _PlaneContent(
                angle, in: .zero ... .degrees(360), distance, in: distanceBounds, isDisc: true, wraps: true,
                SliderLabels(label()), onEditingChanged))
    }
}

extension PolarSlider {
    /// Creates a slider for a value set by the angle and a value set by the distance, with a localized title as its
    /// label.
    ///
    /// - Parameters:
    ///   - titleKey: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - angle: the value of the angle. To make it wrap, set `wraps` for `x` with
    ///     ``SwiftUI/View/sliderConfiguration(of:_:)``.
    ///   - angleBounds: the values at the start and at the end of the circle.
    ///   - distance: the value of the distance from the center.
    ///   - distanceBounds: the values at the center and at the edge.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    @_alwaysEmitIntoClient
    public init(
        _ titleKey: LocalizedStringKey? = nil, angle: Binding<A>, in angleBounds: ClosedRange<A>, distance: Binding<D>,
        in distanceBounds: ClosedRange<D>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _PlaneContent(
                angle, in: angleBounds, distance, in: distanceBounds, isDisc: true, SliderLabels(titleKey),
                onEditingChanged))
    }

    /// Creates a slider for a value set by the angle and a value set by the distance, with a string, or a resource of
    /// the app's strings, as its label.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(
        _ title: some SliderTitle, angle: Binding<A>, in angleBounds: ClosedRange<A>, distance: Binding<D>,
        in distanceBounds: ClosedRange<D>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _PlaneContent(
                angle, in: angleBounds, distance, in: distanceBounds, isDisc: true, SliderLabels(title),
                onEditingChanged))
    }

    /// Creates a slider for a value set by the angle and a value set by the distance, with a view as its label.
    @_alwaysEmitIntoClient
    public init(
        angle: Binding<A>, in angleBounds: ClosedRange<A>, distance: Binding<D>, in distanceBounds: ClosedRange<D>,
        @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _content: _PlaneContent(
                angle, in: angleBounds, distance, in: distanceBounds, isDisc: true, SliderLabels(label()),
                onEditingChanged))
    }

    // MARK: Methods

    /// Sets the intervals between the values of the angle and of the distance, counted from the lower bounds. `nil`
    /// leaves an axis as it was.
    nonisolated public func step(angle: A.SliderDistance? = nil, distance: D.SliderDistance? = nil) -> Self {
        Self(_content: _content.step(angle, distance))
    }

    /// Sets the parts of the bounds that points can enter. `nil` leaves an axis as it was.
    nonisolated public func enabledBounds(angle: ClosedRange<A>? = nil, distance: ClosedRange<D>? = nil) -> Self {
        Self(_content: _content.enabledBounds(angle, distance))
    }

    /// Sets values that attract a dragged point within 8 points. An empty array means none, and `nil` leaves an axis as
    /// it was.
    nonisolated public func detents(angle: [A]? = nil, distance: [D]? = nil) -> Self {
        Self(_content: _content.detents(angle, distance))
    }

    /// Sets the values to which a double tap, the Delete key, and assistive technology reset a point. `nil` leaves an
    /// axis as it was: without a value, it returns to where it was when the slider appeared.
    nonisolated public func resetValue(angle: A? = nil, distance: D? = nil) -> Self {
        Self(_content: _content.resetValue(angle, distance))
    }

    /// Sets the names of the axes for assistive technology, from the app's strings. `nil` leaves an axis as it was:
    /// without a name, it has one in the slider's language.
    nonisolated public func axisNames(
        angle: String.LocalizationValue? = nil, distance: String.LocalizationValue? = nil
    ) -> Self { Self(_content: _content.axisNames(angle, distance)) }

    /// Sets closures that return the texts of values, or `nil` for the usual text. Assistive technology reads them.
    /// They come before a text of `sliderValueText(_:)`.
    @preconcurrency
    nonisolated public func valueText(
        angle: @escaping @MainActor (A) -> String?, distance: @escaping @MainActor (D) -> String?
    ) -> Self { Self(_content: _content.valueText(angle, distance)) }

    /// Performs an action when a person changes the values of this slider, after the binding is updated.
    ///
    /// The action gets all points; with two bindings, there is one. It isn't called when code changes the bound values,
    /// or when the bindings keep their old values.
    @preconcurrency
    nonisolated public func onChange(
        perform action:
            @escaping @MainActor (
                _ points: [(angle: A, distance: D)], _ reason: SliderChangeReason
            ) -> Void
    ) -> Self {
        Self(_content: _content.onChange { points, reason in action(points.map { (angle: $0, distance: $1) }, reason) })
    }
}
#endif
