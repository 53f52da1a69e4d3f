#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// Keys become intents on one thumb.
extension BaseSliderControl {
    /// Does what the press of a key means for a thumb. Returns whether it means something.
    func pressKey(_ key: UIKey, from view: ThumbView) -> Bool {
        if key.keyCode == .keyboardEscape {
            guard isPressed else { return false }
            cancelDrags()
            return true
        }
        if keyPressed(key, from: view) { return true }
        return key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
            && beginTyping(with: key.characters, for: view.coordinate)
    }
}

/// The commands of the keys that move thumbs. They take priority, because the focus system handles arrow keys before
/// the responders do, and moves the focus away.
@MainActor
enum KeyCommands {
    /// A command for each key, alone and with Shift.
    static let all: [UIKeyCommand] = SliderKey.inputs.flatMap { input in
        [[], UIKeyModifierFlags.shift].map { flags in
            let command = UIKeyCommand(
                input: input, modifierFlags: flags, action: NSSelectorFromString("slidersKeyStruck:"))
            command.wantsPriorityOverSystemBehavior = true
            // The engine knows where the line runs; UIKit would swap left and right once more.
            command.allowsAutomaticMirroring = false
            if #available(iOS 26, visionOS 26, *) { command.repeatBehavior = .repeatable }
            return command
        }
    }
}

@MainActor
extension SliderKey {
    /// What UIKit calls each key: in a command, and in a press. The focus system ignores Delete and Backspace, so these
    /// need no command.
    private static let names: [(key: SliderKey, input: String?, usage: UIKeyboardHIDUsage)] = [
        (.rightArrow, UIKeyCommand.inputRightArrow, .keyboardRightArrow),
        (.leftArrow, UIKeyCommand.inputLeftArrow, .keyboardLeftArrow),
        (.upArrow, UIKeyCommand.inputUpArrow, .keyboardUpArrow),
        (.downArrow, UIKeyCommand.inputDownArrow, .keyboardDownArrow),
        (.pageUp, UIKeyCommand.inputPageUp, .keyboardPageUp),
        (.pageDown, UIKeyCommand.inputPageDown, .keyboardPageDown),
        (.home, UIKeyCommand.inputHome, .keyboardHome),
        (.end, UIKeyCommand.inputEnd, .keyboardEnd), (.delete, nil, .keyboardDeleteOrBackspace),
        (.delete, nil, .keyboardDeleteForward),
    ]

    /// The inputs of the commands of all keys.
    fileprivate static var inputs: [String] { names.compactMap(\.input) }

    /// Makes the key that a command belongs to; `nil` if it moves no thumb.
    fileprivate init?(_ command: UIKeyCommand) {
        guard let name = Self.names.first(where: { $0.input != nil && $0.input == command.input }) else { return nil }
        self = name.key
    }

    /// Makes the key that a keyboard sends; `nil` if it moves no thumb.
    fileprivate init?(_ usage: UIKeyboardHIDUsage) {
        guard let name = Self.names.first(where: { $0.usage == usage }) else { return nil }
        self = name.key
    }
}

/// The key that is down. UIKit may report it by a command, by a press, or by both in either order; it counts once.
/// Commands fire again while the key is held, but presses don't, so the host repeats those.
struct KeyHold: ~Copyable {
    /// The key of the last command.
    fileprivate var commanded: SliderKey?
    /// The key of the last press, if no command followed.
    fileprivate var pressed: SliderKey?
    /// Repeats a key that only a press reported.
    fileprivate var repetition: Task<Void, Never>?
    /// The key that is down, and whether Shift gives it its meaning.
    fileprivate var held: (key: SliderKey, isShifted: Bool)?

    /// Ends the hold.
    mutating func end() {
        repetition?.cancel()
        self = KeyHold()
    }

    /// Ends the hold if its key is up, or the Shift key that gave it its meaning.
    @MainActor
    mutating func end(after presses: Set<UIPress>) {
        guard let held else { return }
        for press in presses {
            guard let code = press.key?.keyCode else { continue }
            let isShift = code == .keyboardLeftShift || code == .keyboardRightShift
            if held.isShifted && isShift || SliderKey(code) == held.key { return end() }
        }
    }
}

extension BaseSliderControl {
    /// Moves the focused thumb as a command means, unless the press of its key has done so already.
    fileprivate func commandPressed(_ command: UIKeyCommand, from view: ThumbView) {
        guard let key = SliderKey(command) else { return }
        let isShifted = command.modifierFlags.contains(.shift)
        keyHold.repetition?.cancel()
        keyHold.held = (key, isShifted)
        if keyHold.pressed == key {
            keyHold.pressed = nil
        } else {
            keyHold.commanded = key
            move(by: key, isShifted: isShifted, from: view)
        }
    }

    /// Moves the focused thumb as a key means, unless its command has done so already. Returns whether it means
    /// something.
    fileprivate func keyPressed(_ pressed: UIKey, from view: ThumbView) -> Bool {
        guard view.canBecomeFocused, pressed.modifierFlags.isDisjoint(with: [.command, .control, .alternate]),
            let key = SliderKey(pressed.keyCode), model.accepts(key)
        else { return false }
        guard keyHold.commanded != key else { return true }
        let isShifted = pressed.modifierFlags.contains(.shift)
        keyHold.end()
        (keyHold.pressed, keyHold.held) = (key, (key, isShifted))
        move(by: key, isShifted: isShifted, from: view)
        keyHold.repetition = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 400_000_000)
            while !Task.isCancelled, let self, let view = focusedThumb {
                move(by: key, isShifted: isShifted, from: view)
                try? await Task.sleep(nanoseconds: 100_000_000)
            }
        }
        return true
    }

    private func move(by key: SliderKey, isShifted: Bool, from view: ThumbView) {
        // After thumbs cross, a held key continues with the thumb that has the focus now.
        let view = thumbViews.first(where: \.isFirstResponder) ?? view
        moveFocus(for: handle(.key(key.intent(isShifted: isShifted), thumb: view.coordinate)), from: view)
    }
}

extension ThumbView {
    #if canImport(ObjectiveC)
    @objc(slidersKeyStruck:)
    #endif
    func keyStruck(_ command: UIKeyCommand) { control?.commandPressed(command, from: self) }
}

extension BaseSliderControl {
    /// The thumb that keys and the wheel move.
    var focusedThumb: ThumbView? { thumbViews.first { $0.isFocused || $0.isFirstResponder } }

    /// Moves the focus with its thumb to the index that a change gave it. Returns the view of that index; `nil` if the
    /// index is the same.
    @discardableResult
    func moveFocus(for change: SliderState.Change, from view: ThumbView) -> ThumbView? {
        guard let index = change.focus.map({ $0 / model.coordinatesPerThumb }), index != view.index,
            thumbViews.indices.contains(index)
        else {
            return nil
        }
        preferredThumb = thumbViews[index]
        if view.isFocused {
            setNeedsFocusUpdate()
            updateFocusIfNeeded()
        } else if view.isFirstResponder {
            thumbViews[index].becomeFirstResponder()
        }
        return thumbViews[index]
    }
}
#endif
