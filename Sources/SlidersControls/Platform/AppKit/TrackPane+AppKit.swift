#if APPLE_UI && !canImport(UIKit)
import AppKit

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
