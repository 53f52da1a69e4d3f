#if APPLE_UI && canImport(UIKit)
import UIKit

/// A thumb's view moves, glides, lifts, and disappears together with the view of the app in it.
extension ThumbView {
    /// Takes touches from a view of the app, and hides it from assistive technology.
    func hide(_ view: UIView) {
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
    }

    /// Puts the view of the app in the middle.
    func placeContent() {
        guard let content else { return }
        if content.fillsThumb { content.view.bounds = CGRect(origin: .zero, size: bounds.size) }
        content.view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        content.stand?.bounds = CGRect(origin: .zero, size: bounds.size)
        content.stand?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Turns the view of the app clockwise, by degrees.
    func turnContent(by degrees: Double) {
        guard let content, degrees != 0 || content.stand != nil else { return }
        let turn = CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180))
        let stand = content.stand ?? makeStand(of: content.view)
        if stand.transform != turn { stand.transform = turn }
    }

    private func makeStand(of view: UIView) -> UIView {
        let stand = UIView(frame: bounds)
        hide(stand)
        addSubview(stand)
        stand.addSubview(view)
        content?.stand = stand
        return stand
    }
}
#endif
