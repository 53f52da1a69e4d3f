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
