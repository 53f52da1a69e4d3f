// Checked against: developer.apple.com/documentation/uikit/uitextfield, …/uitextfield/borderstyle-swift.property,
// …/uitextinputtraits, …/nstextalignment, …/uikeyboardtype, …/uireturnkeytype, …/uiresponderstandardeditactions;
// madsmtm/objc2 `objc2-ui-kit` UITextField.rs, UITextInputTraits.rs.

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad }
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done
}

@MainActor
open class UITextField: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // UIAccessibility.h: `default on UIKit controls == YES`.
    open override var isAccessibilityElement: Bool {
        get { ownElement ?? true }
        set { ownElement = newValue }
    }
    private var ownElement: Bool?

    open var text: String? = "" { didSet { if text == nil { text = "" } } }
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var adjustsFontSizeToFitWidth = false
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    open var borderStyle = BorderStyle.none
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default

    /// Whether touches hit the field editor instead of the field. A field has views of its own, which differ by version
    /// and are nobody's business.
    @_spi(Double) public static var touchesHitFieldEditor = false
    private var editor: UIView?

    open override func layoutSubviews() {
        super.layoutSubviews()
        editor?.frame = bounds
    }

    open override var canBecomeFirstResponder: Bool { true }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        if editor == nil {
            let editor = UIView(frame: bounds)
            editor.isUserInteractionEnabled = Self.touchesHitFieldEditor
            addSubview(editor)
            self.editor = editor
        }
        sendActions(for: .editingDidBegin)
        return true
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, super.resignFirstResponder() else { return false }
        editor?.removeFromSuperview()
        editor = nil
        sendActions(for: .editingDidEnd)
        return true
    }
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { resignFirstResponder() }
    }
    open func selectAll(_ sender: Any?) { isAllSelected = true }
    private var isAllSelected = false

    /// Types a text, which replaces what is selected.
    @_spi(Double) public func type(_ typed: String) {
        text = isAllSelected ? typed : (text ?? "") + typed
        isAllSelected = false
        sendActions(for: .editingChanged)
    }

    /// Presses Return, which ends editing if an action is set for that.
    @_spi(Double) public func pressReturn() {
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
    }
}
