#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersLooks

/// The views that a control is made of.
extension BaseSliderControl {
    /// Adds the views that every control is made of, and removes those of an archive.
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
        // Without a cell a control is disabled until this is set.
        isEnabled = true
        if Self.appStyle == nil { setLook(LookChoice(.system)) }
        observers = SurroundingsObservers(of: self)
    }

    /// Asks for a layout.
    package func setNeedsLayout() { needsLayout = true }

    /// Gives the canvas a part of the control.
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

/// Holds views of the app in place of the track and spans, out of reach of assistive technology.
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

    /// Keeps assistive technology away from a view.
    func hide(_ view: NSView) { view.setAccessibilityElement(false) }

    /// Adds a view below all others, or above.
    func add(_ view: NSView, isBehind: Bool) {
        addSubview(view, positioned: isBehind ? .below : .above, relativeTo: nil)
    }

    /// The box of a view.
    func box(of view: NSView) -> CGRect { view.frame }

    /// Gives a view a box.
    func setBox(_ box: CGRect, of view: NSView) { view.frame = box }
}

extension BaseSliderControl {
    /// Adds a view behind everything that the control draws.
    func addBehindCanvas(_ pane: TrackPane) { addSubview(pane, positioned: .below, relativeTo: canvas) }
}
#endif
