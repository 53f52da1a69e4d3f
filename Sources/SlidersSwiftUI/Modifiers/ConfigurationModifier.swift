#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

/// Changes the engine's options of a view's surroundings for the sliders inside. The closure runs when the body that
/// made it ran again, or when the surroundings changed, and what it makes is compared with what was there.
nonisolated struct ConfigurationModifier: ViewModifier {
    let change: ConfigurationChange
    /// The axis of planes whose options change; `nil` for those of every slider.
    let axis: SliderPlane.Axis?
    @Environment(\.sliderOptions) private var options

    init(change: ConfigurationChange, axis: SliderPlane.Axis? = nil) { (self.change, self.axis) = (change, axis) }

    @MainActor func body(content: Content) -> some View {
        var options = options
        if let axis {
            change.apply(&options.axes[axis, default: options.configuration])
        } else {
            change.apply(&options.configuration)
        }
        return content.environment(\.sliderOptions, options)
    }
}

/// Changes options. SwiftUI sees that it is another one when the body that made it ran again, and only then: closures
/// it may take for the same, or for others.
final class ConfigurationChange: Sendable {
    let apply: @MainActor (inout SliderConfiguration) -> Void

    init(_ apply: @escaping @MainActor (inout SliderConfiguration) -> Void) { self.apply = apply }
}
#endif
