#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// The field in which the value of a thumb is typed. A field beside a thumb or over it has a box.
@MainActor
final class ValueField: NSTextField, NSTextFieldDelegate {
    private weak var control: BaseSliderControl?

    init(_ field: SliderField, of control: BaseSliderControl) {
        self.control = control
        super.init(frame: field.geometry.area)
        font = field.font
        alignment = .center
        (isBordered, isBezeled, drawsBackground) = (false, !field.geometry.isReadout, !field.geometry.isReadout)
        if field.geometry.isReadout, let color = field.geometry.color { textColor = NSColor(cgColor: color) }
        stringValue = field.text
        delegate = self
        setAccessibilityLabel(field.name)
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

    private func end(with text: String?) { control?.endTyping(text, in: self) }
}

/// Keeps the field in which a value is typed.
extension BaseSliderControl {
    /// Shows the field and gives it the keyboard.
    func showField(_ field: SliderField) {
        let view = ValueField(field, of: self)
        thumbPane.addSubview(view)
        valueField = view
        view.selectText(nil)
        guard !field.isSelected else { return }
        view.currentEditor()?.selectedRange = NSRange(location: field.text.utf16.count, length: 0)
    }

    /// Removes a field, and gives the keyboard back to the thumb or to the one that a change made of it.
    func remove(_ field: ValueField, of thumb: Int, after change: SliderState.Change?) {
        if valueField === field { valueField = nil }
        let hadFocus = field.isAccessibilityFocused() || field.currentEditor() != nil
        field.removeFromSuperview()
        guard thumbViews.indices.contains(thumb) else { return }
        if hadFocus, thumbViews[thumb].canBecomeKeyView { focus(thumbViews[thumb]) }
        if let change { moveFocus(for: change, from: thumbViews[thumb]) }
    }

    /// Lets assistive technology speak a text.
    func announce(_ text: String) {
        NSAccessibility.post(
            element: window as Any, notification: .announcementRequested,
            userInfo: [.announcement: text, .priority: NSAccessibilityPriorityLevel.high.rawValue])
    }
}
#endif
