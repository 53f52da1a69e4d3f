#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// A thumb's view moves and goes together with the view of the app in it.
extension ThumbView {
    /// Hides a view of the app from assistive technology.
    func hide(_ view: NSView) { view.setAccessibilityElement(false) }

    /// Puts the view of the app in the middle.
    func placeContent() {
        guard let content else { return }
        let size = content.fillsThumb ? bounds.size : content.view.frame.size
        let frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        if content.view.frame != frame { content.view.frame = frame }
    }

    /// Lets the view of the app glide as the thumb's layer would. The animation shows alone: the view is there.
    func followGlide(_ glide: ThumbGlide) {
        // The position of a view's layer is its corner.
        layer?.glide(along: glide.moved(by: SIMD2(Double(-bounds.width), Double(-bounds.height)) / 2))
    }

    /// Ends a glide.
    func endGlide() { layer?.removeAnimation(forKey: "position") }
}
#endif
