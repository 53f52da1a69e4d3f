@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uiwindow,
// …/documentation/quartzcore/cadisplaylink/init(target:selector:).

@MainActor
open class UIWindow: UIView {
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { nil }
    open override var traitCollection: UITraitCollection { traits }

    @_spi(Double) public var traits = UITraitCollection() {
        didSet { traitsChanged(from: oldValue) }
    }
    /// Who is notified of a key that fires a command.
    @_spi(Double) public var keyRoute = KeyRoute.command
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

    /// The keys that are down.
    var held: [HeldKey] = []
    var untaken = 0
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { untaken += 1 }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension CADisplayLink {
    public convenience init(target: Any, selector sel: Selector) {
        self.init(target: target, selector: sel) { true }
    }
}
