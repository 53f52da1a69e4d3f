#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

/// Keys become intents on one thumb.
extension BaseSliderControl {
    /// Does what the press of a key means for a thumb. Returns whether it means something.
    func strike(_ key: UIKey, from view: ThumbView) -> Bool {
        if key.keyCode == .keyboardEscape {
            guard isPressed else { return false }
            cancelDrags()
            return true
        }
        if keyPressed(key, from: view) { return true }
        return key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
            && beginTyping(with: key.characters, for: view.index)
    }
}
#endif
