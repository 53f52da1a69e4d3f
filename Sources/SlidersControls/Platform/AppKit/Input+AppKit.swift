#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// The state of the pointers of a control: the mouse, and fingers on a touch display.
struct PointerState {
    /// The number of the mouse as a pointer. Fingers have greater numbers.
    static let mouse = 0
    /// The pointers that are down and hold something or wait, each with whether it's inside the control.
    var trackedPointers = SmallDictionary<Int, Bool>()
    /// The type of the mouse event that is being handled; for an event of a finger, the corresponding type.
    var mouseEventType: NSEvent.EventType?
    /// Whether the control has sent its action while handling the current event.
    var hasSentAction = false
    /// The monitor of the Escape key, which exists while a pointer is tracked.
    var escapeMonitor: EscapeMonitor?
}

/// Presses and drags of pointers on the canvas, with the events of tracking that AppKit's controls send.
extension BaseSliderControl {
    /// Begins a press. Returns whether the pointer now holds something, or waits to hold it.
    ///
    /// A finger has larger targets than the mouse, and its press may wait, because it may begin a scroll.
    @discardableResult
    func beginTracking(_ pointer: Int, at point: CGPoint, clicks: Int, _ event: NSEvent) -> Bool {
        let isFinger = pointer != PointerState.mouse
        let mouseTargetSide = model.targetSide
        if isFinger { model.targetSide = max(mouseTargetSide, Self.minimumTouchTarget) }
        defer { model.targetSide = mouseTargetSide }
        handle(event, as: .leftMouseDown) {
            if respondsToPress(at: point) {
                pointers.trackedPointers[pointer] = isInside(point)
                if pointers.trackedPointers.elements.count == 1 {
                    let repetition = clicks > 1 ? ControlEvent.trackingBeganRepeatedly : 0
                    sendActions(for: ControlEvent.trackingBegan | repetition)
                }
                // An action may have removed the control from its window, which stops tracking.
                guard pointers.trackedPointers[pointer] != nil else { return }
            }
            if press(pointer, at: point, waits: isFinger && delaysTouches) {
                pointers.trackedPointers[pointer] = isInside(point)
            } else {
                stopTracking(pointer, ControlEvent.trackingCancelled)
            }
        }
        guard pointers.trackedPointers[pointer] != nil else { return false }
        watchEscape()
        // Without full keyboard access, a click moves the focus only from another thumb of the control.
        if NSApp.isFullKeyboardAccessEnabled || focusedThumb != nil,
            let heldThumb = thumbViews.first(where: { model.isHeld(thumb: $0.index) }), heldThumb.acceptsFirstResponder
        {
            focus(heldThumb)
        }
        return true
    }

    /// Continues the drag of a pointer, and sends the events of tracking.
    func continueTracking(_ pointer: Int, at point: CGPoint, _ event: NSEvent) {
        guard pointers.trackedPointers[pointer] != nil else { return }
        handle(event, as: .leftMouseDragged) {
            drag(pointer, to: point, isFine: event.modifierFlags.contains(.shift))
            guard pointers.trackedPointers[pointer] != nil else { return }
            let wasInside = isTrackingInside
            pointers.trackedPointers[pointer] = isInside(point)
            let (dragEvent, crossingEvent) =
                isTrackingInside
                ? (ControlEvent.trackingInside, ControlEvent.trackingEntered)
                : (ControlEvent.trackingOutside, ControlEvent.trackingExited)
            sendActions(for: isTrackingInside == wasInside ? dragEvent : dragEvent | crossingEvent)
        }
    }

    /// Releases what a pointer holds, and stops tracking the pointer.
    func endTracking(_ pointer: Int, at point: CGPoint, clicks: Int, _ event: NSEvent) {
        guard pointers.trackedPointers[pointer] != nil else { return }
        handle(event, as: .leftMouseUp) {
            release(pointer, taps: clicks)
            let isInside = isInside(point)
            stopTracking(pointer, isInside ? ControlEvent.trackingEndedInside : ControlEvent.trackingEndedOutside)
        }
    }

    /// Cancels the press of a pointer, and stops tracking the pointer.
    func cancelTracking(_ pointer: Int) {
        cancel(pointer)
        stopTracking(pointer, ControlEvent.trackingCancelled)
    }

    /// Cancels the presses of all pointers, because AppKit may never report their ends.
    func cancelTracking() {
        cancelDrags()
        for (pointer, _) in pointers.trackedPointers.elements { stopTracking(pointer, ControlEvent.trackingCancelled) }
        touchRecognizer?.forgetTouches()
    }

    /// Stops tracking a pointer. After the last one, sends an event for the end: all pointers together send one event
    /// when the first goes down, and one when the last goes up.
    private func stopTracking(_ pointer: Int, _ endEvent: UInt) {
        guard pointers.trackedPointers[pointer] != nil else { return }
        pointers.trackedPointers[pointer] = nil
        guard pointers.trackedPointers.isEmpty else { return }
        pointers.escapeMonitor = nil
        sendActions(for: endEvent)
    }

    /// Whether any tracked pointer is inside the control.
    private var isTrackingInside: Bool { pointers.trackedPointers.elements.contains(where: \.value) }

    /// Returns whether a point of the canvas is inside the bounds of the control.
    private func isInside(_ point: CGPoint) -> Bool { bounds.contains(convert(point, from: canvas)) }

    /// Runs a closure that handles an event of the mouse, or an event of a finger as if it were one of the mouse.
    ///
    /// - Parameter type: the type of mouse event that determines whether changes send the action.
    private func handle(_ event: NSEvent, as type: NSEvent.EventType, _ body: () -> Void) {
        let outerState = (pointers.mouseEventType, currentEvent, pointers.hasSentAction)
        (pointers.mouseEventType, currentEvent, pointers.hasSentAction) = (type, event, false)
        withEventTime(event.timestamp, body)
        (pointers.mouseEventType, currentEvent, pointers.hasSentAction) = outerState
    }

    /// The minimum side length of the area in which a finger holds a thumb, in points, as in UIKit.
    static let minimumTouchTarget = 44.0

    /// Returns the location of an event on the canvas.
    func location(of event: NSEvent) -> CGPoint { canvas.convert(event.locationInWindow, from: nil) }
}

/// A monitor that receives the Escape key before any view, so that Escape cancels drags whichever view has the focus.
/// The monitoring ends when the monitor is released.
final class EscapeMonitor {
    private let token: Any?

    /// Begins to monitor Escape.
    ///
    /// - Parameter cancel: a closure that cancels the drags in the window with a number, and returns whether there were
    ///   any.
    init(_ cancel: @escaping @MainActor (_ window: Int) -> Bool) {
        token = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
            guard event.charactersIgnoringModifiers == "\u{1B}",
                event.modifierFlags.isDisjoint(with: [.command, .control, .option])
            else { return event }
            let window = event.windowNumber
            let hasCanceled = MainActor.assumeIsolated { cancel(window) }
            return hasCanceled ? nil : event
        }
    }

    deinit { if let token { NSEvent.removeMonitor(token) } }
}

extension BaseSliderControl {
    /// Lets the Escape key cancel drags until no pointer is tracked anymore.
    private func watchEscape() {
        guard pointers.escapeMonitor == nil else { return }
        pointers.escapeMonitor = EscapeMonitor { [weak self] windowNumber in
            // Escape in another window, such as a menu or a sheet in front of this one, is not meant for the drag.
            guard let self, window?.windowNumber == windowNumber, isPressed else { return false }
            cancelDrags()
            return true
        }
    }
}

/// Hovering of the mouse.
extension BaseSliderControl {
    /// Adds the tracking area if the control shows or reports what the mouse hovers over, and removes it otherwise.
    func updateHoverTracking() {
        let isNeeded = needsHover
        guard isNeeded != (trackingArea != nil) else { return }
        if let area = trackingArea { removeTrackingArea(area) }
        trackingArea = nil
        hover(at: nil)
        guard isNeeded else { return }
        let area = NSTrackingArea(
            rect: bounds, options: [.mouseEnteredAndExited, .mouseMoved, .activeInKeyWindow, .inVisibleRect],
            owner: self)
        trackingArea = area
        addTrackingArea(area)
    }
}

/// Scrolling with the wheel of a mouse, or with two fingers on a trackpad.
extension BaseSliderControl {
    /// Does nothing, because AppKit sends the control the events of the wheel without any preparation.
    func updateWheelTracking() {}

    /// Moves the thumb under the pointer, or the thumb with the focus, by a scroll event. Returns whether the control
    /// consumes the event, so that nothing else scrolls.
    func handleScroll(_ event: NSEvent) -> Bool {
        // Fingers that the control follows can also cause scroll events, which must not move the thumb a second time.
        if let isConsumed = touchRecognizer?.consumesScroll(event) { return isConsumed }
        guard let view = thumbForWheel(at: location(of: event)) else { return false }
        // Momentum, after the fingers have left the trackpad, moves no thumb, but must not scroll anything else either.
        guard event.momentumPhase.isEmpty else { return true }
        let sign: CGFloat = event.isDirectionInvertedFromDevice ? -1 : 1
        let notches = notchCounter.count(
            CGSize(width: sign * event.scrollingDeltaX, height: sign * event.scrollingDeltaY),
            on: model.path(ofCoordinate: view.coordinate), isPrecise: event.hasPreciseScrollingDeltas)
        if notches != 0 { moveFocus(for: handle(.wheel(notches, thumb: view.coordinate)), from: view) }
        return true
    }
}

/// Converts scroll events of a wheel or a trackpad into notches, each of which moves a thumb by one step.
struct NotchCounter {
    /// The distance, in points, that counts as one notch.
    private static let notchDistance: CGFloat = 10
    /// The distance scrolled since the last notch, in points.
    private var remainder: CGFloat = 0

    /// Adds a scroll delta, and returns the number of notches that it completes. Positive notches increase a value.
    ///
    /// - Parameters:
    ///   - delta: the scroll delta, positive up and left. Its width counts only on a horizontal track.
    ///   - isPrecise: whether the delta comes from a trackpad, on which 10 points are one notch. With a wheel, each
    ///     event is one notch.
    mutating func count(_ delta: CGSize, on path: SliderPath, isPrecise: Bool) -> Int {
        let distance: CGFloat =
            switch path {
            case .right: delta.height - delta.width
            case .left: delta.height + delta.width
            case .up, .down, .arc: delta.height
            }
        guard isPrecise else {
            remainder = 0
            return distance > 0 ? 1 : distance < 0 ? -1 : 0
        }
        // A change of direction discards what was scrolled in the other direction.
        if distance * remainder < 0 { remainder = 0 }
        remainder += max(-1000, min(1000, distance))
        let notches = (remainder / Self.notchDistance).rounded(.towardZero)
        remainder -= notches * Self.notchDistance
        return Int(notches)
    }
}

/// Actions, haptics, and accessibility notifications for changes.
extension BaseSliderControl {
    /// Does nothing: in AppKit, no action marks the beginning of a drag, and tracking sends its own event.
    func sendBegin() {}

    /// Sends the action and the events for a change of thumbs, and notifies assistive technology. During a mouse event
    /// whose type isn't in the mask of `sendAction(on:)`, sends no action.
    func sendChange(of indices: Range<Int>) {
        for index in indices where model.isChanged(thumb: index) {
            for coordinate in model.coordinates(ofThumb: index) where isChanged(coordinate: coordinate) {
                if let element = element(of: coordinate) {
                    NSAccessibility.post(element: element, notification: .valueChanged)
                }
            }
        }
        if let type = pointers.mouseEventType { sendAction(during: type) } else { sendControlAction() }
        sendActions(for: ControlEvent.valueChanged)
    }

    /// Sends the action at the end of a drag, unless a change sent it during the same event. Apps recognize the end of
    /// a drag by the current event, which is the release.
    func sendEnd() {
        if pointers.mouseEventType == .leftMouseUp, !pointers.hasSentAction { sendAction(during: .leftMouseUp) }
    }

    /// Responds to values that code changed: invalidates the state that AppKit restores, and lets assistive technology
    /// read the new value of the thumb with the focus.
    func valuesDidChange(of thumbs: [Int]) {
        invalidateRestorableState()
        guard let thumb = focusedThumb, thumbs.contains(thumb.index), let element = element(of: thumb.coordinate)
        else { return }
        NSAccessibility.post(element: element, notification: .valueChanged)
    }

    /// Sends the action of the control, if the mask of `sendAction(on:)` contains a type of mouse event.
    private func sendAction(during type: NSEvent.EventType) {
        guard sendsAction(during: type) else { return }
        pointers.hasSentAction = true
        sendControlAction()
    }

    /// Sends the action of the control to its target.
    private func sendControlAction() {
        invalidateRestorableState()
        sendAction(action, to: target)
    }

    /// Plays haptic feedback for what a thumb landed on. On a Mac, an end feels like any step.
    func playHaptics(of landing: SliderHaptics, on thumb: Int) {
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .default)
    }
}
#endif
