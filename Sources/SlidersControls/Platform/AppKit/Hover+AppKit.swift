#if APPLE_UI && !canImport(UIKit)
import AppKit

/// A mouse that presses nothing.
extension BaseSliderControl {
    /// Adds or removes the tracking area, as it is needed.
    func updateHoverTracking() {
        let isNeeded = needsHover
        guard isNeeded != (trackingArea != nil) else { return }
        if let area = trackingArea { removeTrackingArea(area) }
        trackingArea = nil
        hover(at: nil)
        guard isNeeded else { return }
        let area = NSTrackingArea(
            rect: bounds, options: [.mouseEnteredAndExited, .mouseMoved, .activeInKeyWindow, .inVisibleRect],
            owner: self)
        trackingArea = area
        addTrackingArea(area)
    }
}
#endif
