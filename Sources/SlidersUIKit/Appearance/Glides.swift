#if canImport(UIKit)
import SlidersLayers
import UIKit

/// When parts glide to new places. Values, events and accessibility are there at once, and a drag ends a glide.
extension SliderControl {
    /// The glide of changes inside a block of `UIView.animate`, as long as the block's.
    var inheritedGlide: Glide? {
        let duration = UIView.inheritedAnimationDuration
        return duration > 0 && window != nil ? Glide(duration: duration) : nil
    }

    /// The glide of values that code sets.
    func glide(animated: Bool) -> Glide? {
        if let inheritedGlide { return inheritedGlide }
        return animated && window != nil && !UIAccessibility.isReduceMotionEnabled ? Glide(duration: 0.25) : nil
    }

    /// The glide of a thumb to its step, when it is released between two.
    var snapGlide: Glide? {
        slider.configuration.snapsWhileDragging || UIAccessibility.isReduceMotionEnabled ? nil : Glide(duration: 0.15)
    }
}
#endif
