#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// The wheel of a mouse, and two fingers on a trackpad.
extension BaseSliderControl {
    /// Does nothing: AppKit sends the events of the wheel.
    func updateWheelTracking() {}

    /// Moves the thumb under the pointer or the one with the focus. Returns whether the control handles the event.
    func turn(with event: NSEvent) -> Bool {
        guard let view = thumbToTurn(at: location(of: event)) else { return false }
        // Momentum after the fingers have left moves nothing, and scrolls nothing else.
        guard event.momentumPhase.isEmpty else { return true }
        let sign: CGFloat = event.isDirectionInvertedFromDevice ? -1 : 1
        let notches = notchCounter.count(
            CGSize(width: sign * event.scrollingDeltaX, height: sign * event.scrollingDeltaY),
            on: model.path(ofCoordinate: view.coordinate), isPrecise: event.hasPreciseScrollingDeltas)
        if notches != 0 { moveFocus(for: handle(.wheel(notches, thumb: view.coordinate)), from: view) }
        return true
    }
}
#endif
