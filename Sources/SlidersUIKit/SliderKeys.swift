#if canImport(UIKit)
import UIKit

/// Keys and assistive technology, translated to intents on one thumb.
extension SliderControl {
    /// Follows a key; returns whether it meant something.
    func strike(_ key: UIKey, from view: ThumbView) -> Bool {
        if key.keyCode == .keyboardEscape {
            guard !holds.isEmpty else { return false }
            cancelTouches()
            return true
        }
        guard let intent = Self.intent(of: key) else { return Self.isTyped(key) && beginTyping(key.characters) }
        follow(handle(.key(intent, thumb: view.rank)), from: view)
        return true
    }

    /// Whether a number can begin with a key.
    private static func isTyped(_ key: UIKey) -> Bool {
        key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) && !key.characters.isEmpty
            && key.characters.allSatisfy { $0.isNumber || "-+.,".contains($0) }
    }

    private static func intent(of key: UIKey) -> Intent? {
        guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
        let steps = key.modifierFlags.contains(.shift) ? 10 : 1
        return switch key.keyCode {
        case .keyboardRightArrow: .arrow(dx: steps, dy: 0)
        case .keyboardLeftArrow: .arrow(dx: -steps, dy: 0)
        case .keyboardUpArrow: .arrow(dx: 0, dy: -steps)
        case .keyboardDownArrow: .arrow(dx: 0, dy: steps)
        case .keyboardPageUp: .page(1)
        case .keyboardPageDown: .page(-1)
        case .keyboardHome: .minimum
        case .keyboardEnd: .maximum
        default: nil
        }
    }

    /// Increments of VoiceOver and Voice Control.
    func adjust(by increments: Int, from view: ThumbView) {
        let change = handle(.adjust(increments, thumb: view.rank))
        if let next = follow(change, from: view) { UIAccessibility.post(notification: .layoutChanged, argument: next) }
    }

    /// Takes a value that was typed for a thumb: clamped, snapped, and reported like a key.
    public func enter(_ value: Double, for thumb: Int) { handle(.type(value, thumb: thumb)) }

    /// Where thumbs cross, the focus goes with its thumb to another rank; returns its view there.
    @discardableResult
    func follow(_ change: Change, from view: ThumbView) -> ThumbView? {
        guard let rank = change.focus, rank != view.rank, thumbViews.indices.contains(rank) else { return nil }
        preferredThumb = thumbViews[rank]
        if view.isFocused {
            setNeedsFocusUpdate()
            updateFocusIfNeeded()
        } else if view.isFirstResponder {
            thumbViews[rank].becomeFirstResponder()
        }
        return thumbViews[rank]
    }
}
#endif
