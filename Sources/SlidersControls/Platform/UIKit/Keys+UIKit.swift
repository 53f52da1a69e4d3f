#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// Keys, which move a thumb, begin typing its value, or cancel drags.
extension BaseSliderControl {
    /// Performs the meaning of a key for a thumb. Returns `false` if the key has none, so that UIKit passes the press
    /// on.
    func pressKey(_ key: UIKey, from view: ThumbView) -> Bool {
        if key.keyCode == .keyboardEscape {
            guard isPressed else { return false }
            cancelDrags()
            return true
        }
        if handleKeyPress(key, from: view) { return true }
        return key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
            && beginTyping(with: key.characters, for: view.coordinate)
    }
}

/// The commands of the keys that move thumbs. They have priority over the system, because the focus system would handle
/// arrow keys before the responders do, and move the focus away.
@MainActor
enum KeyCommands {
    /// A command for each key, alone and with Shift.
    static let all: [UIKeyCommand] = SliderKey.inputs.flatMap { input in
        [[], UIKeyModifierFlags.shift].map { flags in
            let command = UIKeyCommand(
                input: input, modifierFlags: flags, action: NSSelectorFromString("slidersPerformKeyCommand:"))
            command.wantsPriorityOverSystemBehavior = true
            // The engine mirrors arrow keys itself; UIKit would swap left and right a second time.
            command.allowsAutomaticMirroring = false
            if #available(iOS 26, visionOS 26, *) { command.repeatBehavior = .repeatable }
            return command
        }
    }
}

@MainActor
extension SliderKey {
    /// The name that each key has in UIKit as the input of a command and as the usage of a press. Delete and Backspace
    /// have no command, because the focus system ignores them.
    private static let keyNames: [(key: SliderKey, input: String?, usage: UIKeyboardHIDUsage)] = [
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
    fileprivate static var inputs: [String] { keyNames.compactMap(\.input) }

    /// Creates the key of a command; `nil` for another command.
    fileprivate init?(_ command: UIKeyCommand) {
        guard let name = Self.keyNames.first(where: { $0.input != nil && $0.input == command.input }) else {
            return nil
        }
        self = name.key
    }

    /// Creates the key of a press; `nil` if the key never moves a thumb.
    fileprivate init?(_ usage: UIKeyboardHIDUsage) {
        guard let name = Self.keyNames.first(where: { $0.usage == usage }) else { return nil }
        self = name.key
    }
}

/// The state of the key that is down. UIKit can report the key by a command, by a press, or by both in either order,
/// but it must move a thumb only once. UIKit repeats commands while a key is down, but not presses, so the control
/// does.
struct KeyHold: ~Copyable {
    /// The key whose command has moved a thumb. The press of this key must not move a thumb again.
    fileprivate var commandKey: SliderKey?
    /// The key whose press has moved a thumb. The next command of this key must not move a thumb again.
    fileprivate var pressKey: SliderKey?
    /// The task that repeats a key that only a press reported.
    fileprivate var repetition: Task<Void, Never>?
    /// The key that is down, and whether Shift was down with it.
    fileprivate var heldKey: (key: SliderKey, isShifted: Bool)?

    /// Forgets the key, and stops repeating it.
    mutating func end() {
        repetition?.cancel()
        self = KeyHold()
    }

    /// Forgets the key if it is among keys that went up, or if Shift was down with it and is among them.
    @MainActor
    mutating func end(after presses: Set<UIPress>) {
        guard let heldKey else { return }
        for press in presses {
            guard let code = press.key?.keyCode else { continue }
            let isShift = code == .keyboardLeftShift || code == .keyboardRightShift
            if heldKey.isShifted && isShift || SliderKey(code) == heldKey.key { return end() }
        }
    }
}

extension BaseSliderControl {
    /// Moves the focused thumb by the key of a command, unless the press of the key has done so already.
    fileprivate func handleKeyCommand(_ command: UIKeyCommand, from view: ThumbView) {
        guard let key = SliderKey(command) else { return }
        let isShifted = command.modifierFlags.contains(.shift)
        keyHold.repetition?.cancel()
        keyHold.heldKey = (key, isShifted)
        if keyHold.pressKey == key {
            keyHold.pressKey = nil
        } else {
            keyHold.commandKey = key
            moveThumb(by: key, isShifted: isShifted, from: view)
        }
    }

    /// Moves the focused thumb by a key that was pressed, unless the command of the key has done so already, and
    /// repeats the movement while the key is down. Returns `false` if the key doesn't move the thumb.
    fileprivate func handleKeyPress(_ pressedKey: UIKey, from view: ThumbView) -> Bool {
        guard view.canBecomeFocused, pressedKey.modifierFlags.isDisjoint(with: [.command, .control, .alternate]),
            let key = SliderKey(pressedKey.keyCode), model.accepts(key)
        else { return false }
        guard keyHold.commandKey != key else { return true }
        let isShifted = pressedKey.modifierFlags.contains(.shift)
        keyHold.end()
        (keyHold.pressKey, keyHold.heldKey) = (key, (key, isShifted))
        moveThumb(by: key, isShifted: isShifted, from: view)
        keyHold.repetition = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 400_000_000)
            while !Task.isCancelled, let self, let view = focusedThumb {
                moveThumb(by: key, isShifted: isShifted, from: view)
                try? await Task.sleep(nanoseconds: 100_000_000)
            }
        }
        return true
    }

    /// Moves the thumb that has the focus by a key, and the focus with it.
    private func moveThumb(by key: SliderKey, isShifted: Bool, from view: ThumbView) {
        // If the thumb has crossed another one since the key went down, another view has the focus now.
        let view = thumbViews.first(where: \.isFirstResponder) ?? view
        moveFocus(for: handle(.key(key.intent(isShifted: isShifted), thumb: view.coordinate)), from: view)
    }
}

extension ThumbView {
    #if canImport(ObjectiveC)
    @objc(slidersPerformKeyCommand:)
    #endif
    func performKeyCommand(_ command: UIKeyCommand) { control?.handleKeyCommand(command, from: self) }
}

extension BaseSliderControl {
    /// The view of the thumb that has the focus; keys and the scroll wheel move this thumb.
    var focusedThumb: ThumbView? { thumbViews.first { $0.isFocused || $0.isFirstResponder } }

    /// Moves the focus, if a thumb has it, when a change has given the thumb another index, as when it crossed another
    /// thumb. Returns the view of the thumb at the new index; `nil` if the index is the same.
    @discardableResult
    func moveFocus(for change: SliderState.Change, from view: ThumbView) -> ThumbView? {
        // The focus of a change is the index of a coordinate (one value of a thumb; a plane's thumb has two).
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
