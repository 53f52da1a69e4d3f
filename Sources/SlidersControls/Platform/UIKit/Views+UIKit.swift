#if APPLE_UI && canImport(UIKit)
import SlidersLooks
import UIKit

/// The views that a control is made of.
extension BaseSliderControl {
    /// Adds the views that every control is made of, and removes those of an archive.
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
        while let shown = view, !shown.isHidden { view = shown.superview }
        return view != nil
    }

    /// Gives the canvas a part of the control.
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
