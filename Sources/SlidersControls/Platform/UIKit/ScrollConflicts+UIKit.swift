#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// The decision whether a list around the control scrolls or a thumb moves. The control prevents gestures of its
/// ancestors in `gestureRecognizerShouldBegin`; for UIKit's own controls, UIKit decides by the class of the control. A
/// touch on the track first waits for a moment; see `delaysTrackTouches`.
extension BaseSliderControl {
    /// Returns whether a gesture of a view that contains the control must not begin, because it would take a touch from
    /// the control.
    ///
    /// These gestures are a pan or a swipe along the track, a tap or a long press where the control responds to
    /// presses, a double tap that resets a thumb, and any other gesture of one touch during a press of the control.
    func prevents(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = recognizer.view, view !== self, isDescendant(of: view) else { return false }
        return switch recognizer {
        case let pan as UIPanGestureRecognizer: prevents(pan)
        case let tap as UITapGestureRecognizer:
            tap.numberOfTouchesRequired == 1 && respondsToTap(tap)
        case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired == 1 && prevents(swipe)
        case let press as UILongPressGestureRecognizer:
            // A long press with a minimum duration of 0 begins before the control receives the touch, so the location
            // decides.
            press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1
                && respondsToPress(at: press.location(in: canvas))
        // A hovering pointer takes no touch from the control.
        case is UIHoverGestureRecognizer: false
        default: recognizer.numberOfTouches <= 1 && isPressed
        }
    }

    /// Returns whether the control responds to a tap where a recognizer detected one: to a double tap, by a reset.
    private func respondsToTap(_ tap: UITapGestureRecognizer) -> Bool {
        let location = tap.location(in: canvas)
        return tap.numberOfTapsRequired == 1
            ? respondsToPress(at: location) : model.resets(doubleTappedAt: location.vector)
    }

    /// Returns whether a pan of an ancestor must not begin, because the movement belongs to the control.
    private func prevents(_ pan: UIPanGestureRecognizer) -> Bool {
        let location = pan.location(in: canvas)
        let translation = pan.translation(in: canvas)
        // A pan without touches is scrolling with a wheel or trackpad.
        return prevents(
            translation, from: CGPoint(x: location.x - translation.x, y: location.y - translation.y),
            isTouch: pan.numberOfTouches > 0)
    }

    /// Returns whether a swipe of an ancestor must not begin, because the movement belongs to the control.
    private func prevents(_ swipe: UISwipeGestureRecognizer) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        var directions: [CGPoint] = []
        if !swipe.direction.isDisjoint(with: [.left, .right]) { directions.append(CGPoint(x: 1, y: 0)) }
        if !swipe.direction.isDisjoint(with: [.up, .down]) { directions.append(CGPoint(x: 0, y: 1)) }
        // In UIKit, the location of a swipe is where it began.
        let start = swipe.location(in: canvas)
        return respondsToPress(at: start) && directions.contains { isAlongTrack($0, from: start) }
    }

    /// Returns whether a movement on the canvas belongs to the control: it follows the track, and begins where a press
    /// holds something. While a thumb on a ring is held, movements in all directions belong to the control.
    ///
    /// - Parameter isTouch: whether fingers make the movement, and not a wheel or trackpad.
    private func prevents(_ translation: CGPoint, from start: CGPoint, isTouch: Bool) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        guard isAlongTrack(translation, from: start) else { return false }
        return isPressed || isTouch && model.acceptsPress(at: start.vector)
    }

    /// Returns whether a movement from a point is more along the track than across it.
    private func isAlongTrack(_ translation: CGPoint, from start: CGPoint) -> Bool {
        let components = components(of: translation, at: start)
        return components.along > components.across
    }
}
#endif
