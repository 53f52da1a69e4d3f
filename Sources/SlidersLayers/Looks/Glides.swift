#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore

/// When parts glide to new places. Values, events and accessibility are there at once, and a drag ends a glide.
extension SliderController {
    /// The glide of changes inside a block of animations, as long as the block's.
    var inheritedGlide: Glide? { host?.inheritedDuration.map { Glide(duration: $0) } }

    /// The glide of values that code sets.
    func glide(animated: Bool) -> Glide? {
        inheritedGlide ?? (animated && host?.allowsGlides == true ? Glide(duration: 0.25) : nil)
    }

    /// The glide of a thumb to its step, when it is released between two.
    var snapGlide: Glide? {
        state.configuration.snapsWhileDragging || host?.allowsGlides != true ? nil : Glide(duration: 0.15)
    }
}
#endif
