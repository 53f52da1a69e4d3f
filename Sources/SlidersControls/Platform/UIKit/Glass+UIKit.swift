#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// Glass in place of held thumbs, from iOS 26 on. One view holds the glass of all thumbs, because glass can't be seen
/// through other glass. It lies above the thumbs at rest, and below held thumbs and texts.
extension BaseSliderControl {
    /// Whether held thumbs can be glass: not before iOS 26, not on visionOS, and not with reduced transparency.
    var hasGlass: Bool {
        #if os(visionOS)
        return false
        #else
        guard #available(iOS 26, *) else { return false }
        return !UIAccessibility.isReduceTransparencyEnabled
        #endif
    }

    /// Puts glass in the place of a thumb, or removes it. Its view is made for the first press and kept.
    func setGlass(
        _ isShown: Bool, overThumb index: Int, from size: CGSize, _ spring: SliderHeldThumb.Spring?
    ) {
        #if !os(visionOS)
        guard #available(iOS 26, *), thumbViews.indices.contains(index) else { return }
        let thumb = thumbViews[index]
        let glass = thumb.glass ?? makeGlass()
        thumb.glass = glass
        thumb.isGlass = isShown
        // An effect that is set in an animation appears and disappears with it.
        let change = { [bounds = thumb.bounds] in
            glass.bounds = bounds
            glass.effect = isShown ? UIGlassEffect(style: .clear) : nil
        }
        thumb.stopGlass()
        glass.center = thumb.center
        guard let spring else { return change() }
        glass.bounds.size = size
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters(spring))
        animator.addAnimations(change)
        // Thumbs are placed without actions, but an animation needs them.
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        animator.startAnimation()
        CATransaction.commit()
        thumb.glassAnimator = animator
        #endif
    }

    #if !os(visionOS)
    @available(iOS 26, *)
    private func makeGlass() -> UIVisualEffectView {
        let glass = UIVisualEffectView(effect: nil)
        glass.cornerConfiguration = .capsule()
        let pane = glassPane ?? makePane()
        glassPane = pane
        pane.contentView.addSubview(glass)
        return glass
    }

    @available(iOS 26, *)
    private func makePane() -> UIVisualEffectView {
        let effect = UIGlassContainerEffect()
        effect.spacing = 0
        let pane = UIVisualEffectView(effect: effect)
        pane.isUserInteractionEnabled = false
        pane.frame = canvas.bounds
        pane.layer.zPosition = 0.25
        canvas.insertSubview(pane, at: 0)
        return pane
    }
    #endif
}

extension ThumbView {
    /// Lets the glass follow the thumb while it is held.
    func moveGlass() {
        guard isGlass, let glass else { return }
        if glass.center != center { glass.center = center }
        if glass.bounds.size != bounds.size { glass.bounds.size = bounds.size }
    }

    /// Ends growing or shrinking, because UIKit would add what is left of it to the next animation. The glass keeps the
    /// size that it has now.
    fileprivate func stopGlass() {
        if let glassAnimator, glassAnimator.state == .active { glassAnimator.stopAnimation(true) }
        glassAnimator = nil
    }

    /// Removes the thumb and its glass from the control.
    func remove() {
        glass?.removeFromSuperview()
        removeFromSuperview()
    }
}

extension UISpringTimingParameters {
    /// The spring of a held thumb.
    fileprivate convenience init(_ spring: SliderHeldThumb.Spring) {
        self.init(
            mass: 1, stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
            initialVelocity: CGVector(dx: 0, dy: 0))
    }
}
#endif
