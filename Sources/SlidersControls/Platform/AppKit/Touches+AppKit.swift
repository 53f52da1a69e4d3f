#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// Follows fingers on a touch display, or on an iPad that is a display of the Mac: their touches go to gesture
/// recognizers alone.
///
/// The control follows a finger at once, as in UIKit, and not in an action message: a touch on the track waits by
/// itself, so that a list can scroll. The gesture begins when a finger moves what it holds along the track, or rests;
/// after that, no list can scroll. A gesture that begins before makes this one fail, which cancels what fingers hold.
final class TouchRecognizer: NSGestureRecognizer, NSGestureRecognizerDelegate {
    /// A finger that is down.
    private final class Touch {
        let identity: any NSObjectProtocol
        let pointer: Int
        let clicks: Int
        let start: CGPoint
        var point: CGPoint

        init(_ identity: any NSObjectProtocol, _ pointer: Int, at point: CGPoint, _ clicks: Int) {
            (self.identity, self.pointer, self.clicks, start, self.point) = (identity, pointer, clicks, point, point)
        }
    }
    private var touches: [Touch] = []
    private var lastPointer = PointerState.mouse
    /// Whether a finger took hold of something.
    private var hasTracked = false
    /// Where and when a finger was put down or lifted last without a drag, and how many times it was put down in a row.
    private var lastPoint = CGPoint.zero, lastTime = -Double.infinity, clicks = 0
    /// What was done with the last scroll event; `nil` if it wasn't that of fingers on the control.
    private var lastTake: Bool?

    private var control: BaseSliderControl? { view as? BaseSliderControl }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = .direct
        delegate = self
        letListsScroll(true)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Lets sliders that lie in one another, such as a playhead on its slider, follow fingers together.
    override func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is TouchRecognizer)
    }

    /// Whether a press of the mouse concerns the gesture: it must not fail by one while it follows fingers. The control
    /// handles the mouse.
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool { !touches.isEmpty }

    /// The location of the first finger. In apps that are built with the SDK of macOS 27, `super` has none.
    override func location(in view: NSView?) -> NSPoint {
        touches.first.flatMap { control?.canvas.convert($0.point, to: view) } ?? .zero
    }

    private func letListsScroll(_ canScroll: Bool) {
        #if compiler(>=6.4) || APPLE_UI_27
        if #available(macOS 27, *) { isCancellableByScrollGesture = canScroll }
        #endif
    }

    // MARK: Fingers

    override func touchesBegan(with event: NSEvent) {
        super.touchesBegan(with: event)
        // The end of a touch may have been lost.
        if event.touches(matching: [.moved, .stationary], in: view).count < touches.count { cancelTouches() }
        follow(event, .began)
    }

    override func touchesMoved(with event: NSEvent) {
        super.touchesMoved(with: event)
        follow(event, .moved)
        if state != .possible {
            if !touches.isEmpty { state = .changed }
        } else if touches.contains(where: movesAlongTrack) {
            begin()
        }
    }

    override func touchesEnded(with event: NSEvent) {
        super.touchesEnded(with: event)
        follow(event, .ended)
    }

    override func touchesCancelled(with event: NSEvent) {
        super.touchesCancelled(with: event)
        follow(event, .cancelled)
    }

    /// Does nothing: a press of the mouse isn't that of a finger. A recognizer without this method is reported.
    @available(macOS 26, *)
    override func mouseCancelled(with event: NSEvent) { super.mouseCancelled(with: event) }

    /// Gives the control what fingers do.
    private func follow(_ event: NSEvent, _ phase: NSTouch.Phase) {
        guard let control else { return }
        for touch in event.touches(matching: phase, in: control) {
            let point = touch.location(in: control.canvas)
            if phase == .began {
                press(touch, at: point, event, on: control)
                continue
            }
            guard let index = index(of: touch) else { continue }
            let known = touches[index]
            known.point = point
            if phase == .moved {
                if components(of: known).along >= SliderState.dragDistance { lastTime = -.infinity }
                control.continueTracking(known.pointer, at: point, event)
                continue
            }
            touches.remove(at: index)
            if lastTime.isFinite { (lastPoint, lastTime) = (point, event.timestamp) }
            // The gesture ends before the app hears of it, which may show an alert.
            if touches.isEmpty { end(isCanceled: phase == .cancelled) }
            if phase == .ended {
                control.endTracking(known.pointer, at: point, clicks: known.clicks, event)
            } else {
                control.cancelTracking(known.pointer)
            }
        }
    }

    private func press(_ touch: NSTouch, at point: CGPoint, _ event: NSEvent, on control: BaseSliderControl) {
        // `NSTouch` doesn't count taps.
        clicks = repeatsTouch(event, at: point) ? clicks + 1 : 1
        (lastPoint, lastTime) = (point, event.timestamp)
        lastPointer += 1
        let pointer = lastPointer
        touches.append(Touch(touch.identity, pointer, at: point, clicks))
        // A playhead and a text field in the control have their own touches, and may have this one already.
        let hit = control.hitTest(touch.location(in: control.superview))
        let isInFront = control.frontSubview?.touchRecognizer?.index(of: touch) != nil
        guard hit == nil || hit === control, !isInFront else { return }
        guard control.beginTracking(pointer, at: point, clicks: clicks, event) else { return }
        hasTracked = true
        // A finger that rests on a thumb doesn't scroll anymore, nor does it open a menu. One on the track waits first.
        Task { [weak self] in
            for _ in 1...2 {
                try? await Task.sleep(nanoseconds: UInt64(SliderState.restDelay * 1e9))
                guard let self, state == .possible else { return }
                if touches.contains(where: { $0.pointer == pointer && holds($0) }) { return begin() }
            }
        }
    }

    private func begin() {
        state = .began
        if state == .began { letListsScroll(false) }
    }

    private func end(isCanceled: Bool) {
        state =
            if isCanceled {
                state == .possible ? .failed : .cancelled
            } else {
                hasTracked ? .ended : .failed
            }
    }

    /// Called after each gesture. Cancels what fingers still hold if another gesture has begun.
    override func reset() {
        super.reset()
        letListsScroll(true)
        cancelTouches()
    }

    private func cancelTouches() {
        let rest = touches
        (touches, hasTracked) = ([], false)
        for touch in rest { control?.cancelTracking(touch.pointer) }
    }

    /// Ends the gesture, whose touches may never end.
    func forgetTouches() {
        guard !touches.isEmpty else { return }
        touches = []
        // A gesture that is disabled is canceled.
        isEnabled = false
        isEnabled = true
    }

    private func index(of touch: NSTouch) -> Int? { touches.firstIndex { $0.identity.isEqual(touch.identity) } }

    /// Whether a finger holds something, and doesn't wait.
    private func holds(_ touch: Touch) -> Bool {
        control.map { $0.model.isDown(pointer: touch.pointer) && !$0.model.waits(pointer: touch.pointer) } ?? false
    }

    /// Whether a finger has moved something that it holds along the track rather than across it.
    private func movesAlongTrack(_ touch: Touch) -> Bool {
        let (along, across) = components(of: touch)
        guard holds(touch), max(along, across) >= SliderState.dragDistance else { return false }
        return along > across || control?.model.dragsAnywhere == true
    }

    private func components(of touch: Touch) -> (along: Double, across: Double) {
        let translation = CGPoint(x: touch.point.x - touch.start.x, y: touch.point.y - touch.start.y)
        return control?.components(of: translation, at: touch.start) ?? (0, 0)
    }

    // MARK: Taps in a row, and the mouse that AppKit emulates

    /// Whether an event is where a finger was put down or lifted last without a drag, and soon after: another tap, or a
    /// click of the mouse that AppKit emulates, unless the app's Info.plist has `NSIsTouchNative`.
    func repeatsTouch(_ event: NSEvent, at point: CGPoint) -> Bool {
        let reach = BaseSliderControl.fingertip / 2
        return event.timestamp - lastTime < NSEvent.doubleClickInterval
            && max(abs(point.x - lastPoint.x), abs(point.y - lastPoint.y)) <= reach
    }

    /// Whether a scroll event is that of fingers on the control: `true` if they hold something, so that nothing else
    /// scrolls, and `false` if they wait, so that a list scrolls. `nil` for any other event.
    func handles(scroll event: NSEvent) -> Bool? {
        if !touches.isEmpty {
            lastTake = control?.isDragging == true
        } else if event.phase == .began || event.phase.isEmpty && event.momentumPhase.isEmpty {
            // Momentum goes on after the fingers; this is something new.
            lastTake = nil
        }
        return lastTake
    }
}
#endif
