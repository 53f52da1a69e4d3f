#if !canImport(ObjectiveC)
@_spi(Double) import UIKit
#else
import UIKit
#endif

/// A finger that a test puts on a view. UIKit cannot make a real one, so the view gets the touches at once:
/// no hit test, no recognizer.
@MainActor
final class Touch {
    #if canImport(ObjectiveC)
    /// A touch whose position a test sets.
    private final class TouchAtPoint: UITouch {
        var position = CGPoint.zero
        var hit: UIView?
        override var view: UIView? { hit }
        override var window: UIWindow? { hit?.window }
        override func location(in view: UIView?) -> CGPoint { hit?.window?.convert(position, to: view) ?? position }
        override func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    }
    private let touch = TouchAtPoint()

    init(on view: UIView) { touch.hit = view }

    func press(_ point: CGPoint) {
        position(point)
        touch.hit?.touchesBegan([touch], with: nil)
    }
    func move(_ point: CGPoint) {
        position(point)
        touch.hit?.touchesMoved([touch], with: nil)
    }
    func lift() { touch.hit?.touchesEnded([touch], with: nil) }

    private func position(_ point: CGPoint) { touch.position = touch.hit?.convert(point, to: nil) ?? point }
    #else
    private let view: UIView
    private let finger: Finger

    init(on view: UIView) {
        self.view = view
        finger = Finger(view.window ?? UIWindow(frame: view.frame))
    }

    func press(_ point: CGPoint) { finger.press(at: view.convert(point, to: nil), on: view) }
    func move(_ point: CGPoint) { finger.move(to: view.convert(point, to: nil)) }
    func lift() { finger.lift() }
    #endif
}
