#if APPLE_UI
import SlidersCore

/// Drags of every kind of slider.
extension BaseSliderControl {
    /// A Boolean value that indicates whether a pointer holds a thumb or bar. A pointer that waits doesn't hold
    /// anything yet.
    public var isDragging: Bool { model.isDragged }

    /// Cancels all drags and restores the values from before them, as happens when the control is hidden or removed, or
    /// when a person presses Escape.
    public func cancelDrags() {
        let reports = cancelHolds()
        if !reports.isEmpty { redraw(glide: nil) }
        report(cancelled: reports)
    }

    /// Cancels all drags and typing.
    func cancelInput() {
        cancelDrags()
        cancelTyping()
    }
}
#endif
