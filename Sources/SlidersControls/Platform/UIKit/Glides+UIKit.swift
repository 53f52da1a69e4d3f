#if APPLE_UI && canImport(UIKit)
import UIKit

/// Whether parts glide to new places.
extension BaseSliderControl {
    /// The seconds of the block of `UIView.animate` that changes are in.
    var inheritedDuration: Double? {
        let duration = UIView.inheritedAnimationDuration
        return UIView.areAnimationsEnabled && duration > 0 && window != nil ? duration : nil
    }

    /// Whether thumbs may glide.
    var allowsGlides: Bool {
        window != nil && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
    }
}
#endif
