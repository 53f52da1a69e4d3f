@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nscontrol, …/nscontrol/controlsize-swift.enum,
// …/nscontrol/sendaction(on:), …/nscontrol/events, …/nscontrol/addtarget(_:action:for:), NSControl.h of SDK 27,
// …/nscontroltexteditingdelegate; madsmtm/objc2 `objc2-app-kit` NSControl.rs; Kentzo/ShortcutRecorder, a control
// without a cell.

/// A control without a cell, which keeps only its target, its action and whether it is enabled.
@MainActor
open class NSControl: NSView {
    public enum ControlSize: UInt, Sendable {
        case regular, small, mini
        @available(macOS 11, *) case large
        @available(macOS 26, *) case extraLarge
    }

    public struct Events: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let trackingBegan = Self(rawValue: 1 << 0), trackingInside = Self(rawValue: 1 << 2)
        @available(macOS 27, *) public static let trackingRepeated = Self(rawValue: 1 << 1)
        public static let trackingOutside = Self(rawValue: 1 << 3), trackingEntered = Self(rawValue: 1 << 4)
        public static let trackingExited = Self(rawValue: 1 << 5), trackingEndedInside = Self(rawValue: 1 << 6)
        public static let trackingEndedOutside = Self(rawValue: 1 << 7), trackingCancelled = Self(rawValue: 1 << 8)
        @available(macOS 27, *) public static let valueChanged = Self(rawValue: 1 << 12)
        @available(macOS 27, *) public static let primaryActionTriggered = Self(rawValue: 1 << 13)
        // swift-format-ignore: DontRepeatTypeInStaticProperties
        public static let allTrackingEvents = Self(rawValue: 0xFFF), allEvents = Self(rawValue: 0xFFFF_FFFF)
    }
    /// Keeps what only AppKit's own tracking sends.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: NSControl.Events) {}
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: NSControl.Events) {}

    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var target: AnyObject?
    open var action: Selector?
    /// False until it is set.
    open var isEnabled: Bool {
        get { isOn }
        set { isOn = newValue }
    }
    private var isOn = false

    // What a cell would keep: the getters answer nothing, and setters are lost.
    open var isContinuous: Bool {
        get { false }
        set {}
    }
    open var controlSize: NSControl.ControlSize {
        get { .regular }
        set {}
    }
    open var doubleValue: Double {
        get { 0 }
        set {}
    }
    open var floatValue: Float {
        get { 0 }
        set {}
    }
    open var integerValue: Int {
        get { 0 }
        set {}
    }
    open var intValue: Int32 {
        get { 0 }
        set {}
    }
    open var stringValue: String {
        get { "" }
        set {}
    }
    open var objectValue: Any? {
        get { nil }
        set {}
    }
    open override var tag: Int {
        get { 0 }
        set {}
    }
    open var font: NSFont? {
        get { nil }
        set {}
    }
    open var refusesFirstResponder: Bool {
        get { false }
        set {}
    }
    @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
    @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        action.map { NSApplication.shared.sendAction($0, to: target, from: self) } ?? false
    }
    open func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }
    open func sizeToFit() { setFrameSize(sizeThatFits(bounds.size)) }

    open override func mouseDown(with event: NSEvent) {
        LayerLog.fault("NSControl tracks its cell: a control without one does not call super.")
    }
    /// The cell would answer.
    nonisolated open override func accessibilityHitTest(_ point: NSPoint) -> Any? { nil }
}
