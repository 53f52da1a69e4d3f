#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

/// Changes the engine's options, as a view's surroundings set them, for the sliders inside. The closure runs when the
/// body that made it has run again, or when the surroundings change, and its result is compared with the previous one.
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

/// Changes options. SwiftUI recognizes a new one exactly when the body that made it has run again, whereas it can't
/// compare closures.
final class ConfigurationChange: Sendable {
    let apply: @MainActor (inout SliderConfiguration) -> Void

    init(_ apply: @escaping @MainActor (inout SliderConfiguration) -> Void) { self.apply = apply }
}
#endif
