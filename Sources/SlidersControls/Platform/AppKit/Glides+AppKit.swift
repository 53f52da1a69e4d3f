#if APPLE_UI && !canImport(UIKit)
import AppKit

/// Whether parts glide to new places.
extension BaseSliderControl {
    /// The seconds of the group of `NSAnimationContext` that changes are in, if it lets properties be animated.
    var inheritedDuration: Double? {
        let context = NSAnimationContext.current
        return context.allowsImplicitAnimation && context.duration > 0 && window != nil ? context.duration : nil
    }

    /// Whether thumbs may glide.
    var allowsGlides: Bool {
        window != nil && !NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
    }
}
#endif
