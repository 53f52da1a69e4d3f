@_spi(Double) import QuartzCore

@testable import SlidersRulerControls

extension CADisplayLink {
    /// Lets display links call clocks by name, as the Objective-C runtime does.
    @MainActor static func reachClocks() {
        performer = { link, target, selector in
            guard selector.name == "slidersFrameIsDue:", let clock = target as? FrameClock else { return }
            MainActor.assumeIsolated { clock.frameIsDue(link) }
        }
    }
}
