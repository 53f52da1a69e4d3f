#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// A control that keeps by itself what the cell of other controls keeps for them.
@MainActor
open class CelllessControl: NSControl {
    /// The events of the mouse that send the action.
    private(set) var actionMask: NSEvent.EventTypeMask = [.leftMouseDown, .leftMouseDragged, .leftMouseUp, .periodic]
    private var ownSize = ControlSize.regular
    private var ownTag = 0
    private var refusesFocus = false

    /// Makes a control.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Makes a control from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The value of the control.
    var keptValue: Double {
        get { 0 }
        set {}
    }
    /// The value as a text.
    var keptText: String {
        get { "" }
        set {}
    }
    /// Another size was set.
    func controlSizeDidChange(from size: ControlSize) {}

    // MARK: Action

    /// Sets which events of the mouse send the action: all of those of a press, a drag and a release by default. Keys,
    /// the wheel and assistive technology always send it. Returns the events before.
    @discardableResult
    open override func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
        defer { actionMask = mask }
        return Int(truncatingIfNeeded: actionMask.rawValue)
    }

    /// Whether an event of the mouse sends the action.
    func sendsAction(in event: NSEvent) -> Bool {
        actionMask.contains(NSEvent.EventTypeMask(rawValue: 1 << UInt64(event.type.rawValue)))
    }

    // MARK: Value

    /// The value of the first thumb.
    open override var doubleValue: Double {
        get { keptValue }
        set { keptValue = newValue }
    }
    /// The value of the first thumb.
    open override var floatValue: Float {
        get { Float(keptValue) }
        set { keptValue = Double(newValue) }
    }
    /// The value of the first thumb, without its decimals.
    open override var integerValue: Int {
        get { Int(exactly: keptValue.rounded(.towardZero)) ?? 0 }
        set { keptValue = Double(newValue) }
    }
    /// The value of the first thumb, without its decimals.
    open override var intValue: Int32 {
        get { Int32(exactly: keptValue.rounded(.towardZero)) ?? 0 }
        set { keptValue = Double(newValue) }
    }
    /// The text of the first thumb's value. A text that is no number changes nothing.
    open override var stringValue: String {
        get { keptText }
        set { keptText = newValue }
    }
    /// The value of the first thumb as a number. Anything else changes nothing.
    open override var objectValue: Any? {
        get { NSNumber(value: keptValue) }
        set { if let value = newValue as? NSNumber { keptValue = value.doubleValue } }
    }

    // MARK: Others

    /// The size of the control. Setting it scales the present style, but for the measures that the app set, such as
    /// `thumbSize`.
    open override var controlSize: ControlSize {
        get { ownSize }
        set {
            guard newValue != ownSize else { return }
            let before = ownSize
            ownSize = newValue
            controlSizeDidChange(from: before)
        }
    }
    /// A number to find the control by. 0 by default.
    open override var tag: Int {
        get { ownTag }
        set { ownTag = newValue }
    }
    /// Whether no thumb takes the focus. `false` by default.
    open override var refusesFirstResponder: Bool {
        get { refusesFocus }
        set { refusesFocus = newValue }
    }
}
#endif
