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
    /// Who is notified of a key that fires a command. No page says whether responders get the press, too, or whether a
    /// press of an arrow can come instead of the command.
    @_spi(Double) public enum KeyRoute: CaseIterable, Sendable {
        case command, commandThenPress, pressThenCommand, press
    }

    /// Presses and releases a key. Returns whether nobody took it.
    @_spi(Double) @discardableResult public func pressKey(
        _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], typing characters: String = ""
    ) -> Bool {
        defer { letGo(code) }
        return hold(code, flags, typing: characters)
    }

    /// Holds a key down, until `letGo()`. Others may be down already.
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
        let command = keyRoute == .press ? nil : command(of: key)
        held.append(HeldKey(press: press, event: event, command: command))
        if keyRoute == .press { return send() }
        if let command, command.0.wantsPriorityOverSystemBehavior { return fire(command) }
        if acceptsFocus(key) { return false }
        if let command { return fire(command) }
        return send()
    }

    /// Repeats the key that went down last, as a keyboard does: commands fire again, presses do not.
    @_spi(Double) public func repeatKey() {
        guard let (command, responder) = held.last?.command else { return }
        command.perform(on: responder)
    }

    /// Lets go of a key, or of the one that went down last.
    @_spi(Double) public func letGo(_ code: UIKeyboardHIDUsage? = nil) {
        guard let index = held.lastIndex(where: { code == nil || $0.press.key?.keyCode == code }) else { return }
        let key = held.remove(at: index)
        key.press.phase = .ended
        key.responder?.pressesEnded([key.press], with: key.event)
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
        guard let last = held.indices.last else { return false }
        untaken = 0
        held[last].responder = firstResponder
        firstResponder?.pressesBegan([held[last].press], with: held[last].event)
        return untaken > 0
    }

    /// The focus system takes arrows while something has the focus, and moves it away.
    private func acceptsFocus(_ key: UIKey) -> Bool {
        let arrows: [UIKeyboardHIDUsage] = [
            .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
        ]
        guard focused != nil, arrows.contains(key.keyCode) else { return false }
        focus(on: nil)
        return true
    }
}
