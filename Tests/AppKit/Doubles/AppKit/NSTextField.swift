// Checked against: developer.apple.com/documentation/appkit/nstextfield, …/nstextfielddelegate,
// …/nscontroltexteditingdelegate, …/nstextview, …/nstextalignment; madsmtm/objc2 `objc2-app-kit` NSTextField.rs.

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor
open class NSTextView: NSView {}

/// The requirements are optional in Objective-C, where a method of a slightly different name is never called. The
/// double asks for those that the host has, so that the compiler compares them.
@MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func controlTextDidEndEditing(_ obj: Notification)
}

@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A field has a cell, so that it keeps what a control without one does not.
@MainActor
open class NSTextField: NSControl {
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        isEnabled = true
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var text = ""
    private var ownFont: NSFont?
    open override var stringValue: String {
        get { text }
        set { text = newValue }
    }
    open override var font: NSFont? {
        get { ownFont }
        set { ownFont = newValue }
    }
    open var textColor: NSColor? = .controlTextColor
    open var alignment = NSTextAlignment.left
    open var isBordered = false, isBezeled = true, drawsBackground = true
    open weak var delegate: (any NSTextFieldDelegate)?
    private var isAllSelected = false, isEdited = false

    open override var acceptsFirstResponder: Bool { true }
    open override func becomeFirstResponder() -> Bool {
        isEdited = true
        return true
    }
    /// Begins editing with all of the text selected.
    open func selectText(_ sender: Any?) {
        _ = window?.makeFirstResponder(self)
        isAllSelected = true
    }
    /// The editor of the field while it is edited.
    open func currentEditor() -> NSText? { isEdited ? NSText(of: self) : nil }
    open override func resignFirstResponder() -> Bool {
        if isEdited {
            isEdited = false
            delegate?.controlTextDidEndEditing(Notification(name: .init("NSControlTextDidEndEditing"), object: self))
        }
        return true
    }

    /// Types a text, which replaces what is selected.
    @_spi(Double) public func type(_ typed: String) {
        text = isAllSelected ? typed : text + typed
        isAllSelected = false
    }
    /// Strikes a key that means the command of a name; Return ends editing unless the delegate takes it.
    @_spi(Double) public func pressKey(_ name: String) {
        let command = NSSelectorFromString(name)
        if delegate?.control(self, textView: NSTextView(), doCommandBy: command) == true { return }
        if name == "insertNewline:" { _ = window?.makeFirstResponder(nil) }
    }
    func select(_ range: NSRange) { isAllSelected = range.length == text.utf16.count && range.length > 0 }
}

// Checked against: developer.apple.com/documentation/appkit/nstext.
@MainActor
open class NSText: NSView {
    private weak var field: NSTextField?
    init(of field: NSTextField) {
        self.field = field
        super.init(frame: field.bounds)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var selectedRange: NSRange {
        get { NSRange(location: 0, length: 0) }
        set { field?.select(newValue) }
    }
}
