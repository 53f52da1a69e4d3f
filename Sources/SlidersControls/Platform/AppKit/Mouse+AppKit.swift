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
#endif
