#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// What pointers do: the mouse, and fingers on a touch display.
struct PointerState {
    /// The number of the mouse. Fingers have greater ones.
    static let mouse = 0
    /// The pointers that are down since they took hold of something, and whether each is inside the control.
    var tracked = SmallDictionary<Int, Bool>()
    /// The mouse event that is handled now, or would be if a finger were the mouse.
    var type: NSEvent.EventType?
    /// The event that is handled now.
    var event: NSEvent?
    /// Whether what is handled now has sent the action.
    var hasActed = false
    /// The monitor that exists while a pointer presses.
    var escape: EscapeMonitor?
}

/// Pointers press and drag on the canvas.
extension BaseSliderControl {
    /// Presses. A finger has the targets of fingers, and its press may wait. Full keyboard access lets a thumb that is
    /// held get the focus. Returns whether the pointer holds something or waits.
    @discardableResult
    func beginTracking(_ pointer: Int, at point: CGPoint, clicks: Int, _ event: NSEvent) -> Bool {
        let isFinger = pointer != PointerState.mouse
        let side = model.targetSide
        if isFinger { model.targetSide = max(side, Self.fingertip) }
        defer { model.targetSide = side }
        perform(.leftMouseDown, event) {
            if respondsToPress(at: point) {
                pointers.tracked[pointer] = isInside(point)
                if pointers.tracked.elements.count == 1 {
                    sendActions(for: clicks > 1 ? ControlEvent.began | ControlEvent.repeated : ControlEvent.began)
                }
                // The app may have removed the control.
                guard pointers.tracked[pointer] != nil else { return }
            }
            if press(pointer, at: point, waits: isFinger && delaysTouches) {
                pointers.tracked[pointer] = isInside(point)
            } else {
                stopTracking(pointer, ControlEvent.canceled)
            }
        }
        guard pointers.tracked[pointer] != nil else { return false }
        watchEscape()
        if NSApp.isFullKeyboardAccessEnabled || focusedThumb != nil,
            let held = thumbViews.first(where: { model.isHeld(thumb: $0.index) }), held.acceptsFirstResponder
        {
            focus(held)
        }
        return true
    }

    /// Follows a pointer.
    func continueTracking(_ pointer: Int, at point: CGPoint, _ event: NSEvent) {
        guard pointers.tracked[pointer] != nil else { return }
        perform(.leftMouseDragged, event) {
            drag(pointer, to: point, isFine: event.modifierFlags.contains(.shift))
            guard pointers.tracked[pointer] != nil else { return }
            let wasInside = isTrackingInside
            pointers.tracked[pointer] = isInside(point)
            let (position, crossing) =
                isTrackingInside
                ? (ControlEvent.inside, ControlEvent.entered) : (ControlEvent.outside, ControlEvent.exited)
            sendActions(for: isTrackingInside == wasInside ? position : position | crossing)
        }
    }

    /// Releases what a pointer holds.
    func endTracking(_ pointer: Int, at point: CGPoint, clicks: Int, _ event: NSEvent) {
        guard pointers.tracked[pointer] != nil else { return }
        perform(.leftMouseUp, event) {
            release(pointer, taps: clicks)
            stopTracking(pointer, isInside(point) ? ControlEvent.endedInside : ControlEvent.endedOutside)
        }
    }

    /// Cancels a press that has no release.
    func cancelTracking(_ pointer: Int) {
        cancel(pointer)
        stopTracking(pointer, ControlEvent.canceled)
    }

    /// Forgets all pointers, whose releases may never come, and cancels what they hold.
    func cancelTracking() {
        cancelDrags()
        for (pointer, _) in pointers.tracked.elements { stopTracking(pointer, ControlEvent.canceled) }
        touchRecognizer?.forgetTouches()
    }

    /// Forgets a pointer. All together send one end of tracking, as they send one beginning.
    private func stopTracking(_ pointer: Int, _ end: UInt) {
        guard pointers.tracked[pointer] != nil else { return }
        pointers.tracked[pointer] = nil
        guard pointers.tracked.isEmpty else { return }
        pointers.escape = nil
        sendActions(for: end)
    }

    /// Whether a pointer that is tracked is inside the control.
    private var isTrackingInside: Bool { pointers.tracked.elements.contains(where: \.value) }

    private func isInside(_ point: CGPoint) -> Bool { bounds.contains(convert(point, from: canvas)) }

    /// Handles a mouse event, or what a finger does in place of one.
    private func perform(_ type: NSEvent.EventType, _ event: NSEvent, _ body: () -> Void) {
        let before = (pointers.type, pointers.event, pointers.hasActed)
        (pointers.type, pointers.event, pointers.hasActed) = (type, event, false)
        at(event.timestamp, body)
        (pointers.type, pointers.event, pointers.hasActed) = before
    }

    /// The least side of a target for a finger, as in UIKit.
    static let fingertip = 44.0

    /// The point of an event on the canvas.
    func location(of event: NSEvent) -> CGPoint { canvas.convert(event.locationInWindow, from: nil) }
}

/// Receives Escape before any view does, so that Escape cancels drags whatever has the focus. The monitor ends with its
/// owner.
final class EscapeMonitor {
    private let token: Any?

    /// - Parameter cancel: cancels the drags in the window of a number; returns whether there were any.
    init(_ cancel: @escaping @MainActor (_ window: Int) -> Bool) {
        token = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
            guard event.charactersIgnoringModifiers == "\u{1B}",
                event.modifierFlags.isDisjoint(with: [.command, .control, .option])
            else { return event }
            let window = event.windowNumber
            let isTaken = MainActor.assumeIsolated { cancel(window) }
            return isTaken ? nil : event
        }
    }

    deinit { if let token { NSEvent.removeMonitor(token) } }
}

extension BaseSliderControl {
    /// Lets Escape cancel drags as long as a pointer presses.
    private func watchEscape() {
        guard pointers.escape == nil else { return }
        pointers.escape = EscapeMonitor { [weak self] number in
            // Keys belong to their window, such as a menu or a sheet in front of the window of the drag.
            guard let self, window?.windowNumber == number, isPressed else { return false }
            cancelDrags()
            return true
        }
    }
}

/// A mouse that presses nothing.
extension BaseSliderControl {
    /// Adds or removes the tracking area, as it is needed.
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

/// The wheel of a mouse, and two fingers on a trackpad.
extension BaseSliderControl {
    /// Does nothing: AppKit sends the events of the wheel.
    func updateWheelTracking() {}

    /// Moves the thumb under the pointer or the one with the focus. Returns whether the control handles the event.
    func turn(with event: NSEvent) -> Bool {
        // A Mac that scrolls with the fingers that the control follows would move a value twice.
        if let taken = touchRecognizer?.handles(scroll: event) { return taken }
        guard let view = thumbToTurn(at: location(of: event)) else { return false }
        // Momentum after the fingers have left moves nothing, and scrolls nothing else.
        guard event.momentumPhase.isEmpty else { return true }
        let sign: CGFloat = event.isDirectionInvertedFromDevice ? -1 : 1
        let notches = notchCounter.count(
            CGSize(width: sign * event.scrollingDeltaX, height: sign * event.scrollingDeltaY),
            on: model.path(ofCoordinate: view.coordinate), isPrecise: event.hasPreciseScrollingDeltas)
        if notches != 0 { moveFocus(for: handle(.wheel(notches, thumb: view.coordinate)), from: view) }
        return true
    }
}

/// Counts the notches of a wheel, and of two fingers on a trackpad.
struct NotchCounter {
    /// The points of a movement that count as a notch.
    private static let notch: CGFloat = 10
    /// The points since the last notch.
    private var rest: CGFloat = 0

    /// Accumulates a scroll delta; positive is up and left, as in AppKit. Horizontal deltas count only on horizontal
    /// tracks, toward greater values.
    ///
    /// - Returns: the notches that the movement completes: one for each event of a wheel, one for each 10 points of
    ///   fingers.
    mutating func count(_ delta: CGSize, on path: SliderPath, isPrecise: Bool) -> Int {
        let distance: CGFloat =
            switch path {
            case .right: delta.height - delta.width
            case .left: delta.height + delta.width
            case .up, .down, .arc: delta.height
            }
        guard isPrecise else {
            rest = 0
            return distance > 0 ? 1 : distance < 0 ? -1 : 0
        }
        if distance * rest < 0 { rest = 0 }
        rest += max(-1000, min(1000, distance))
        let notches = (rest / Self.notch).rounded(.towardZero)
        rest -= notches * Self.notch
        return Int(notches)
    }
}

/// Changes become actions, haptics, and notifications of assistive technology.
extension BaseSliderControl {
    /// Does nothing: AppKit has no action for the beginning of a drag, and an event for that of tracking.
    func sendBegin() {}

    /// Sends the action of a change, unless the mouse event is one that doesn't send it, and the events.
    func sendChange(of indices: Range<Int>) {
        for index in indices where model.isChanged(thumb: index) {
            for coordinate in model.coordinates(ofThumb: index) where isChanged(coordinate: coordinate) {
                if let element = element(of: coordinate) {
                    NSAccessibility.post(element: element, notification: .valueChanged)
                }
            }
        }
        if let type = pointers.type { sendActionOnce(in: type) } else { sendOwnAction() }
        sendActions(for: ControlEvent.changed)
    }

    /// Sends the last action of a drag while the release is the current event, so that apps recognize the end.
    func sendEnd() { if pointers.type == .leftMouseUp, !pointers.hasActed { sendActionOnce(in: .leftMouseUp) } }

    /// Code has changed the values of thumbs, and thus the state that AppKit restores. Assistive technology reads that
    /// of the thumb with the focus.
    func valuesDidChange(of thumbs: [Int]) {
        invalidateRestorableState()
        guard let thumb = focusedThumb, thumbs.contains(thumb.index), let element = element(of: thumb.coordinate)
        else { return }
        NSAccessibility.post(element: element, notification: .valueChanged)
    }

    private func sendActionOnce(in type: NSEvent.EventType) {
        guard cellValues.sendsAction(in: type) else { return }
        pointers.hasActed = true
        sendOwnAction()
    }

    private func sendOwnAction() {
        invalidateRestorableState()
        sendAction(action, to: target)
    }

    /// Plays what a thumb landed on.
    func playHaptics(of landing: SliderHaptics, on thumb: Int) {
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .default)
    }
}

/// The values that other controls keep in a cell.
struct CellValues {
    /// The events of the mouse that send the action.
    var actionMask: NSEvent.EventTypeMask = [.leftMouseDown, .leftMouseDragged, .leftMouseUp, .periodic]
    var controlSize = NSControl.ControlSize.regular
    var tag = 0
    var refusesFirstResponder = false

    /// Whether an event of the mouse sends the action.
    func sendsAction(in type: NSEvent.EventType) -> Bool {
        actionMask.contains(NSEvent.EventTypeMask(rawValue: 1 << UInt64(type.rawValue)))
    }
}

extension BaseSliderControl {
    /// The value of the first thumb; `nil` where a thumb has several.
    var cellValue: Double? {
        get { model.coordinatesPerThumb == 1 ? model.value(of: 0) : nil }
        set {
            guard let newValue, model.coordinatesPerThumb == 1 else { return }
            let before = valuesBeforeChange()
            didChange(from: before, model.assign(newValue, of: 0), animated: false)
        }
    }
}
#endif
