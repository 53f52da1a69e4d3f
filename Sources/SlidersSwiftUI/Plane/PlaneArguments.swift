#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// The arguments of a plane's initializer, in the engine's numbers: those of each axis, and the shape.
struct PlaneArguments {
    let x, y: SliderArguments
    let shape: Shape
    let onEditingChanged: (Bool) -> Void

    /// Where the points can be.
    enum Shape {
        case rectangle
        /// A rectangle with the axes of SwiftUI's views: values increase from the top, and from the leading edge.
        case view
        case disc
    }

    /// The arguments for one axis.
    subscript(axis: SliderPlane.Axis) -> SliderArguments { axis == .x ? x : y }

    /// The shape with the path that modifiers set.
    func shape(with options: SliderOptions, _ direction: LayoutDirection) -> SliderPlaneMetrics.Shape {
        switch shape {
        case .rectangle: .rectangle()
        case .view: .rectangle(runsLeft: direction == .rightToLeft, runsDown: true)
        case .disc: .disc(start: options.arcStart ?? 0, sweep: options.arcSweep ?? 360)
        }
    }

    /// The engine's options: for each axis, the initializer's arguments over what modifiers set, and for the plane,
    /// what modifiers set.
    func configuration(over options: SliderOptions) -> SliderPlane.Configuration {
        let shared = options.configuration
        var configuration = SliderPlane.Configuration()
        configuration.x = x.configuration(over: options.axes[.x] ?? shared)
        configuration.y = y.configuration(over: options.axes[.y] ?? shared)
        configuration.pressTarget = shared.pressTarget ?? configuration.pressTarget
        configuration.disabledThumbs = shared.disabledThumbs
        configuration.isEnabled = shared.isEnabled
        configuration.isReadOnly = shared.isReadOnly
        configuration.isContinuous = shared.isContinuous
        configuration.hasFineControl = shared.hasFineControl
        configuration.snapsWhileDragging = shared.snapsWhileDragging
        return configuration
    }
}
#endif
