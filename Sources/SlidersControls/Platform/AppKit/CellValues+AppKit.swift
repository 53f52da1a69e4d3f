#if APPLE_UI && !canImport(UIKit)
import AppKit

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
#endif
