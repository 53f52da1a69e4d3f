#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// The glass that replaces a held thumb, from macOS 26 on. The glass is a subview of the thumb's view, so it moves with
/// the thumb, above everything that the canvas shows, including texts.
extension BaseSliderControl {
    /// Whether a held thumb can be transparent, while Reduce Transparency is off.
    var allowsGlass: Bool { !NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency }

    /// Whether a held thumb can be the system's glass, from macOS 26 on.
    var hasGlass: Bool {
        guard #available(macOS 26, *) else { return false }
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
        guard #available(macOS 26, *), thumbViews.indices.contains(index) else { return }
        thumbViews[index].setGlass(isShown, from: size, spring)
    }
}

/// A view of glass that doesn't move the window when a person drags it.
@available(macOS 26, *) @MainActor
private final class ThumbGlass: NSGlassEffectView {
    override var mouseDownCanMoveWindow: Bool { false }
}

extension ThumbView {
    /// The key of the animation that lets glass grow or shrink.
    private static let growthKey = "sliders.growth"

    /// Shows or hides the glass. With a spring, the glass on the screen grows or shrinks from a size by an animation,
    /// because only AppKit may change the geometry of a view's layer itself.
    @available(macOS 26, *)
    fileprivate func setGlass(_ isShown: Bool, from size: CGSize, _ spring: SliderHeldThumb.Spring?) {
        let glass = glass ?? makeGlass()
        isGlass = isShown
        // If an animation is still running, its removal hides the glass, unless `isGlass` is `true` again.
        glass.layer?.removeAnimation(forKey: Self.growthKey)
        glass.isHidden = !isShown && spring == nil
        guard let spring, bounds.width > 0, bounds.height > 0 else { return }
        let animation = CASpringAnimation(spring, of: "transform")
        animation.duration = animation.settlingDuration
        // A view's layer is scaled about its corner, so the translation keeps the glass centered.
        animation.fromValue = CATransform3DMakeAffineTransform(
            CGAffineTransform(
                a: size.width / bounds.width, b: 0, c: 0, d: size.height / bounds.height,
                tx: (bounds.width - size.width) / 2, ty: (bounds.height - size.height) / 2))
        if !isShown { animation.delegate = self }
        glass.layer?.add(animation, forKey: Self.growthKey)
    }

    /// Creates the view of the glass, at the size of the thumb.
    @available(macOS 26, *)
    private func makeGlass() -> NSView {
        let glass = ThumbGlass(frame: bounds)
        glass.style = .clear
        self.glass = glass
        addSubview(glass)
        layOutGlass()
        return glass
    }

    /// Gives the glass the size of the thumb, with round ends.
    func layOutGlass() {
        guard #available(macOS 26, *), let glass = glass as? NSGlassEffectView else { return }
        glass.frame = bounds
        glass.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}

extension ThumbView: CAAnimationDelegate {
    /// Hides the glass when it has shrunk. By then, the paint of the thumb beneath it is visible again.
    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated { if !isGlass { glass?.isHidden = true } }
    }
}
#endif
