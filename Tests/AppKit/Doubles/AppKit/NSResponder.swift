@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nsresponder, …/nsstandardkeybindingresponding;
// madsmtm/objc2 `objc2-app-kit` NSResponder.rs; dotnet/macios src/appkit.cs.

extension NSObjectProtocol {
    @MainActor public func responds(to aSelector: Selector!) -> Bool {
        Selector.answers?(aSelector, self) ?? true
    }
    @MainActor
    public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        precondition(aSelector.name.filter { $0 == ":" }.count == 2, "the method has another number of arguments")
        Selector.performer?(aSelector, self, object1, object2)
        return nil
    }
}
extension Selector {
    /// Calls a method of two arguments by its name, as the Objective-C runtime does.
    @_spi(Double) @MainActor public static var performer: ((Selector, Any, Any?, Any?) -> Void)?
    /// Whether an object has a method.
    @_spi(Double) @MainActor public static var answers: ((Selector, Any) -> Bool)?
}

@MainActor
open class NSResponder: NSObject, @preconcurrency NSCoding {
    nonisolated public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    // NSCoding is not isolated.
    nonisolated open func encode(with coder: NSCoder) {}

    // MARK: Events

    open weak var nextResponder: NSResponder?
    open var acceptsFirstResponder: Bool { false }
    open func becomeFirstResponder() -> Bool { true }
    open func resignFirstResponder() -> Bool { true }

    open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
    open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
    open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
    @available(macOS 26, *) open func mouseCancelled(with event: NSEvent) {
        nextResponder?.mouseCancelled(with: event)
    }
    open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
    open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
    open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
    open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
    open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
    open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }

    // MARK: State

    open func encodeRestorableState(with coder: NSCoder) {}
    open func restoreState(with coder: NSCoder) {}
    open func invalidateRestorableState() { restorableChanges += 1 }
    /// How often the state that is restored has changed.
    @_spi(Double) public private(set) var restorableChanges = 0
}
