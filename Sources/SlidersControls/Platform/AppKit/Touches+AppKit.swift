#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// Follows fingers on a touch display, or on an iPad that is a display of the Mac: their touches go to gesture
/// recognizers alone.
///
/// The control follows a finger at once, as in UIKit, and not in an action message: a touch on the track waits by
/// itself, so that a list can scroll. The gesture begins when a finger moves what it holds along the track; after that,
/// no other gesture can begin. A gesture that begins before makes this one fail, which cancels what fingers hold.
@MainActor
final class TouchRecognizer: NSGestureRecognizer, NSGestureRecognizerDelegate {
    private struct Touch {
        let identity: any NSObjectProtocol
        let pointer: Int
        let clicks: Int
        let start: CGPoint
        var point: CGPoint
    }
    /// The fingers that took hold of something and are still down.
    private var touches: [Touch] = []
    private var lastPointer = PointerState.mouse
    /// Where and when a finger was put down last, and how many times it was in a row.
    private var lastPress: (point: CGPoint, time: Double, clicks: Int)?
    /// Where and when a finger was lifted last.
    private var lastLift: (point: CGPoint, time: Double)?
    /// Whether the last scroll event was of fingers that hold something.
    private var hasTakenScroll = false

    private var control: BaseSliderControl? { view as? BaseSliderControl }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = .direct
        delegate = self
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Lets sliders that lie in one another, such as a playhead on its slider, follow fingers together.
    override func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is TouchRecognizer)
    }

    /// Leaves the mouse to the control.
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool { false }

    /// The location of the first finger. In apps that are built with the SDK of macOS 27, `super` has none.
    override func location(in view: NSView?) -> NSPoint {
        touches.first.flatMap { control?.canvas.convert($0.point, to: view) } ?? .zero
    }

    // MARK: Fingers

    override func touchesBegan(with event: NSEvent) {
        super.touchesBegan(with: event)
        guard let control else { return }
        // The end of a touch may have been lost.
        let down = event.touches(matching: .touching, in: control)
        for touch in touches where !down.contains(where: { $0.identity.isEqual(touch.identity) }) {
            touches.removeAll { $0.pointer == touch.pointer }
            control.cancelTracking(touch.pointer)
        }
        for touch in event.touches(matching: .began, in: control) {
            // A playhead and a text field in the control have their own touches.
            let hit = control.hitTest(touch.location(in: control.superview))
            let isInFront = control.frontSubview?.touchRecognizer?.index(of: touch) != nil
            guard hit == nil || hit === control, !isInFront else { continue }
            let point = touch.location(in: control.canvas)
            let clicks = countClicks(at: point, event.timestamp)
            lastPointer += 1
            guard control.beginTracking(lastPointer, at: point, clicks: clicks, time: event.timestamp) else { continue }
            touches.append(
                Touch(identity: touch.identity, pointer: lastPointer, clicks: clicks, start: point, point: point))
        }
    }

    override func touchesMoved(with event: NSEvent) {
        super.touchesMoved(with: event)
        guard let control else { return }
        for touch in event.touches(matching: .moved, in: control) {
            guard let index = index(of: touch) else { continue }
            let point = touch.location(in: control.canvas)
            touches[index].point = point
            control.continueTracking(
                touches[index].pointer, at: point, isFine: event.modifierFlags.contains(.shift), time: event.timestamp)
        }
        if state != .possible {
            if !touches.isEmpty { state = .changed }
        } else if touches.contains(where: movesAlongTrack) {
            state = .began
        }
    }

    override func touchesEnded(with event: NSEvent) {
        super.touchesEnded(with: event)
        guard let control else { return }
        let wasTracking = !touches.isEmpty
        for touch in event.touches(matching: .ended, in: control) {
            guard let index = index(of: touch) else { continue }
            let (ended, point) = (touches.remove(at: index), touch.location(in: control.canvas))
            lastLift = (point, event.timestamp)
            control.endTracking(ended.pointer, at: point, clicks: ended.clicks, time: event.timestamp)
        }
        guard touches.isEmpty else { return }
        if wasTracking {
            state = .ended
        } else if event.touches(matching: .touching, in: control).isEmpty {
            state = .failed
        }
    }

    override func touchesCancelled(with event: NSEvent) {
        super.touchesCancelled(with: event)
        guard let control else { return }
        for touch in event.touches(matching: .cancelled, in: control) {
            guard let index = index(of: touch) else { continue }
            control.cancelTracking(touches.remove(at: index).pointer)
        }
        if touches.isEmpty { state = state == .possible ? .failed : .cancelled }
    }

    /// Cancels what fingers still hold: another gesture has begun.
    override func reset() {
        super.reset()
        let rest = touches
        touches = []
        for touch in rest { control?.cancelTracking(touch.pointer) }
    }

    /// Ends the gesture, whose touches may never end.
    func forgetTouches() {
        guard !touches.isEmpty else { return }
        touches = []
        // A gesture that is disabled is cancelled.
        isEnabled = false
        isEnabled = true
    }

    private func index(of touch: NSTouch) -> Int? { touches.firstIndex { $0.identity.isEqual(touch.identity) } }

    /// Whether a finger holds something, and doesn't wait.
    private func holds(_ touch: Touch) -> Bool {
        control?.model.isDown(pointer: touch.pointer) == true && control?.model.waits(pointer: touch.pointer) == false
    }

    /// Whether a finger has moved something that it holds along the track rather than across it.
    private func movesAlongTrack(_ touch: Touch) -> Bool {
        guard let control, holds(touch), touch.point != touch.start else { return false }
        let way = CGPoint(x: touch.point.x - touch.start.x, y: touch.point.y - touch.start.y)
        let components = control.components(of: way, at: touch.start)
        return control.model.dragsAnywhere || components.along > components.across
    }

    /// How many times in a row a finger was put down here. `NSTouch` doesn't say so.
    private func countClicks(at point: CGPoint, _ time: Double) -> Int {
        var clicks = 1
        if let lastPress, time - lastPress.time < NSEvent.doubleClickInterval, isNear(lastPress.point, point) {
            clicks += lastPress.clicks
        }
        lastPress = (point, time, clicks)
        return clicks
    }

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) <= 22 && abs(a.y - b.y) <= 22 }

    // MARK: The mouse that AppKit emulates

    /// Whether a press of the mouse repeats one of a finger. AppKit emulates the mouse, unless the app's Info.plist
    /// has `NSIsTouchNative`.
    func isRepeated(by event: NSEvent, at point: CGPoint) -> Bool {
        if touches.contains(where: { isNear($0.point, point) }) { return true }
        return lastLift.map { event.timestamp - $0.time < NSEvent.doubleClickInterval && isNear($0.point, point) }
            ?? false
    }

    /// Whether a scroll event is that of fingers on the control: `true` if they hold something, so that nothing else
    /// scrolls, and `false` if they wait, so that a list scrolls. `nil` for any other event.
    func takes(scroll event: NSEvent) -> Bool? {
        if !touches.isEmpty {
            hasTakenScroll = touches.contains(where: holds)
            return hasTakenScroll
        }
        // Momentum goes on after the fingers.
        if event.phase == .began || event.phase.isEmpty && event.momentumPhase.isEmpty { hasTakenScroll = false }
        return hasTakenScroll ? true : nil
    }
}
#endif
