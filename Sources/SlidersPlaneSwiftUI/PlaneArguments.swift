#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersPlane
import SlidersPlaneControls
import SlidersSwiftUI
import SwiftUI

/// The arguments of a plane's initializer: those of each axis, the labels, and the shape.
struct PlaneArguments: HostedSlider {
    let arguments: [SliderArguments]
    let labels: SliderLabels
    let shape: Shape

    /// The shape of the area, and the directions in which values increase.
    enum Shape {
        case rectangle
        /// A rectangle with the axes of SwiftUI's views: values increase from the top, and from the leading edge.
        case view
        case disc
    }

    @MainActor func makeControl() -> PlaneSliderControl { PlaneSliderControl() }

    @MainActor func apply(_ context: SliderContext, to control: PlaneSliderControl) {
        let (options, oldOptions) = (context.environment.planeOptions, context.coordinator.own as? PlaneOptions)
        context.coordinator.own = options
        control.shape = shape(with: context.options, context.environment.layoutDirection)
        (control.xTicks, control.yTicks) = (options.xGrid ?? .none, options.yGrid ?? .none)
        if options.verticalTint != oldOptions?.verticalTint {
            control.yGradient = options.verticalTint.flatMap { SliderTint.gradient($0).gradient }
        }
        var shared = context.options.configuration
        shared.isEnabled = context.configuration.isEnabled
        let configuration = configuration(over: shared, options)
        if control.configuration != configuration { control.configuration = configuration }
    }

    /// Returns the shape for the control, with the arc that modifiers set for a disc.
    private func shape(with options: SliderOptions, _ direction: LayoutDirection) -> SliderPlaneMetrics.Shape {
        switch shape {
        case .rectangle: .rectangle()
        case .view: .rectangle(runsLeft: direction == .rightToLeft, runsDown: true)
        case .disc: .disc(start: options.arcStart ?? 0, sweep: options.arcSweep ?? 360)
        }
    }

    /// Returns the engine's options: for each axis, the initializer's arguments over the options that modifiers set,
    /// and for the plane, the options that modifiers set.
    private func configuration(over shared: SliderConfiguration, _ options: PlaneOptions) -> SliderPlane.Configuration {
        var configuration = SliderPlane.Configuration()
        configuration.x = arguments[0].configuration(over: options.axes[.x] ?? shared)
        configuration.y = arguments[1].configuration(over: options.axes[.y] ?? shared)
        configuration.setShared(from: shared)
        return configuration
    }
}

extension PlaneSliderControl: HostedControl {
    /// A plane has no ticks with text.
    package var tickValues: [Double] { [] }

    /// Returns the size of a plane in a proposed size (`nil` if none is proposed). A rectangle fills the proposed size,
    /// and a disc is a square.
    package func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        let ideal = intrinsicContentSize
        let size = CGSize(width: max(width ?? ideal.width, targetSize), height: max(height ?? ideal.height, targetSize))
        guard case .disc = shape else { return size }
        let side = max([width, height].compactMap(\.self).min() ?? ideal.width, targetSize)
        return CGSize(width: side, height: side)
    }
}
#endif
