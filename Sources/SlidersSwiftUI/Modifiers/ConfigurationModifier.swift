#if APPLE_UI
import SlidersCore
import SwiftUI

/// Changes the engine's options, as a view's surroundings set them, for the sliders inside. The closure runs when the
/// body that made it has run again, or when the surroundings change, and its result is compared with the previous one.
nonisolated struct ConfigurationModifier: ViewModifier {
    let change: Identified<@MainActor (inout SliderConfiguration) -> Void>
    /// The axis of planes whose options change; `nil` for those of every slider.
    let axis: SliderPlane.Axis?
    @Environment(\.sliderOptions) private var options

    init(_ change: @escaping @MainActor (inout SliderConfiguration) -> Void, of axis: SliderPlane.Axis? = nil) {
        (self.change, self.axis) = (Identified(change), axis)
    }

    @MainActor func body(content: Content) -> some View {
        var options = options
        if let axis {
            change.call(&options.axes[axis, default: options.configuration])
        } else {
            change.call(&options.configuration)
        }
        return content.environment(\.sliderOptions, options)
    }
}
#endif
