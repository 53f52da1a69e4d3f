#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// Keys, which move a thumb or begin typing its value.
extension BaseSliderControl {
    /// Performs the meaning of a key for a thumb. Returns `false` if the key has none, so that AppKit passes the event
    /// on.
    func pressKey(_ event: NSEvent, from view: ThumbView) -> Bool {
        guard event.modifierFlags.isDisjoint(with: [.command, .control, .option]) else { return false }
        guard view.acceptsFirstResponder else { return false }
        guard let key = SliderKey(event) else { return beginTyping(with: event.characters ?? "", for: view.coordinate) }
        guard model.accepts(key) else { return false }
        let intent = key.intent(isShifted: event.modifierFlags.contains(.shift))
        moveFocus(for: handle(.key(intent, thumb: view.coordinate)), from: view)
        return true
    }
}

@MainActor
extension SliderKey {
    private static let keysBySpecialKey: [NSEvent.SpecialKey: SliderKey] = [
        .rightArrow: .rightArrow, .leftArrow: .leftArrow, .upArrow: .upArrow, .downArrow: .downArrow, .pageUp: .pageUp,
        .pageDown: .pageDown, .home: .home, .end: .end, .delete: .delete, .deleteForward: .delete, .backspace: .delete,
    ]

    /// Creates the key of a keyboard event; `nil` if the key never moves a thumb.
    fileprivate init?(_ event: NSEvent) {
        guard let key = event.specialKey.flatMap({ Self.keysBySpecialKey[$0] }) else { return nil }
        self = key
    }
}

/// The keyboard focus, which the views of thumbs can have.
extension BaseSliderControl {
    /// The view of the thumb that has the focus; keys and the scroll wheel move this thumb.
    var focusedThumb: ThumbView? { thumbViews.first(where: \.isFocused) }

    /// Moves the focus to a thumb.
    func focus(_ view: ThumbView) { _ = window?.makeFirstResponder(view) }

    /// Moves the focus, if a thumb has it, when a change has given the thumb another index, as when it crossed another
    /// thumb.
    func moveFocus(for change: SliderState.Change, from view: ThumbView) {
        // The focus of a change is the index of a coordinate (one value of a thumb; a plane's thumb has two).
        guard view.isFocused, let index = change.focus.map({ $0 / model.coordinatesPerThumb }), index != view.index,
            thumbViews.indices.contains(index)
        else {
            return
        }
        focus(thumbViews[index])
    }
}
#endif
