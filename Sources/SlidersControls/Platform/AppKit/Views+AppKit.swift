#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersLooks

/// The views that a control consists of.
extension BaseSliderControl {
    /// Adds the views that every control has, and the recognizer of touches. Removes those that came from an archive.
    func addViews() {
        wantsLayer = true
        clipsToBounds = false
        for view in subviews
        where view is SliderCanvas || view is ThumbPane || view is EndImageView || view is TrackPane {
            view.removeFromSuperview()
        }
        addSubview(canvas)
        addSubview(thumbPane)
        for recognizer in gestureRecognizers where recognizer is TouchRecognizer { removeGestureRecognizer(recognizer) }
        guard #available(macOS 27, *) else { return }
        let recognizer = TouchRecognizer(target: nil, action: nil)
        touchRecognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    /// Prepares a new control for its first layout.
    func prepare() {
        // A control without a cell is disabled until this property is set.
        isEnabled = true
        if Self.appStyle == nil { setLook(LookChoice(.system)) }
        observers.observe(window)
    }

    /// Requests a layout, by the name that UIKit has for it.
    package func setNeedsLayout() { needsLayout = true }

    /// Sets the frame of the canvas, and of the pane of thumbs over it, in the coordinates of the control.
    func setCanvasFrame(_ rect: CGRect) {
        if canvas.frame != rect { canvas.frame = rect }
        if thumbPane.frame != rect { thumbPane.frame = rect }
    }

    /// Returns the current rectangle of a thumb, in the control's coordinates, or `nil` if there's no thumb with this
    /// index. The rectangle of a turned thumb is the one that it would have upright.
    public func thumbRect(forThumb thumb: Int) -> CGRect? {
        thumbViews.indices.contains(thumb) ? thumbPane.convert(thumbViews[thumb].frame, to: self) : nil
    }
}

/// A container of the app's views that replace the track and spans. It is hidden from assistive technology.
@MainActor
final class TrackPane: FlippedView {
    override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        wantsLayer = true
        clipsToBounds = false
        hide(self)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func accessibilityChildren() -> [Any]? { [] }

    /// Hides a view from assistive technology.
    func hide(_ view: NSView) { view.setAccessibilityElement(false) }

    /// Adds a subview behind all other subviews, or in front of them.
    func add(_ view: NSView, isBehind: Bool) {
        addSubview(view, positioned: isBehind ? .below : .above, relativeTo: nil)
    }

    /// Returns the frame of a subview.
    func box(of view: NSView) -> CGRect { view.frame }

    /// Sets the frame of a subview.
    func setBox(_ box: CGRect, of view: NSView) { view.frame = box }
}

extension BaseSliderControl {
    /// Adds a pane behind everything that the control draws.
    func addBehindCanvas(_ pane: TrackPane) { addSubview(pane, positioned: .below, relativeTo: canvas) }
}
#endif
