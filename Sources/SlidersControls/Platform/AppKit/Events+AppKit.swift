#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

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

    /// Whether the last change changed the value of a coordinate.
    private func isChanged(coordinate: Int) -> Bool {
        let (state, thumb) = model.slider(of: coordinate)
        return state.isChanged(thumb: thumb)
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

    /// Plays the first landing among thumbs that the mouse moved.
    func playHaptics(of indices: Range<Int>) {
        guard indices.contains(where: { model.isChanged(thumb: $0) && landing(ofThumb: $0) != nil }) else { return }
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
