#if APPLE_UI && !canImport(UIKit)
import AppKit

/// A thumb's view moves and disappears together with the view of the app in it.
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
        guard let stand = content.stand as? ThumbStand, stand.frame != bounds else { return }
        stand.frame = bounds
        stand.plate.frameCenterRotation = 0
        stand.plate.frame = stand.bounds
        stand.plate.frameCenterRotation = stand.degrees
    }

    /// Turns the view of the app clockwise, by degrees.
    func turnContent(by degrees: Double) {
        guard let content, degrees != 0 || content.stand != nil else { return }
        let stand = content.stand as? ThumbStand ?? makeStand(of: content.view)
        stand.turn(by: degrees)
    }

    private func makeStand(of view: NSView) -> ThumbStand {
        let stand = ThumbStand(frame: bounds)
        addSubview(stand)
        stand.plate.addSubview(view)
        content?.stand = stand
        return stand
    }

    /// Lets the view of the app glide as the thumb's layer would. Only the screen shows the animation: the view is in
    /// its place at once.
    func followGlide(_ glide: ThumbGlide) {
        // The position of a view's layer is its corner.
        layer?.glide(along: glide.moved(by: SIMD2(Double(-bounds.width), Double(-bounds.height)) / 2))
    }

    /// Ends a glide.
    func endGlide() { layer?.removeAnimation(forKey: "position") }
}

/// Holds a view of the app, and turns it. AppKit measures the rotation of a view in the coordinates around it,
/// counterclockwise if y increases upward, as it does here.
@MainActor
final class ThumbStand: NSView {
    /// The view that is turned, about its middle.
    let plate = NSView()
    private(set) var degrees: CGFloat = 0

    override init(frame: NSRect) {
        super.init(frame: frame)
        plate.frame = bounds
        addSubview(plate)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func isAccessibilityElement() -> Bool { false }

    /// Turns the plate clockwise.
    func turn(by degrees: Double) {
        guard self.degrees != CGFloat(-degrees) else { return }
        self.degrees = CGFloat(-degrees)
        plate.frameCenterRotation = self.degrees
    }
}
#endif
