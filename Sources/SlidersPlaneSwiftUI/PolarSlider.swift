#if APPLE_UI
import SlidersControls
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
nonisolated public struct PolarSlider<Label: View>: View {
    let content: LabeledSlider<PlaneArguments, Label>

    /// The control with its label.
    @MainActor public var body: some View { content }
}

extension PolarSlider {
    /// Creates a slider for an angle on a full circle and a distance.
    ///
    /// - Parameters:
    ///   - angle: the angle, clockwise from the top. A drag writes values from 0° up to, but not including, 360°.
    ///   - distance: the distance from the center.
    ///   - distanceBounds: the distances at the center and at the edge.
    ///   - angleName: the name of the angle for assistive technology, from the app's strings; `nil` means "Angle".
    ///   - distanceName: the name of the distance; `nil` means "Distance".
    ///   - label: names the slider for assistive technology. It's visible only on macOS, unless
    ///     `sliderLabelsVisibility(_:)` shows it elsewhere.
    ///   - onEditingChanged: called with `true` when a drag begins, and with `false` when it ends or is canceled.
    public init<D: SliderValue & BinaryFloatingPoint>(
        angle: Binding<Angle>, distance: Binding<D>, in distanceBounds: ClosedRange<D> = 0...1,
        angleName: String.LocalizationValue? = nil, distanceName: String.LocalizationValue? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let names = { (name: String.LocalizationValue?) in name.map { [$0] } ?? [] }
        let angles = ValueArguments(
            bounds: .degrees(0)...Angle.degrees(360), step: nil, thumbNames: names(angleName),
            onEditingChanged: onEditingChanged)
        let distances = ValueArguments(bounds: distanceBounds, step: nil, thumbNames: names(distanceName))
        content = LabeledSlider(
            BoundBinding(lower: angle[bridge: angles.bridge], upper: distance[bridge: distances.bridge]),
            PlaneArguments(angles.arguments(wraps: true), distances.arguments(), .disc), label())
    }

    /// Creates a slider for a value set by the angle and a value set by the distance, each with its own bounds.
    ///
    /// To make angles wrap, set `wraps` for `x` with ``SwiftUI/View/sliderConfiguration(of:_:)``.
    public init<A: SliderValue, D: SliderValue>(
        angle: Binding<A>, in angleBounds: ClosedRange<A>, distance: Binding<D>, in distanceBounds: ClosedRange<D>,
        angleStep: A.SliderDistance? = nil, distanceStep: D.SliderDistance? = nil, angleDetents: [A] = [],
        distanceDetents: [D] = [], angleName: String.LocalizationValue? = nil,
        distanceName: String.LocalizationValue? = nil,
        @ViewBuilder label: () -> Label = { EmptyView() }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let angles = ValueArguments(
            bounds: angleBounds, step: angleStep, detents: angleDetents, thumbNames: angleName.map { [$0] } ?? [],
            onEditingChanged: onEditingChanged)
        let distances = ValueArguments(
            bounds: distanceBounds, step: distanceStep, detents: distanceDetents,
            thumbNames: distanceName.map { [$0] } ?? [])
        content = LabeledSlider(
            BoundBinding(lower: angle[bridge: angles.bridge], upper: distance[bridge: distances.bridge]),
            PlaneArguments(angles.arguments(), distances.arguments(), .disc), label())
    }
}

extension PolarSlider where Label == Text {
    /// Creates a slider for an angle on a full circle and a distance, with a localized title as its label.
    public init<D: SliderValue & BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, angle: Binding<Angle>, distance: Binding<D>,
        in distanceBounds: ClosedRange<D> = 0...1, angleName: String.LocalizationValue? = nil,
        distanceName: String.LocalizationValue? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            angle: angle, distance: distance, in: distanceBounds, angleName: angleName, distanceName: distanceName,
            label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a value set by the angle and a value set by the distance, with a localized title as its
    /// label.
    public init<A: SliderValue, D: SliderValue>(
        _ titleKey: LocalizedStringKey, angle: Binding<A>, in angleBounds: ClosedRange<A>, distance: Binding<D>,
        in distanceBounds: ClosedRange<D>, angleStep: A.SliderDistance? = nil, distanceStep: D.SliderDistance? = nil,
        angleDetents: [A] = [], distanceDetents: [D] = [], angleName: String.LocalizationValue? = nil,
        distanceName: String.LocalizationValue? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            angle: angle, in: angleBounds, distance: distance, in: distanceBounds, angleStep: angleStep,
            distanceStep: distanceStep, angleDetents: angleDetents, distanceDetents: distanceDetents,
            angleName: angleName, distanceName: distanceName, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for an angle on a full circle and a distance, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, D: SliderValue & BinaryFloatingPoint>(
        _ title: S, angle: Binding<Angle>, distance: Binding<D>, in distanceBounds: ClosedRange<D> = 0...1,
        angleName: String.LocalizationValue? = nil, distanceName: String.LocalizationValue? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            angle: angle, distance: distance, in: distanceBounds, angleName: angleName, distanceName: distanceName,
            label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a value set by the angle and a value set by the distance, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, A: SliderValue, D: SliderValue>(
        _ title: S, angle: Binding<A>, in angleBounds: ClosedRange<A>, distance: Binding<D>,
        in distanceBounds: ClosedRange<D>, angleStep: A.SliderDistance? = nil, distanceStep: D.SliderDistance? = nil,
        angleDetents: [A] = [], distanceDetents: [D] = [], angleName: String.LocalizationValue? = nil,
        distanceName: String.LocalizationValue? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            angle: angle, in: angleBounds, distance: distance, in: distanceBounds, angleStep: angleStep,
            distanceStep: distanceStep, angleDetents: angleDetents, distanceDetents: distanceDetents,
            angleName: angleName, distanceName: distanceName, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }
}
#endif
