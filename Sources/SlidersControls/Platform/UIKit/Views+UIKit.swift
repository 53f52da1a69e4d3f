#if APPLE_UI && canImport(UIKit)
import SlidersLooks
import UIKit

/// The views that a control consists of.
extension BaseSliderControl {
    /// Adds the view that every control has. Removes the views that came from an archive.
    func addViews() {
        isMultipleTouchEnabled = true
        for view in subviews where view is SliderCanvas || view is EndImageView || view is TrackPane {
            view.removeFromSuperview()
        }
        addSubview(canvas)
        isAccessibilityElement = false
    }

    /// Prepares a new control for its first layout.
    func prepare() {
        observeTraits()
        addInteraction(UIPointerInteraction(delegate: self))
        // An archive may contain a disabled control without setting the property.
        isEnabledDidChange()
    }

    /// Whether the control, or a view that contains it, is hidden.
    package var isHiddenOrHasHiddenAncestor: Bool {
        var view: UIView? = self
        while let visibleView = view, !visibleView.isHidden { view = visibleView.superview }
        return view != nil
    }

    /// Sets the frame of the canvas, in the coordinates of the control, and lets the pane of glass fill the canvas.
    func setCanvasFrame(_ rect: CGRect) {
        if canvas.frame != rect { canvas.frame = rect }
        if let glassPane, glassPane.frame != canvas.bounds { glassPane.frame = canvas.bounds }
    }

    /// Returns the current rectangle of a thumb, in the control's coordinates, or `nil` if there's no thumb with this
    /// index. The rectangle of a turned thumb is the one that it would have upright.
    public func thumbRect(forThumb thumb: Int) -> CGRect? {
        guard thumbViews.indices.contains(thumb) else { return nil }
        let box = thumbBox(thumb)
        let rect = CGRect(around: box.center.vector, width: box.size.width, height: box.size.height)
        return canvas.convert(rect, to: self)
    }
}

/// A container of the app's views that replace the track and spans. It receives no touches, and is hidden from
/// assistive technology.
@MainActor
final class TrackPane: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        hide(self)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Keeps touches from a view, and hides the view from assistive technology.
    func hide(_ view: UIView) {
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
    }

    /// Adds a subview behind all other subviews, or in front of them.
    func add(_ view: UIView, isBehind: Bool) { insertSubview(view, at: isBehind ? 0 : subviews.count) }

    /// Returns the frame that a subview has without its transform.
    func box(of view: UIView) -> CGRect {
        let size = view.bounds.size
        return CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Sets the frame that a subview has without its transform.
    func setBox(_ box: CGRect, of view: UIView) {
        if view.bounds.size != box.size { view.bounds.size = box.size }
        view.center = CGPoint(x: box.midX, y: box.midY)
    }
}

extension BaseSliderControl {
    /// Adds a pane behind everything that the control draws.
    func addBehindCanvas(_ pane: TrackPane) { insertSubview(pane, at: 0) }
}
#endif
