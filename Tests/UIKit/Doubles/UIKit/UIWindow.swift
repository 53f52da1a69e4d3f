// Checked against: developer.apple.com/documentation/uikit/uiwindow.

@MainActor
open class UIWindow: UIView {
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { nil }
    open override var traitCollection: UITraitCollection { traits }

    @_spi(Double) public var traits = UITraitCollection() {
        didSet { traitsChanged(from: oldValue) }
    }
    weak var firstResponder: UIResponder?
    weak var focused: UIView?

    /// Moves the focus as the system does, and updates both views.
    @_spi(Double) public func focus(on view: UIView?) {
        guard view?.canBecomeFocused ?? true else { return }
        let context = UIFocusUpdateContext()
        (context.previous, context.following) = (focused, view)
        focused = view
        context.previous?.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
        view?.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
    }

    /// Presses and releases a key: the first responder gets it, and those above it if it passes it on. Returns whether
    /// none took it.
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
        untaken = 0
        held = (press, event, firstResponder)
        firstResponder?.pressesBegan([press], with: event)
        return untaken > 0
    }

    @_spi(Double) public func letGo() {
        guard let (press, event, responder) = held else { return }
        press.phase = .ended
        held = nil
        responder?.pressesEnded([press], with: event)
    }
    private var held: (UIPress, UIPressesEvent, UIResponder?)?
    private var untaken = 0
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { untaken += 1 }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
