#if APPLE_UI
import SwiftUI

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
