#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// Glass in place of held thumbs, from macOS 26 on. It lies in the view of its thumb and moves with it, above
/// everything that the canvas shows, including texts.
extension BaseSliderControl {
    /// Whether held thumbs can be glass: not before macOS 26, and not with reduced transparency.
    var hasGlass: Bool {
        guard #available(macOS 26, *) else { return false }
        return !NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency
    }

    /// Puts glass in the place of a thumb, or removes it. Its view is made for the first press and kept.
    func setGlass(
        _ isShown: Bool, overThumb index: Int, from size: CGSize, _ spring: SliderHeldThumb.Spring?
    ) {
        guard #available(macOS 26, *), thumbViews.indices.contains(index) else { return }
        thumbViews[index].setGlass(isShown, from: size, spring)
    }
}

/// Glass that doesn't move the window when it's dragged.
@available(macOS 26, *) @MainActor
private final class ThumbGlass: NSGlassEffectView {
    override var mouseDownCanMoveWindow: Bool { false }
}

extension ThumbView {
    private static let growth = "sliders.growth"

    /// Shows or hides glass. Only what the screen shows grows or shrinks: a view determines the geometry of its layer.
    @available(macOS 26, *)
    fileprivate func setGlass(_ isShown: Bool, from size: CGSize, _ spring: SliderHeldThumb.Spring?) {
        let glass = glass ?? makeGlass()
        isGlass = isShown
        // An animation that this ends hides the glass, unless it is shown again.
        glass.layer?.removeAnimation(forKey: Self.growth)
        glass.isHidden = !isShown && spring == nil
        guard let spring, bounds.width > 0, bounds.height > 0 else { return }
        let animation = CASpringAnimation(spring, of: "transform")
        animation.duration = animation.settlingDuration
        // The anchor of a view's layer is its corner.
        animation.fromValue = CATransform3DMakeAffineTransform(
            CGAffineTransform(
                a: size.width / bounds.width, b: 0, c: 0, d: size.height / bounds.height,
                tx: (bounds.width - size.width) / 2, ty: (bounds.height - size.height) / 2))
        if !isShown { animation.delegate = self }
        glass.layer?.add(animation, forKey: Self.growth)
    }

    @available(macOS 26, *)
    private func makeGlass() -> NSView {
        let glass = ThumbGlass(frame: bounds)
        glass.style = .clear
        self.glass = glass
        addSubview(glass)
        layOutGlass()
        return glass
    }

    /// Gives the glass the size of the thumb.
    func layOutGlass() {
        guard #available(macOS 26, *), let glass = glass as? NSGlassEffectView else { return }
        glass.frame = bounds
        glass.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}

extension ThumbView: CAAnimationDelegate {
    /// Removes the glass when it has shrunk. The paint beneath it is visible again by then.
    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated { if !isGlass { glass?.isHidden = true } }
    }
}
#endif
