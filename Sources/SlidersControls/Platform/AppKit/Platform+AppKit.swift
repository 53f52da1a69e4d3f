#if APPLE_UI && !canImport(UIKit)
import AppKit

/// The superclass of ``BaseSliderControl``: a control without a cell. It stores the properties that AppKit's other
/// controls store in their cells, sends actions to the targets of events, and lets views in it get the focus.
@MainActor
open class SliderPlatformControl: NSControl {
    /// The targets that the app added for events.
    private var targets: [ControlTarget] = []
    /// The types of mouse events that send the action.
    private var actionMask: NSEvent.EventTypeMask = [.leftMouseDown, .leftMouseDragged, .leftMouseUp, .periodic]
    private var storedControlSize = ControlSize.regular, storedTag = 0, storedRefusesFirstResponder = false
    /// Observes what the drawing depends on, such as the window and settings of the system.
    final lazy var observers = EnvironmentObservers(of: self)
    /// The event that the control is handling.
    final var currentEvent: NSEvent?
    /// The last of the views in the control that get the focus instead of the control, and the view after it.
    private weak var lastKeyView: NSView?, followingKeyView: NSView?

    // MARK: Properties that other controls store in a cell

    /// The size of the control.
    open override var controlSize: ControlSize {
        get { storedControlSize }
        set { storedControlSize = newValue }
    }
    /// An integer that identifies the control. The default is 0.
    open override var tag: Int {
        get { storedTag }
        set { storedTag = newValue }
    }
    /// A Boolean value that indicates whether the control refuses the focus. The default is `false`.
    open override var refusesFirstResponder: Bool {
        get { storedRefusesFirstResponder }
        set { storedRefusesFirstResponder = newValue }
    }
    /// The value for properties such as `doubleValue`, which a subclass provides; `nil` if it has more than one.
    var cellValue: Double? {
        get { nil }
        set {}
    }
    /// The value of the first thumb. It's 0 in a plane, and setting it changes nothing there.
    open override var doubleValue: Double {
        get { cellValue ?? 0 }
        set { cellValue = newValue }
    }
    /// The value of the first thumb.
    open override var floatValue: Float {
        get { Float(cellValue ?? 0) }
        set { cellValue = Double(newValue) }
    }
    /// The value of the first thumb, truncated toward zero.
    open override var integerValue: Int {
        get { Int(exactly: (cellValue ?? 0).rounded(.towardZero)) ?? 0 }
        set { cellValue = Double(newValue) }
    }
    /// The value of the first thumb, truncated toward zero.
    open override var intValue: Int32 {
        get { Int32(exactly: (cellValue ?? 0).rounded(.towardZero)) ?? 0 }
        set { cellValue = Double(newValue) }
    }
    /// The value of the first thumb as a number. Setting anything else changes nothing.
    open override var objectValue: Any? {
        get { cellValue.map { NSNumber(value: $0) } }
        set { if let value = newValue as? NSNumber { cellValue = value.doubleValue } }
    }

    // MARK: Actions

    /// Sets which mouse events send the action, and returns the previous mask. By default, all events of a press, a
    /// drag, and a release send it. Keys, the wheel, and assistive technology always send it.
    @discardableResult
    open override func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
        defer { actionMask = mask }
        return Int(truncatingIfNeeded: actionMask.rawValue)
    }

    /// Returns whether mouse events of a type send the action.
    final func sendsAction(during type: NSEvent.EventType) -> Bool {
        actionMask.contains(NSEvent.EventTypeMask(rawValue: 1 << UInt64(type.rawValue)))
    }

    #if compiler(>=6.4) || APPLE_UI_27
    /// Adds a target and its action for events. The control keeps a weak reference to the target.
    ///
    /// A change of a value by a person sends `valueChanged` and `primaryActionTriggered`, whatever `sendAction(on:)`
    /// set. The mouse and fingers send the events of tracking; all together send one beginning and one end. The same
    /// target and action are added once, for the events of all calls.
    open override func addTarget(_ target: Any?, action: Selector, for controlEvents: NSControl.Events) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll { $0.events == 0 || $0.target == nil && !$0.usesResponderChain }
        for entry in targets where entry.target === target && entry.action == action {
            entry.events |= controlEvents.rawValue
            return
        }
        targets.append(ControlTarget(target, action, controlEvents.rawValue))
    }

    /// Removes a target, or all if it's `nil`, and an action, or all if it's `nil`, from events.
    open override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: NSControl.Events) {
        let target = target.map { $0 as AnyObject }
        for entry in targets where target == nil || entry.target === target {
            if action == nil || entry.action == action { entry.events &= ~controlEvents.rawValue }
        }
    }
    #endif

    /// Sends the action of each target that was added for any of the events, in the order of addition.
    final func sendActions(for events: UInt) {
        for entry in targets where entry.events & events != 0 {
            let target = entry.target
            guard target != nil || entry.usesResponderChain else { continue }
            let parameterCount = NSStringFromSelector(entry.action).components(separatedBy: ":").count - 1
            // `sendAction(_:to:)` passes only the sender, but an action with two parameters also gets the event.
            if parameterCount <= 1 {
                sendAction(entry.action, to: target)
            } else if let receiver = (target ?? NSApp.target(forAction: entry.action)) as? any NSObjectProtocol,
                receiver.responds(to: entry.action)
            {
                _ = receiver.perform(entry.action, with: self, with: currentEvent ?? NSApp.currentEvent)
            }
        }
    }

    // MARK: Focus

    /// The view that gets the focus after the last thumb. From the previous view, the focus moves to the first thumb.
    open override var nextKeyView: NSView? {
        get { super.nextKeyView }
        set {
            followingKeyView = newValue
            if let lastKeyView { lastKeyView.nextKeyView = newValue } else { super.nextKeyView = newValue }
        }
    }

    /// Lets views in the control get the focus, in this order, instead of the control.
    final func linkKeyViews(_ views: [NSView]) {
        super.nextKeyView = views.first ?? followingKeyView
        for (view, next) in zip(views, views.dropFirst()) { view.nextKeyView = next }
        views.last?.nextKeyView = followingKeyView
        lastKeyView = views.last
    }

    // MARK: Environment

    /// Called when the window, the appearance, or a setting of the system changed.
    package func environmentDidChange() {}

    /// Updates what depends on the window.
    open override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        observers.observe(window)
        environmentDidChange()
    }

    /// Updates what depends on the screen.
    open override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        environmentDidChange()
    }

    /// Updates what depends on the appearance.
    open override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        environmentDidChange()
    }

    /// Changing the layout direction mirrors a straight slider.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        didSet { if userInterfaceLayoutDirection != oldValue { needsLayout = true } }
    }

    /// Requests a layout for the new size.
    open override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        needsLayout = true
    }

    // MARK: Mouse

    /// Always `true`: the y-axis points down.
    open override var isFlipped: Bool { true }

    /// Returns `true`: the click that activates a window also presses.
    open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

    /// Always `false`: a drag doesn't move a window that people can drag by its background.
    open override var mouseDownCanMoveWindow: Bool { false }
}

/// Raw values of `NSControl.Events`, which only the SDK of macOS 27 declares.
enum ControlEvent {
    static let trackingBegan: UInt = 1 << 0, trackingBeganRepeatedly: UInt = 1 << 1
    static let trackingInside: UInt = 1 << 2, trackingOutside: UInt = 1 << 3
    static let trackingEntered: UInt = 1 << 4, trackingExited: UInt = 1 << 5
    static let trackingEndedInside: UInt = 1 << 6, trackingEndedOutside: UInt = 1 << 7, trackingCancelled: UInt = 1 << 8
    /// Both `valueChanged` and `primaryActionTriggered`.
    static let valueChanged: UInt = 1 << 12 | 1 << 13
}

/// A target and its action for some events. `NSControl` also stores them, but has no method that sends the actions.
final class ControlTarget {
    weak var target: AnyObject?
    /// Whether the action was added without a target, and is sent along the responder chain.
    let usesResponderChain: Bool
    let action: Selector
    var events: UInt

    init(_ target: AnyObject?, _ action: Selector, _ events: UInt) {
        (self.target, usesResponderChain, self.action, self.events) = (target, target == nil, action, events)
    }
}

extension BaseSliderControl {
    /// The view class of the toolkit.
    public typealias PlatformView = NSView
    /// The color class of the toolkit.
    public typealias PlatformColor = NSColor
    /// The image class of the toolkit.
    public typealias PlatformImage = NSImage
    /// The states of a control that can have images.
    public typealias PlatformImageState = SliderImageState
    /// The font class of the toolkit.
    public typealias PlatformFont = NSFont
    package typealias PlatformSymbolWeight = NSFont.Weight
    typealias PlatformFontDescriptor = NSFontDescriptor
    typealias PlatformAccessibilityAction = NSAccessibilityCustomAction
}
#endif
