#if canImport(UIKit)
import SlidersCore
import UIKit

/// The wheel of a mouse.
struct WheelInput {
    /// There while the control follows the wheel.
    var recognizer: UIPanGestureRecognizer?
    /// How far the wheel had turned at its last notch.
    var turned: CGFloat = 0
}

extension SliderControl {
    /// Whether the wheel of a mouse over the control moves the thumb that has the focus, one step for each notch.
    /// `false` by default.
    @IBInspectable public var followsWheel: Bool {
        get { wheel.recognizer != nil }
        set {
            guard newValue != followsWheel else { return }
            if let recognizer = wheel.recognizer { removeGestureRecognizer(recognizer) }
            wheel.recognizer = nil
            guard newValue else { return }
            let recognizer = UIPanGestureRecognizer(target: self, action: Selector(("slidersWheelTurned:")))
            recognizer.allowedScrollTypesMask = .discrete
            recognizer.maximumNumberOfTouches = 0
            recognizer.allowedTouchTypes = []
            wheel.recognizer = recognizer
            addGestureRecognizer(recognizer)
        }
    }

    #if canImport(ObjectiveC)
    @objc(slidersWheelTurned:)
    #endif
    func wheelTurned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: wheel.turned = 0
        case .changed, .ended: break
        default: return
        }
        let way = recognizer.translation(in: self).y - wheel.turned
        wheel.turned += way
        guard way != 0, let view = focusedThumb else { return }
        moveFocus(for: handle(.wheel(way > 0 ? 1 : -1, thumb: view.rank)), from: view)
    }
}
#endif
