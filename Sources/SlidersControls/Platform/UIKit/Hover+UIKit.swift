#if APPLE_UI && canImport(UIKit)
import UIKit

/// A pointer of a mouse or trackpad that presses nothing.
extension BaseSliderControl {
    /// Adds or removes the recognizer, as it is needed.
    func updateHoverTracking() {
        let isNeeded = needsHover
        guard isNeeded != (hoverRecognizer != nil) else { return }
        if let recognizer = hoverRecognizer { removeGestureRecognizer(recognizer) }
        hoverRecognizer = nil
        hover(at: nil)
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
        hover(at: isOver ? recognizer.location(in: canvas) : nil)
    }
}
#endif
