#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// The glass that replaces held thumbs, from iOS 26 on. One pane contains the glass of all thumbs, because glass
/// doesn't show other glass behind it.
extension BaseSliderControl {
    /// Whether a held thumb can be transparent: not on visionOS, and only while Reduce Transparency is off.
    var allowsGlass: Bool {
        #if os(visionOS)
        return false
        #else
        return !UIAccessibility.isReduceTransparencyEnabled
        #endif
    }

    /// Whether a held thumb can be the system's glass, from iOS 26 on.
    var hasGlass: Bool {
        guard #available(iOS 26, *) else { return false }
        return allowsGlass
    }

    /// Shows or hides the glass over a thumb. The view of the glass is created for the first press and kept.
    ///
    /// - Parameters:
    ///   - size: the size of the thumb before the change, from which the glass grows or shrinks.
    ///   - spring: the spring of the animation; `nil` shows or hides the glass at once.
    func setGlass(
        _ isShown: Bool, overThumb index: Int, from size: CGSize, _ spring: SliderHeldThumb.Spring?
    ) {
        #if !os(visionOS)
        guard #available(iOS 26, *), thumbViews.indices.contains(index) else { return }
        let thumb = thumbViews[index]
        let glass = thumb.glass ?? makeGlass()
        thumb.glass = glass
        thumb.isGlass = isShown
        // In an animation, the effect appears or disappears gradually.
        let applyChange = { [bounds = thumb.bounds] in
            glass.bounds = bounds
            glass.effect = isShown ? UIGlassEffect(style: .clear) : nil
        }
        thumb.stopGlassAnimation()
        glass.center = thumb.center
        guard let spring else { return applyChange() }
        glass.bounds.size = size
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters(spring))
        animator.addAnimations(applyChange)
        // The caller moves thumbs with actions disabled, but an animation needs actions.
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        animator.startAnimation()
        CATransaction.commit()
        thumb.glassAnimator = animator
        #endif
    }

    #if !os(visionOS)
    /// Creates the glass of one thumb, not visible yet, in the pane of all glass.
    @available(iOS 26, *)
    private func makeGlass() -> UIVisualEffectView {
        let glass = UIVisualEffectView(effect: nil)
        glass.cornerConfiguration = .capsule()
        let pane = glassPane ?? makePane()
        glassPane = pane
        pane.contentView.addSubview(glass)
        return glass
    }

    /// Creates the pane that contains the glass of all thumbs, with the size of the canvas.
    @available(iOS 26, *)
    private func makePane() -> UIVisualEffectView {
        let effect = UIGlassContainerEffect()
        effect.spacing = 0
        let pane = UIVisualEffectView(effect: effect)
        pane.isUserInteractionEnabled = false
        pane.frame = canvas.bounds
        // The layers of thumbs at rest are at 0, those of held thumbs at 0.5, and those of texts at 1.
        pane.layer.zPosition = 0.25
        canvas.insertSubview(pane, at: 0)
        return pane
    }
    #endif
}

extension ThumbView {
    /// Moves and resizes the glass with the thumb while the thumb is glass.
    func moveGlass() {
        guard isGlass, let glass else { return }
        if glass.center != center { glass.center = center }
        if glass.bounds.size != bounds.size { glass.bounds.size = bounds.size }
    }

    /// Stops the animation of the glass at its current size, because UIKit would add the remaining change to the next
    /// animation.
    fileprivate func stopGlassAnimation() {
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
    /// Creates the timing of the spring with which held thumbs grow or shrink.
    fileprivate convenience init(_ spring: SliderHeldThumb.Spring) {
        self.init(
            mass: 1, stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
            initialVelocity: CGVector(dx: 0, dy: 0))
    }
}
#endif
