#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersLayers

/// A mouse that presses nothing, and the focus.
extension SliderControl {
    /// Whether the value under a pointer that presses nothing is reported to the delegate. `false` by default.
    @IBInspectable public var reportsHover: Bool {
        get { controller.reportsHover }
        set {
            controller.reportsHover = newValue
            updateTrackingArea()
        }
    }

    /// The value under a pointer that presses nothing, snapped; `nil` off the track, and unless ``reportsHover``.
    public var hoveredValue: Double? { controller.hoveredValue }

    /// Adds or removes the tracking area, as it is needed.
    func updateTrackingArea() {
        let isNeeded = controller.needsHover
        guard isNeeded != (trackingArea != nil) else { return }
        if let area = trackingArea { removeTrackingArea(area) }
        trackingArea = nil
        controller.highlight(partAt: nil)
        guard isNeeded else { return }
        let area = NSTrackingArea(
            rect: bounds, options: [.mouseEnteredAndExited, .mouseMoved, .activeInKeyWindow, .inVisibleRect],
            owner: self)
        trackingArea = area
        addTrackingArea(area)
    }

    /// Shows which thumb has the focus.
    func highlightFocus() {
        controller.highlightFocus(of: focusedThumb?.rank)
        didShow(thumbs: thumbViews.indices)
    }
}
#endif
