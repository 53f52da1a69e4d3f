#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// Whether a list around the control scrolls or a thumb moves: which gestures of the views around the control belong to
/// it. UIKit asks before each begins (`gestureRecognizerShouldBegin`); for its own controls, it decides this by class.
/// A touch on the track first waits a moment; see `delaysTrackTouches`.
extension BaseSliderControl {
    /// Whether a recognizer of an ancestor must not begin, because it would take a touch from the control: a pan or a
    /// swipe along the track, a tap or a long press where the control takes presses, or any other gesture while a touch
    /// holds something or waits. Gestures of several touches, except pans, may begin, and so may double taps, unless
    /// they reset a thumb.
    func prevents(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = recognizer.view, view !== self, isDescendant(of: view) else { return false }
        return switch recognizer {
        case let pan as UIPanGestureRecognizer: prevents(pan)
        case let tap as UITapGestureRecognizer:
            tap.numberOfTouchesRequired == 1 && responds(to: tap)
        case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired == 1 && prevents(swipe)
        case let press as UILongPressGestureRecognizer:
            // One without a duration begins before the touch comes to the control.
            press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1
                && respondsToPress(at: press.location(in: canvas))
        // A hovering pointer takes no touch from the control.
        case is UIHoverGestureRecognizer: false
        default: recognizer.numberOfTouches <= 1 && isPressed
        }
    }

    private func responds(to tap: UITapGestureRecognizer) -> Bool {
        let location = tap.location(in: canvas)
        return tap.numberOfTapsRequired == 1
            ? respondsToPress(at: location) : model.resets(doubleTappedAt: location.vector)
    }

    private func prevents(_ pan: UIPanGestureRecognizer) -> Bool {
        let location = pan.location(in: canvas)
        let translation = pan.translation(in: canvas)
        // A wheel or trackpad that scrolls has no touch.
        return prevents(
            translation, from: CGPoint(x: location.x - translation.x, y: location.y - translation.y),
            isTouch: pan.numberOfTouches > 0)
    }

    private func prevents(_ swipe: UISwipeGestureRecognizer) -> Bool {
        var directions: [CGPoint] = []
        if !swipe.direction.isDisjoint(with: [.left, .right]) { directions.append(CGPoint(x: 1, y: 0)) }
        if !swipe.direction.isDisjoint(with: [.up, .down]) { directions.append(CGPoint(x: 0, y: 1)) }
        // In UIKit, the location of a swipe is where it began.
        return prevents(swipe: directions, from: swipe.location(in: canvas))
    }

    /// Whether a movement in the canvas belongs to the control: it goes along the track from where a press takes hold.
    /// A held ring claims every direction.
    ///
    /// - Parameter isTouch: whether fingers make the movement, rather than a wheel or trackpad.
    private func prevents(_ translation: CGPoint, from start: CGPoint, isTouch: Bool) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        guard goesAlong(translation, from: start) else { return false }
        return isPressed || isTouch && model.acceptsPress(at: start.vector)
    }

    /// Whether a quick movement from a point, which may be in several directions, belongs to the control.
    private func prevents(swipe directions: [CGPoint], from start: CGPoint) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        return respondsToPress(at: start) && directions.contains { goesAlong($0, from: start) }
    }

    private func goesAlong(_ translation: CGPoint, from start: CGPoint) -> Bool {
        let components = components(of: translation, at: start)
        return components.along > components.across
    }
}
#endif
