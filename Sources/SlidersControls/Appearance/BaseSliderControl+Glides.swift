#if APPLE_UI
import QuartzCore

/// When parts glide to new places. Values, events, and accessibility change at once, and a drag ends a glide.
extension BaseSliderControl {
    /// The glide of changes inside a block of animations, as long as the block's.
    var inheritedGlide: Glide? { inheritedDuration.map { Glide(duration: $0) } }

    /// The glide of values that code sets.
    func glide(animated: Bool) -> Glide? {
        inheritedGlide ?? (animated && allowsGlides ? Glide(duration: 0.25) : nil)
    }

    /// The glide of a thumb to a tap.
    var tapGlide: Glide? { glidesToTaps && allowsGlides ? Glide(duration: 0.25) : nil }

    /// The glide of a thumb to its step, when it is released between two.
    var snapGlide: Glide? { model.configuration.snapsWhileDragging || !allowsGlides ? nil : Glide(duration: 0.15) }
}
#endif
