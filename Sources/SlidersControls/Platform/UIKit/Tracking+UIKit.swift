#if APPLE_UI && canImport(UIKit)
import UIKit

/// Tracks several touches at a time, which `UIControl` doesn't, and sends the actions of a control. All touches
/// together send one `touchDown`, and one action at the end.
extension BaseSliderControl {
    /// Begins to track each touch that holds a thumb or a span, or waits. Ignores secondary clicks.
    func beginTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches
        where event?.buttonMask.contains(.secondary) != true && beginTracking(touch, with: event) {
            trackedTouches.append(touch)
            guard trackedTouches.count == 1 else { continue }
            (isHighlighted, hasTouchInside) = (true, true)
            sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
        }
    }

    /// Continues the drags of touches, and sends the action of a drag inside or outside the control.
    func continueTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelInputIfHidden()
        var continuesDrag = false
        for touch in touches where trackedTouches.contains(touch) {
            if continueTracking(touch, with: event) { continuesDrag = true } else { _ = stopTracking(touch) }
        }
        guard continuesDrag else { return }
        let wasInside = hasTouchInside
        hasTouchInside = trackedTouches.contains(where: isNear)
        isHighlighted = hasTouchInside
        var events: UIControl.Event = hasTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != hasTouchInside { events.insert(hasTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events)
    }

    /// Ends the drags of touches, and sends an action after the last touch.
    func endTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelInputIfHidden()
        for touch in touches where trackedTouches.contains(touch) {
            endTracking(touch, with: event)
            if stopTracking(touch) { sendActions(for: isNear(touch) ? .touchUpInside : .touchUpOutside) }
        }
    }

    /// Cancels the drags of touches, and sends an action after the last touch.
    func cancelTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        if trackedTouches.contains(where: touches.contains) { cancelTracking(with: event) }
        for touch in touches where stopTracking(touch) { sendActions(for: .touchCancel) }
    }

    /// Stops tracking a touch. Returns whether it was the last tracked touch.
    @inline(never) func stopTracking(_ touch: UITouch) -> Bool {
        guard let index = trackedTouches.firstIndex(of: touch) else { return false }
        trackedTouches.remove(at: index)
        guard trackedTouches.isEmpty else { return false }
        (isHighlighted, hasTouchInside) = (false, false)
        return true
    }

    /// Returns whether a touch is inside the control or at most 70 points away, which counts as inside in UIKit.
    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    }

    /// Cancels drags if an ancestor of the control was hidden. UIKit doesn't notify a view of that.
    private func cancelInputIfHidden() { if isTracking, isHiddenOrHasHiddenAncestor { cancelInput() } }
}
#endif
