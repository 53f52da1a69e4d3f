// Checked against: developer.apple.com/documentation/appkit/nsapplication, …/nsapplication/sendaction(_:to:from:),
// …/nsapplication/target(foraction:), …/nsapplication/isfullkeyboardaccessenabled, …/nsapp; madsmtm/objc2
// `objc2-app-kit` NSApplication.rs.

@MainActor
open class NSApplication: NSResponder {
    open class var shared: NSApplication { theOne }
    private static let theOne = NSApplication()

    var current: NSEvent?
    open var currentEvent: NSEvent? { current }
    open var isFullKeyboardAccessEnabled: Bool { hasKeyboardNavigation }
    /// Whether "Keyboard navigation" is on.
    @_spi(Double) public var hasKeyboardNavigation = false

    /// Lets monitors hear an event, and sends the rest to its window.
    open func sendEvent(_ event: NSEvent) {
        if let event = NSEvent.monitored(event) { event.window?.sendEvent(event) }
    }

    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        Self.performer?(action, target, sender) ?? false
    }
    open func target(forAction action: Selector) -> Any? { Self.responder?(action) }
    /// The first object in the responder chain that has a method.
    @_spi(Double) public static var responder: ((Selector) -> Any?)?
    /// Calls a method by its name, as the Objective-C runtime does. A target of `nil` is the responder chain.
    @_spi(Double) public static var performer: ((Selector, Any?, Any?) -> Bool)?
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }
