#if APPLE_UI && canImport(UIKit)
import UIKit

/// Holds views of the app in place of the track and spans, out of reach of touches and assistive technology.
@MainActor
final class TrackPane: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        hide(self)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Keeps touches and assistive technology away from a view.
    func hide(_ view: UIView) {
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
    }

    /// Adds a view below all others, or above.
    func add(_ view: UIView, isBehind: Bool) { insertSubview(view, at: isBehind ? 0 : subviews.count) }

    /// The box of a view: its frame before its transform.
    func box(of view: UIView) -> CGRect {
        let size = view.bounds.size
        return CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Gives a view a box, whatever its transform is.
    func setBox(_ box: CGRect, of view: UIView) {
        if view.bounds.size != box.size { view.bounds.size = box.size }
        view.center = CGPoint(x: box.midX, y: box.midY)
    }
}

extension BaseSliderControl {
    /// Adds a view behind everything that the control draws.
    func addBehindCanvas(_ pane: TrackPane) { insertSubview(pane, at: 0) }
}
#endif
