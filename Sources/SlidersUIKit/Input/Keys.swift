#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

/// Keys and increments of assistive technology become intents on one thumb.
extension SliderControl {
    /// Does what the press of a key means for a thumb. Returns whether it means something.
    func strike(_ key: UIKey, from view: ThumbView) -> Bool {
        if key.keyCode == .keyboardEscape {
            guard controller.isPressed else { return false }
            cancelDrags()
            return true
        }
        return follow(key, from: view) || Self.beginsNumber(key) && controller.beginTyping(key.characters)
    }

    /// Whether a number can begin with a key.
    private static func beginsNumber(_ key: UIKey) -> Bool {
        key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) && !key.characters.isEmpty
            && key.characters.allSatisfy { $0.isNumber || "-+.,".contains($0) }
    }

    /// Adds increments of VoiceOver or Voice Control to a thumb.
    func adjust(by increments: Int, from view: ThumbView) {
        let change = controller.handle(.adjust(increments, thumb: view.rank))
        if let next = moveFocus(for: change, from: view) {
            UIAccessibility.post(notification: .layoutChanged, argument: next)
        }
    }

    /// Gives a thumb a typed value: clamped and snapped to what the thumb can take now, and reported with the reason
    /// `key`. A value that is not finite and a thumb that is not there change nothing.
    public func enter(_ value: Double, for thumb: Int) { controller.handle(.type(value, thumb: thumb)) }
}
#endif
