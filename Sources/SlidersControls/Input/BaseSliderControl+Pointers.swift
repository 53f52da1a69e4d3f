#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// Drags of every kind of slider.
extension BaseSliderControl {
    /// Whether a pointer holds a thumb or bar. One that waits holds nothing yet.
    public var isDragging: Bool { holdsAnything }

    /// Cancels all drags, as Escape, disabling, hiding and removal do: the values of their presses come back.
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
