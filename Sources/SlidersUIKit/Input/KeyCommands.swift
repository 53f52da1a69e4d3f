#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

/// The keys that move thumbs. They are commands, because presses of arrows come to the focus system first, which moves
/// the focus away. A command fires once for a press and again for each repeat, so nothing else may hear these keys.
@MainActor
enum KeyCommands {
    /// A command for each key, alone and with Shift.
    static let all: [UIKeyCommand] = keys.flatMap { key in
        [[], UIKeyModifierFlags.shift].map { flags in
            let command = UIKeyCommand(
                input: key, modifierFlags: flags, action: Selector(("slidersKeyStruck:")))
            command.wantsPriorityOverSystemBehavior = true
            if #available(iOS 26, visionOS 26, *) { command.repeatBehavior = .repeatable }
            return command
        }
    }

    private static let keys = [
        UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow,
        UIKeyCommand.inputDownArrow, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, UIKeyCommand.inputHome,
        UIKeyCommand.inputEnd,
    ]

    static func intent(of command: UIKeyCommand) -> Intent? {
        let steps = command.modifierFlags.contains(.shift) ? 10 : 1
        return switch command.input {
        case UIKeyCommand.inputRightArrow: .arrow(dx: steps, dy: 0)
        case UIKeyCommand.inputLeftArrow: .arrow(dx: -steps, dy: 0)
        case UIKeyCommand.inputUpArrow: .arrow(dx: 0, dy: -steps)
        case UIKeyCommand.inputDownArrow: .arrow(dx: 0, dy: steps)
        case UIKeyCommand.inputPageUp: .page(1)
        case UIKeyCommand.inputPageDown: .page(-1)
        case UIKeyCommand.inputHome: .minimum
        case UIKeyCommand.inputEnd: .maximum
        default: nil
        }
    }
}

extension ThumbView {
    #if canImport(ObjectiveC)
    @objc(slidersKeyStruck:)
    #endif
    func keyStruck(_ command: UIKeyCommand) {
        guard let control, let intent = KeyCommands.intent(of: command) else { return }
        // Where thumbs crossed, a key that is held goes on with the one that has the focus now.
        control.follow(intent, from: control.thumbViews.first(where: \.isFirstResponder) ?? self)
    }
}
#endif
