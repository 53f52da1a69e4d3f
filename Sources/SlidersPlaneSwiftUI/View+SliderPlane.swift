#if APPLE_UI
import SlidersCore
import SlidersPlane
import SlidersPlaneControls
import SlidersSwiftUI
import SwiftUI

extension View {
    /// Draws lines in the planes inside: across the horizontal axis and across the vertical axis, or spokes and rings
    /// on a disc. The lines don't restrict values.
    ///
    /// ```swift
    /// PlaneSlider(value: $point, in: CGRect(x: 0, y: 0, width: 4, height: 4), step: 1)
    ///     .sliderGrid(x: .steps, y: .steps)
    /// ```
    nonisolated public func sliderGrid(x: SliderTicks? = nil, y: SliderTicks? = nil) -> some View {
        environment(\.planeOptions.xGrid, x).environment(\.planeOptions.yGrid, y)
    }

    /// Colors the planes inside with a gradient along their vertical axis, from the lower bound to the upper bound,
    /// over the other colors of the area; `nil` removes the gradient. The gradient has no effect on a disc.
    ///
    /// ```swift
    /// PlaneSlider(x: $saturation, in: 0...1, y: $brightness, in: 0...1)
    ///     .sliderTrackTint(Gradient(colors: [.white, .red]))
    ///     .sliderVerticalTint(Gradient(colors: [.black, .clear]))
    /// ```
    nonisolated public func sliderVerticalTint(_ gradient: Gradient?) -> some View {
        environment(\.planeOptions.verticalTint, gradient)
    }

    /// Changes the options of one axis for the planes inside, such as its scale or the limits of individual points.
    ///
    /// ```swift
    /// PlaneSlider(x: $frequency, in: 20...20_000, y: $gain, in: -12...12) { Text("Band") }
    ///     .sliderConfiguration(of: .x) { $0.scale = .logarithmic }
    /// ```
    /// On a disc, `x` is the angle and `y` is the distance. The closure gets the options that outer modifiers have set
    /// for the axis or, if there are none, for every slider. Set options of the whole plane, such as `isReadOnly`, with
    /// `sliderConfiguration(_:)`.
    nonisolated public func sliderConfiguration(
        of axis: SliderPlane.Axis, _ change: @escaping @MainActor (_ configuration: inout SliderConfiguration) -> Void
    ) -> some View { modifier(EnvironmentChange(\.[optionsOf: axis], change)) }
}

/// The options that modifiers set for planes only.
struct PlaneOptions: Equatable {
    /// The options that modifiers set for an axis, instead of the options for every slider.
    var axes: [SliderPlane.Axis: SliderConfiguration] = [:]
    /// The lines of the grid.
    var xGrid, yGrid: SliderTicks?
    /// The gradient along the vertical axis.
    var verticalTint: Gradient?
}

private struct PlaneOptionsKey: EnvironmentKey {
    static var defaultValue: PlaneOptions { PlaneOptions() }
}

extension EnvironmentValues {
    var planeOptions: PlaneOptions {
        get { self[PlaneOptionsKey.self] }
        set { self[PlaneOptionsKey.self] = newValue }
    }

    /// The options of an axis: those of every slider until a modifier sets its own.
    fileprivate subscript(optionsOf axis: SliderPlane.Axis) -> SliderConfiguration {
        get { planeOptions.axes[axis] ?? sliderOptions.configuration }
        set { planeOptions.axes[axis] = newValue }
    }
}
#endif
