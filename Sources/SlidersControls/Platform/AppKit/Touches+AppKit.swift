#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// A gesture recognizer that passes touches on to the control. Touches come from a touch display, or from an iPad that
/// is a display of the Mac, and AppKit sends them only to gesture recognizers.
///
/// The control follows each touch at once, as in UIKit, before the gesture begins: a press on the track waits by
/// itself, so that a list can scroll. The gesture begins when a touch drags what it holds along the track, or rests on
/// it. After that, no list can scroll. If another gesture begins first, this gesture fails, which cancels the drags of
/// touches.
final class TouchRecognizer: NSGestureRecognizer, NSGestureRecognizerDelegate {
    /// A touch that is down.
    private final class TrackedTouch {
        let identity: any NSObjectProtocol
        /// The number of the touch as a pointer.
        let pointer: Int
        let tapCount: Int
        let startPoint: CGPoint
        var currentPoint: CGPoint

        init(_ identity: any NSObjectProtocol, _ pointer: Int, at point: CGPoint, tapCount: Int) {
            (self.identity, self.pointer, self.tapCount) = (identity, pointer, tapCount)
            (startPoint, currentPoint) = (point, point)
        }
    }
    private var trackedTouches: [TrackedTouch] = []
    /// The number that the latest touch has as a pointer; each touch gets a new number.
    private var lastPointer = PointerState.mouse
    /// Whether a touch of this gesture has held something.
    private var hasTracked = false
    /// The location and time at which a touch last went down or up without a drag, and the number of taps in a row.
    private var lastTapPoint = CGPoint.zero, lastTapTime = -Double.infinity, tapCount = 0
    /// The last result of `consumesScroll(_:)`, which momentum events repeat.
    private var consumesLastScroll: Bool?

    private var control: BaseSliderControl? { view as? BaseSliderControl }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = .direct
        delegate = self
        setAllowsListScrolling(true)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns `false` for the recognizer of another slider, so that a slider and its playhead follow touches together.
    override func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is TouchRecognizer)
    }

    /// Returns whether the recognizer accepts an event of the mouse. The control handles the mouse itself, but while
    /// touches are down, refusing the event would make the gesture fail.
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool { !trackedTouches.isEmpty }

    /// Returns the location of the first touch. In apps that are built with the SDK of macOS 27, `super` returns none.
    override func location(in view: NSView?) -> NSPoint {
        trackedTouches.first.flatMap { control?.canvas.convert($0.currentPoint, to: view) } ?? .zero
    }

    /// Sets whether a list around the control can cancel this gesture and scroll.
    private func setAllowsListScrolling(_ allowsListScrolling: Bool) {
        #if compiler(>=6.4) || APPLE_UI_27
        if #available(macOS 27, *) { isCancellableByScrollGesture = allowsListScrolling }
        #endif
    }

    // MARK: Touches

    override func touchesBegan(with event: NSEvent) {
        super.touchesBegan(with: event)
        // If fewer touches are still down than are tracked, the end of a touch was not reported.
        if event.touches(matching: [.moved, .stationary], in: view).count < trackedTouches.count { cancelTouches() }
        follow(event, .began)
    }

    override func touchesMoved(with event: NSEvent) {
        super.touchesMoved(with: event)
        follow(event, .moved)
        if state != .possible {
            if !trackedTouches.isEmpty { state = .changed }
        } else if trackedTouches.contains(where: dragsAlongTrack) {
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

    /// Does nothing, because the control handles the mouse. AppKit reports recognizers that don't override this method.
    @available(macOS 26, *)
    override func mouseCancelled(with event: NSEvent) { super.mouseCancelled(with: event) }

    /// Passes the touches of an event that are in a phase on to the control.
    private func follow(_ event: NSEvent, _ phase: NSTouch.Phase) {
        guard let control else { return }
        for touch in event.touches(matching: phase, in: control) {
            let point = touch.location(in: control.canvas)
            if phase == .began {
                press(touch, at: point, event, on: control)
                continue
            }
            guard let index = index(of: touch) else { continue }
            let trackedTouch = trackedTouches[index]
            trackedTouch.currentPoint = point
            if phase == .moved {
                // A drag is no tap, so the next touch begins a new row of taps.
                if translation(of: trackedTouch).along >= SliderState.dragDistance { lastTapTime = -.infinity }
                control.continueTracking(trackedTouch.pointer, at: point, event)
                continue
            }
            trackedTouches.remove(at: index)
            if lastTapTime.isFinite { (lastTapPoint, lastTapTime) = (point, event.timestamp) }
            // The gesture ends before the app is notified, because the app may then show an alert.
            if trackedTouches.isEmpty { end(isCanceled: phase == .cancelled) }
            if phase == .ended {
                control.endTracking(trackedTouch.pointer, at: point, clicks: trackedTouch.tapCount, event)
            } else {
                control.cancelTracking(trackedTouch.pointer)
            }
        }
    }

    /// Begins a press with a touch. Once the touch rests on something that it holds, begins the gesture.
    private func press(_ touch: NSTouch, at point: CGPoint, _ event: NSEvent, on control: BaseSliderControl) {
        // `NSTouch` has no count of taps.
        tapCount = isNearLastTap(event, at: point) ? tapCount + 1 : 1
        (lastTapPoint, lastTapTime) = (point, event.timestamp)
        lastPointer += 1
        let pointer = lastPointer
        trackedTouches.append(TrackedTouch(touch.identity, pointer, at: point, tapCount: tapCount))
        // A playhead or a text field in the control handles its touches itself.
        let hitView = control.hitTest(touch.location(in: control.superview))
        let isOfPlayhead = control.playheadSubview?.touchRecognizer?.index(of: touch) != nil
        guard hitView == nil || hitView === control, !isOfPlayhead else { return }
        guard control.beginTracking(pointer, at: point, clicks: tapCount, event) else { return }
        hasTracked = true
        // Once a touch rests on a thumb, nothing may scroll and no menu may open. The second check is for a touch on
        // the track, which holds a thumb only after it has rested.
        Task { [weak self] in
            for _ in 1...2 {
                try? await Task.sleep(nanoseconds: UInt64(SliderState.restDelay * 1e9))
                guard let self, state == .possible else { return }
                if trackedTouches.contains(where: { $0.pointer == pointer && holdsSomething($0) }) { return begin() }
            }
        }
    }

    /// Begins the gesture. If AppKit allows it, no list can scroll from now on.
    private func begin() {
        state = .began
        if state == .began { setAllowsListScrolling(false) }
    }

    /// Ends the gesture after its last touch. A gesture that hasn't begun fails if it is canceled or held nothing.
    private func end(isCanceled: Bool) {
        state =
            if isCanceled {
                state == .possible ? .failed : .cancelled
            } else {
                hasTracked ? .ended : .failed
            }
    }

    /// Resets the recognizer after a gesture. Cancels touches that are still down, as when another gesture has begun.
    override func reset() {
        super.reset()
        setAllowsListScrolling(true)
        cancelTouches()
    }

    /// Cancels the drags of all touches, and tracks the touches no longer.
    private func cancelTouches() {
        let canceledTouches = trackedTouches
        (trackedTouches, hasTracked) = ([], false)
        for touch in canceledTouches { control?.cancelTracking(touch.pointer) }
    }

    /// Cancels the gesture after the control has canceled all drags. AppKit may never report the ends of the touches.
    func forgetTouches() {
        guard !trackedTouches.isEmpty else { return }
        trackedTouches = []
        // Disabling a recognizer cancels its gesture.
        isEnabled = false
        isEnabled = true
    }

    /// Returns the index of the tracked touch for a touch of AppKit, or `nil` if the touch isn't tracked.
    private func index(of touch: NSTouch) -> Int? {
        trackedTouches.firstIndex { $0.identity.isEqual(touch.identity) }
    }

    /// Returns whether a touch holds a thumb or span, and doesn't merely wait to hold one.
    private func holdsSomething(_ touch: TrackedTouch) -> Bool {
        control.map { $0.model.isDown(pointer: touch.pointer) && !$0.model.waits(pointer: touch.pointer) } ?? false
    }

    /// Returns whether a touch has dragged what it holds along the track rather than across it; on a ring, in any
    /// direction.
    private func dragsAlongTrack(_ touch: TrackedTouch) -> Bool {
        let (along, across) = translation(of: touch)
        guard holdsSomething(touch), max(along, across) >= SliderState.dragDistance else { return false }
        return along > across || control?.model.dragsAnywhere == true
    }

    /// Returns how far a touch has moved along the track and across it, in points.
    private func translation(of touch: TrackedTouch) -> (along: Double, across: Double) {
        let (start, point) = (touch.startPoint, touch.currentPoint)
        let translation = CGPoint(x: point.x - start.x, y: point.y - start.y)
        return control?.components(of: translation, at: start) ?? (0, 0)
    }

    // MARK: Taps in a row, and the mouse that AppKit emulates

    /// Returns whether an event follows a tap soon and nearby: it is the next tap, or the click of the mouse that
    /// AppKit emulates for a tap, unless the app's Info.plist has `NSIsTouchNative`.
    func isNearLastTap(_ event: NSEvent, at point: CGPoint) -> Bool {
        let maximumDistance = BaseSliderControl.minimumTouchTarget / 2
        return event.timestamp - lastTapTime < NSEvent.doubleClickInterval
            && max(abs(point.x - lastTapPoint.x), abs(point.y - lastTapPoint.y)) <= maximumDistance
    }

    /// Returns whether the control consumes a scroll event that touches on it cause: `true` if a touch drags something,
    /// so that nothing scrolls, and `false` if all touches wait, so that a list scrolls. Returns `nil` for other scroll
    /// events.
    func consumesScroll(_ event: NSEvent) -> Bool? {
        if !trackedTouches.isEmpty {
            consumesLastScroll = control?.isDragging == true
        } else if event.phase == .began || event.phase.isEmpty && event.momentumPhase.isEmpty {
            // The event isn't the momentum of earlier touches, but begins another scroll.
            consumesLastScroll = nil
        }
        return consumesLastScroll
    }
}
#endif
