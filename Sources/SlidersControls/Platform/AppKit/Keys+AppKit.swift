#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// Keys become intents on one thumb.
extension BaseSliderControl {
    /// Does what a key means for a thumb. Returns whether it means something.
    func strike(_ event: NSEvent, from view: ThumbView) -> Bool {
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
#endif
