#if APPLE_UI && !canImport(UIKit)
import AppKit

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
#endif
