#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A thumb's view moves, glides, is lifted and goes together with the view of the app in it.
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
    }
}
#endif
