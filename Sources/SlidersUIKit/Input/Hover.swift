#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersLayers
import UIKit

/// A pointer of a mouse or trackpad that presses nothing, and the focus.
extension SliderControl {
    /// Whether the value under a pointer that presses nothing is reported to the delegate. `false` by default.
    @IBInspectable public var reportsHover: Bool {
        get { controller.reportsHover }
        set {
            controller.reportsHover = newValue
            updateHoverRecognizer()
        }
    }

    /// The value under a pointer that presses nothing, snapped; `nil` off the track, and unless ``reportsHover``.
    public var hoveredValue: Double? { controller.hoveredValue }

    /// Adds or removes the recognizer, as it is needed.
    func updateHoverRecognizer() {
        let isNeeded = controller.needsHover
        guard isNeeded != (hoverRecognizer != nil) else { return }
        if let recognizer = hoverRecognizer { removeGestureRecognizer(recognizer) }
        hoverRecognizer = nil
        controller.highlight(partAt: nil)
        guard isNeeded else { return }
        let recognizer = UIHoverGestureRecognizer(target: self, action: NSSelectorFromString("slidersPointerHovered:"))
        recognizer.cancelsTouchesInView = false
        hoverRecognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    #if canImport(ObjectiveC)
    @objc(slidersPointerHovered:)
    #endif
    func pointerHovered(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        controller.hover(at: isOver ? recognizer.location(in: canvas) : nil)
    }

    /// Shows which thumb has the focus.
    func highlightFocus() {
        controller.highlightFocus(of: thumbViews.first(where: \.isFocused)?.rank)
        didShow(thumbs: thumbViews.indices)
    }
}
#endif
