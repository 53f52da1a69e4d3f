// Checked against: developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior,
// …/handling-key-presses-made-on-a-physical-keyboard, …/uiresponder/keycommands.

/// A key that is down, and who got it.
struct HeldKey {
    let press: UIPress
    let event: UIPressesEvent
    /// The responder that knows of the press.
    var responder: UIResponder?
    /// The command that it fires, and the responder whose command it is.
    var command: (UIKeyCommand, UIResponder)?
}

/// Keys of a keyboard, in the order of iOS 15: commands that want priority, the focus system, other commands, presses.
extension UIWindow {
    /// Who hears of a key that fires a command. No page tells whether responders get the press, too, or whether a press
    /// of an arrow can come in place of the command.
    @_spi(Double) public enum KeyRoute: CaseIterable, Sendable {
        case command, commandThenPress, pressThenCommand, press
    }

    /// Presses and releases a key. Returns whether nobody took it.
    @_spi(Double) @discardableResult public func strike(
        _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], typing characters: String = ""
    ) -> Bool {
        defer { letGo() }
        return hold(code, flags, typing: characters)
    }

    /// Holds a key down, until `letGo()`.
    @_spi(Double) @discardableResult public func hold(
        _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], typing characters: String = ""
    ) -> Bool {
        let key = UIKey()
        let press = UIPress()
        let event = UIPressesEvent()
        key.keyCode = code
        key.modifierFlags = flags
        key.characters = characters
        (press.pressed, event.presses) = (key, [press])
        held = HeldKey(press: press, event: event)
        if keyRoute == .press { return send() }
        let command = command(of: key)
        held?.command = command
        if let command, command.0.wantsPriorityOverSystemBehavior { return fire(command) }
        if takesForFocus(key) { return false }
        if let command { return fire(command) }
        return send()
    }

    /// Repeats the key that is down, as a keyboard does: commands fire again, presses do not.
    @_spi(Double) public func repeatKey() {
        guard let (command, responder) = held?.command else { return }
        command.perform(on: responder)
    }

    @_spi(Double) public func letGo() {
        guard let held else { return }
        held.press.phase = .ended
        self.held = nil
        held.responder?.pressesEnded([held.press], with: held.event)
    }

    private func command(of key: UIKey) -> (UIKeyCommand, UIResponder)? {
        var responder = firstResponder
        while let present = responder {
            let command = present.keyCommands?.first { $0.matches(key, traits.layoutDirection) }
            if let command { return (command, present) }
            responder = present.next
        }
        return nil
    }

    private func fire(_ command: (UIKeyCommand, UIResponder)) -> Bool {
        if keyRoute == .pressThenCommand { send() }
        command.0.perform(on: command.1)
        if keyRoute == .commandThenPress { send() }
        return false
    }

    /// Sends the press to the first responder. Returns whether nobody took it.
    @discardableResult private func send() -> Bool {
        guard let held else { return false }
        untaken = 0
        self.held?.responder = firstResponder
        firstResponder?.pressesBegan([held.press], with: held.event)
        return untaken > 0
    }

    /// The focus system takes arrows while something has the focus, and moves it away.
    private func takesForFocus(_ key: UIKey) -> Bool {
        let arrows: [UIKeyboardHIDUsage] = [
            .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
        ]
        guard focused != nil, arrows.contains(key.keyCode) else { return false }
        focus(on: nil)
        return true
    }
}
