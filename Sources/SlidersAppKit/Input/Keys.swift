#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore
import SlidersLayers

/// Keys and increments of assistive technology become intents on one thumb.
extension SliderControl {
    /// Does what a key means for a thumb. Returns whether it means something.
    func strike(_ event: NSEvent, from view: ThumbView) -> Bool {
        guard event.modifierFlags.isDisjoint(with: [.command, .control, .option]) else { return false }
        guard view.acceptsFirstResponder else { return false }
        guard let key = SliderKey(event) else { return beginTyping(with: event) }
        let intent = key.intent(isShifted: event.modifierFlags.contains(.shift))
        moveFocus(for: controller.handle(.key(intent, thumb: view.rank)), from: view)
        return true
    }

    /// Begins typing a number with a key.
    private func beginTyping(with event: NSEvent) -> Bool {
        guard let characters = event.characters, !characters.isEmpty,
            characters.allSatisfy({ $0.isNumber || "-+.,".contains($0) })
        else { return false }
        return controller.beginTyping(characters)
    }

    /// Adds increments of assistive technology to a thumb.
    func adjust(by increments: Int, from view: ThumbView) {
        moveFocus(for: controller.handle(.adjust(increments, thumb: view.rank)), from: view)
    }

    /// Gives a thumb a typed value: clamped and snapped to what the thumb can take now, and reported with the reason
    /// `key`. A value that is not finite and a thumb that is not there change nothing.
    public func enter(_ value: Double, for thumb: Int) { controller.handle(.type(value, thumb: thumb)) }
}

extension SliderKey {
    /// Makes the key of an event; `nil` if it moves no thumb.
    fileprivate init?(_ event: NSEvent) {
        switch event.specialKey {
        case .rightArrow: self = .rightArrow
        case .leftArrow: self = .leftArrow
        case .upArrow: self = .upArrow
        case .downArrow: self = .downArrow
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .home: self = .home
        case .end: self = .end
        default: return nil
        }
    }
}
#endif
