#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

/// The keys that move thumbs. They are commands with priority, because the focus system hears of presses of arrows
/// first and moves the focus away.
@MainActor
enum KeyCommands {
    /// A command for each key, alone and with Shift.
    static let all: [UIKeyCommand] = keys.flatMap { key in
        [[], UIKeyModifierFlags.shift].map { flags in
            let command = UIKeyCommand(
                input: key, modifierFlags: flags, action: NSSelectorFromString("slidersKeyStruck:"))
            command.wantsPriorityOverSystemBehavior = true
            // The engine knows where the line runs; UIKit would swap left and right once more.
            command.allowsAutomaticMirroring = false
            if #available(iOS 26, visionOS 26, *) { command.repeatBehavior = .repeatable }
            return command
        }
    }

    private static let keys = [
        UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow,
        UIKeyCommand.inputDownArrow, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, UIKeyCommand.inputHome,
        UIKeyCommand.inputEnd,
    ]

    /// What a key means, by its input.
    static func intent(of input: String, isShifted: Bool) -> Intent? {
        let steps = isShifted ? 10 : 1
        return switch input {
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

    /// The input of the command that a key would fire; `nil` if it moves no thumb.
    static func input(of key: UIKey) -> String? {
        guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
        return switch key.keyCode {
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        case .keyboardHome: UIKeyCommand.inputHome
        case .keyboardEnd: UIKeyCommand.inputEnd
        default: nil
        }
    }
}

/// The key that is down. UIKit may tell of it by a command, by a press, or by both in either order; it counts once.
/// Commands are fired again while the key is held, and presses are not, so that the host repeats those.
struct KeyHold {
    /// The input that a command told of.
    fileprivate var commanded: String?
    /// The input that a press told of, and no command since.
    fileprivate var pressed: String?
    /// Repeats a key that only a press told of.
    fileprivate var repetition: Task<Void, Never>?

    /// The key is up.
    mutating func end() {
        repetition?.cancel()
        self = KeyHold()
    }
}

extension SliderControl {
    /// Moves the focused thumb as a command means, unless the press of its key has done so already.
    func follow(_ command: UIKeyCommand, from view: ThumbView) {
        guard let input = command.input else { return }
        keyHold.repetition?.cancel()
        if keyHold.pressed == input {
            keyHold.pressed = nil
        } else {
            keyHold.commanded = input
            move(by: input, isShifted: command.modifierFlags.contains(.shift), from: view)
        }
    }

    /// Moves the focused thumb as a key means, unless its command has done so already. Returns whether it means
    /// something.
    func follow(_ key: UIKey, from view: ThumbView) -> Bool {
        guard view.canBecomeFocused, let input = KeyCommands.input(of: key) else { return false }
        guard keyHold.commanded != input else { return true }
        let isShifted = key.modifierFlags.contains(.shift)
        keyHold.end()
        keyHold.pressed = input
        move(by: input, isShifted: isShifted, from: view)
        keyHold.repetition = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 400_000_000)
            while !Task.isCancelled, let self, let view = focusedThumb {
                move(by: input, isShifted: isShifted, from: view)
                try? await Task.sleep(nanoseconds: 100_000_000)
            }
        }
        return true
    }

    private func move(by input: String, isShifted: Bool, from view: ThumbView) {
        guard let intent = KeyCommands.intent(of: input, isShifted: isShifted) else { return }
        // Where thumbs crossed, a key that is held goes on with the one that has the focus now.
        let view = thumbViews.first(where: \.isFirstResponder) ?? view
        moveFocus(for: controller.handle(.key(intent, thumb: view.rank)), from: view)
    }
}

extension ThumbView {
    #if canImport(ObjectiveC)
    @objc(slidersKeyStruck:)
    #endif
    func keyStruck(_ command: UIKeyCommand) { control?.follow(command, from: self) }
}
#endif
