#if canImport(UIKit)
import SlidersCore
import UIKit

/// Which gestures of the views around the control are the control's. UIKit keeps them from its own controls by class.
extension SliderControl {
    /// Whether a recogniser of an ancestor must not begin, as it would take a touch from the control: a pan or a swipe
    /// along the track, or a tap. Taps and swipes of several touches and taps that come in pairs may begin.
    func claims(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = recognizer.view, view !== self, isDescendant(of: view) else { return false }
        return switch recognizer {
        case let pan as UIPanGestureRecognizer: claims(pan)
        case let tap as UITapGestureRecognizer:
            tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && takes(tap.location(in: canvas))
        case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired == 1 && claims(swipe)
        default: false
        }
    }

    /// Whether a touch holds something or waits, or would if it began at a point of the canvas: a scroll view may keep
    /// it back still.
    private func takes(_ point: CGPoint) -> Bool {
        !holds.isEmpty || canType(at: point) || slider.takesPress(at: point.vector)
    }

    private func claims(_ swipe: UISwipeGestureRecognizer) -> Bool {
        if isDragging, case .arc = layout.track { return true }
        // A swipe is where it began.
        let start = holds.first?.start ?? swipe.location(in: canvas)
        let goesAlong = { (way: CGPoint) in
            let components = self.components(of: way, at: start)
            return components.along > components.across
        }
        let isHorizontal = !swipe.direction.isDisjoint(with: [.left, .right])
        let isVertical = !swipe.direction.isDisjoint(with: [.up, .down])
        return takes(start)
            && (isHorizontal && goesAlong(CGPoint(x: 1, y: 0)) || isVertical && goesAlong(CGPoint(x: 0, y: 1)))
    }
}
#endif
