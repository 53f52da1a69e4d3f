#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// Keys become intents on one thumb.
extension BaseSliderControl {
    /// Does what a key means for a thumb. Returns whether it means something.
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
    private static let keys: [NSEvent.SpecialKey: SliderKey] = [
        .rightArrow: .rightArrow, .leftArrow: .leftArrow, .upArrow: .upArrow, .downArrow: .downArrow, .pageUp: .pageUp,
        .pageDown: .pageDown, .home: .home, .end: .end, .delete: .delete, .deleteForward: .delete, .backspace: .delete,
    ]

    /// Makes the key of an event; `nil` if it moves no thumb.
    fileprivate init?(_ event: NSEvent) {
        guard let key = event.specialKey.flatMap({ Self.keys[$0] }) else { return nil }
        self = key
    }
}

/// The views of the thumbs have the focus.
extension BaseSliderControl {
    /// The thumb that keys and the wheel move.
    var focusedThumb: ThumbView? { thumbViews.first(where: \.isFocused) }

    /// Gives a thumb the focus.
    func focus(_ view: ThumbView) { _ = window?.makeFirstResponder(view) }

    /// Moves the focus with its thumb to the index that a change gave it.
    func moveFocus(for change: SliderState.Change, from view: ThumbView) {
        guard view.isFocused, let index = change.focus.map({ $0 / model.coordinatesPerThumb }), index != view.index,
            thumbViews.indices.contains(index)
        else {
            return
        }
        focus(thumbViews[index])
    }

    /// Puts the thumbs into the loop of key views, where the control is.
    func linkKeyViews() {
        linkFirstThumb()
        let views = allThumbViews
        for (view, next) in zip(views, views.dropFirst()) { view.nextKeyView = next }
        views.last?.nextKeyView = followingKeyView
    }
}
#endif
