#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// The wheel of a mouse.
extension BaseSliderControl {
    /// Adds or removes the recognizer, as it is needed.
    func updateWheelTracking() {
        let isNeeded = respondsToScrollWheel || respondsToScrollWheelOverThumbs
        guard isNeeded != (wheelRecognizer != nil) else { return }
        if let recognizer = wheelRecognizer { removeGestureRecognizer(recognizer) }
        wheelRecognizer = nil
        guard isNeeded else { return }
        let recognizer = UIPanGestureRecognizer(target: self, action: NSSelectorFromString("slidersWheelTurned:"))
        recognizer.allowedScrollTypesMask = .discrete
        recognizer.maximumNumberOfTouches = 0
        recognizer.allowedTouchTypes = []
        wheelRecognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    #if canImport(ObjectiveC)
    @objc(slidersWheelTurned:)
    #endif
    func wheelTurned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: (wheelTurn, turnedThumb) = (0, thumbToTurn(at: recognizer.location(in: canvas)))
        case .changed, .ended: break
        default: return
        }
        let way = recognizer.translation(in: self).y - wheelTurn
        wheelTurn += way
        guard way != 0, let view = turnedThumb else { return }
        moveFocus(for: handle(.wheel(way > 0 ? 1 : -1, thumb: view.coordinate)), from: view)
    }
}
#endif
