#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// What the mouse does.
struct MouseState {
    /// The number of the mouse as a pointer.
    static let pointer = 0
    /// The event that is handled now.
    var event: NSEvent?
    /// Whether the event that is handled now has sent the action.
    var hasActed = false
    /// The monitor that exists while the mouse presses.
    var escape: EscapeMonitor?
}

/// The mouse presses and drags on the canvas.
extension BaseSliderControl {
    /// Presses where the mouse went down. Full keyboard access lets a thumb that is held get the focus.
    func press(with event: NSEvent) {
        // The release of an earlier press may have been lost.
        cancel(MouseState.pointer)
        perform(during: event) { _ = press(MouseState.pointer, at: location(of: event), waits: false) }
        watchEscape()
        guard NSApp.isFullKeyboardAccessEnabled || focusedThumb != nil,
            let held = thumbViews.first(where: { model.isHeld(thumb: $0.index) }), held.acceptsFirstResponder
        else { return }
        focus(held)
    }

    /// Follows the mouse.
    func drag(with event: NSEvent) {
        perform(during: event) {
            _ = drag(
                MouseState.pointer, to: location(of: event), isFine: event.modifierFlags.contains(.shift))
        }
    }

    /// Releases what the mouse holds.
    func release(with event: NSEvent) {
        mouse.escape = nil
        perform(during: event) { release(MouseState.pointer, taps: event.clickCount) }
    }

    /// Cancels a press that has no release.
    func cancelPress() {
        mouse.escape = nil
        cancel(MouseState.pointer)
    }

    /// The point of an event on the canvas.
    func location(of event: NSEvent) -> CGPoint { canvas.convert(event.locationInWindow, from: nil) }

    private func perform(during event: NSEvent, _ body: () -> Void) {
        (mouse.event, mouse.hasActed) = (event, false)
        body()
        mouse.event = nil
    }
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
    /// Lets Escape cancel drags as long as the mouse presses.
    func watchEscape() {
        mouse.escape = EscapeMonitor { [weak self] number in
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
    mutating func count(_ way: CGSize, on path: SliderPath, isPrecise: Bool) -> Int {
        let distance: CGFloat =
            switch path {
            case .right: way.height - way.width
            case .left: way.height + way.width
            case .up, .down, .arc: way.height
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
    /// Does nothing: AppKit has no action for the beginning of a drag.
    func sendBegin() {}

    /// Sends the action of a change, unless the mouse event is one that doesn't send it.
    func sendChange(of indices: Range<Int>) {
        for index in indices where model.isChanged(thumb: index) {
            for coordinate in model.coordinates(ofThumb: index) where isChanged(coordinate: coordinate) {
                if let element = element(of: coordinate) {
                    NSAccessibility.post(element: element, notification: .valueChanged)
                }
            }
        }
        if let event = mouse.event { sendActionOnce(in: event) } else { sendOwnAction() }
    }

    /// Sends the last action of a drag while the release is the current event, so that apps recognize the end.
    func sendEnd() {
        if let event = mouse.event, event.type == .leftMouseUp, !mouse.hasActed { sendActionOnce(in: event) }
    }

    /// Code has changed the values of thumbs, and thus the state that AppKit restores. Assistive technology reads that
    /// of the thumb with the focus.
    func valuesDidChange(of thumbs: [Int]) {
        invalidateRestorableState()
        guard let thumb = focusedThumb, thumbs.contains(thumb.index), let element = element(of: thumb.coordinate)
        else { return }
        NSAccessibility.post(element: element, notification: .valueChanged)
    }

    private func sendActionOnce(in event: NSEvent) {
        guard cellValues.sendsAction(in: event) else { return }
        mouse.hasActed = true
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
    @MainActor
    func sendsAction(in event: NSEvent) -> Bool {
        actionMask.contains(NSEvent.EventTypeMask(rawValue: 1 << UInt64(event.type.rawValue)))
    }
}

extension BaseSliderControl {
    /// The value of the first thumb; `nil` where a thumb has several.
    var cellValue: Double? {
        get { model.coordinatesPerThumb == 1 ? model.value(of: 0) : nil }
        set {
            guard let newValue, model.coordinatesPerThumb == 1 else { return }
            change(animated: false) { model.assign(newValue, of: 0) }
        }
    }
}
#endif
