#if APPLE_UI && canImport(UIKit)
import UIKit

/// Touches press and drag on the canvas.
extension BaseSliderControl {
    /// Presses at the point where a touch went down. Returns whether it holds something or waits.
    func press(_ touch: UITouch) -> Bool {
        let isPrecise = touch.type == .indirectPointer || touch.type == .pencil
        return press(touch.pointer, at: touch.location(in: canvas), waits: delaysTouches && !isPrecise)
    }

    /// Follows a touch. Returns whether it still holds something or waits.
    func drag(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isFine = event?.modifierFlags.contains(.shift) ?? false
        return drag(touch.pointer, to: touch.location(in: canvas), isFine: isFine) {
            (event?.coalescedTouches(for: touch) ?? []).dropLast().map { $0.location(in: canvas) }
        }
    }
}

extension UITouch {
    /// The number of the touch as a pointer. It stays the same as long as the touch is down.
    var pointer: Int { Int(bitPattern: ObjectIdentifier(self)) }
}
#endif
