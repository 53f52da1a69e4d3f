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
    func claims(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = recognizer.view, view !== self, isDescendant(of: view) else { return false }
        return switch recognizer {
        case let pan as UIPanGestureRecognizer: claims(pan)
        case let tap as UITapGestureRecognizer:
            tap.numberOfTouchesRequired == 1 && responds(to: tap)
        case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired == 1 && claims(swipe)
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
        let place = tap.location(in: canvas)
        return tap.numberOfTapsRequired == 1 ? respondsToPress(at: place) : model.resets(doubleTappedAt: place.vector)
    }

    private func claims(_ pan: UIPanGestureRecognizer) -> Bool {
        let place = pan.location(in: canvas)
        let way = pan.translation(in: canvas)
        // A wheel or trackpad that scrolls has no touch.
        return claims(
            way, from: CGPoint(x: place.x - way.x, y: place.y - way.y), isTouch: pan.numberOfTouches > 0)
    }

    private func claims(_ swipe: UISwipeGestureRecognizer) -> Bool {
        var ways: [CGPoint] = []
        if !swipe.direction.isDisjoint(with: [.left, .right]) { ways.append(CGPoint(x: 1, y: 0)) }
        if !swipe.direction.isDisjoint(with: [.up, .down]) { ways.append(CGPoint(x: 0, y: 1)) }
        // In UIKit, the location of a swipe is where it began.
        return claims(swipe: ways, from: swipe.location(in: canvas))
    }

    /// Whether a movement in the canvas belongs to the control: it goes along the track from where a press takes hold.
    /// A held ring claims every direction.
    ///
    /// - Parameter isTouch: whether fingers make the movement, rather than a wheel or trackpad.
    private func claims(_ way: CGPoint, from start: CGPoint, isTouch: Bool) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        guard goesAlong(way, from: start) else { return false }
        return isPressed || isTouch && model.acceptsPress(at: start.vector)
    }

    /// Whether a quick movement from a point, which may be in several directions, belongs to the control.
    private func claims(swipe ways: [CGPoint], from start: CGPoint) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        return respondsToPress(at: start) && ways.contains { goesAlong($0, from: start) }
    }

    private func goesAlong(_ way: CGPoint, from start: CGPoint) -> Bool {
        let components = components(of: way, at: start)
        return components.along > components.across
    }
}
#endif
