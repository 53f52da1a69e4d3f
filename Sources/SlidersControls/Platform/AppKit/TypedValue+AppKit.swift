#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore

/// The field over the read-out of a circular slider, in which a value is typed.
@MainActor
final class ReadoutField: NSTextField, NSTextFieldDelegate {
    private weak var control: SliderControl?

    init(_ field: SliderField, of control: SliderControl) {
        self.control = control
        super.init(frame: field.area)
        font = control.platformFont(of: .readout, field.font)
        if let color = field.color { textColor = NSColor(cgColor: color) }
        alignment = .center
        (isBordered, isBezeled, drawsBackground) = (false, false, false)
        stringValue = field.text
        delegate = self
        setAccessibilityLabel(control.thumbName(0))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes the value with Return, and leaves it with Escape.
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        switch commandSelector {
        case NSSelectorFromString("insertNewline:"): end(with: stringValue)
        case NSSelectorFromString("cancelOperation:"): end(with: nil)
        default: return false
        }
        return true
    }

    func controlTextDidEndEditing(_ obj: Notification) { end(with: nil) }

    private func end(with text: String?) {
        // A field that was taken away before ends nothing.
        guard let control, control.readoutField === self else { return }
        control.endTyping(text)
    }
}

/// Keeps the field in which a value is typed.
extension SliderControl {
    /// Shows the field and gives it the keyboard.
    func showField(_ field: SliderField) {
        let view = ReadoutField(field, of: self)
        thumbPane.addSubview(view)
        readoutField = view
        view.selectText(nil)
        guard !field.isSelected else { return }
        view.currentEditor()?.selectedRange = NSRange(location: field.text.utf16.count, length: 0)
    }

    /// Takes the field away, and gives the keyboard back to the thumb.
    func removeField() {
        guard let field = readoutField else { return }
        readoutField = nil
        let hadFocus = field.isAccessibilityFocused() || field.currentEditor() != nil
        field.removeFromSuperview()
        if hadFocus, let thumb = thumbViews.first, thumb.canBecomeKeyView { focus(thumb) }
    }
}
#endif
