#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// The text field in which a person types the value of a thumb. It has a bezel, except in the position of a readout.
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

    /// Ends typing with Return, which accepts the text, or with Escape, which discards it.
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        switch commandSelector {
        case NSSelectorFromString("insertNewline:"): end(with: stringValue)
        case NSSelectorFromString("cancelOperation:"): end(with: nil)
        default: return false
        }
        return true
    }

    func controlTextDidEndEditing(_ obj: Notification) { end(with: nil) }

    /// Ends typing with a text; `nil` discards what was typed.
    private func end(with text: String?) { control?.endTyping(text, in: self) }
}

/// The text field in which a person types a value.
extension BaseSliderControl {
    /// Shows a text field and gives it the keyboard focus.
    func showField(_ field: SliderField) {
        let view = ValueField(field, of: self)
        thumbPane.addSubview(view)
        valueField = view
        view.selectText(nil)
        guard !field.isSelected else { return }
        // A person began by typing a character, and continues after it.
        view.currentEditor()?.selectedRange = NSRange(location: field.text.utf16.count, length: 0)
    }

    /// Removes the text field of a thumb, and returns the focus to the thumb, at the index that a change moved it to.
    func remove(_ field: ValueField, of thumb: Int, after change: SliderState.Change?) {
        if valueField === field { valueField = nil }
        let hadFocus = field.isAccessibilityFocused() || field.currentEditor() != nil
        field.removeFromSuperview()
        guard thumbViews.indices.contains(thumb) else { return }
        if hadFocus, thumbViews[thumb].canBecomeKeyView { focus(thumbViews[thumb]) }
        if let change { moveFocus(for: change, from: thumbViews[thumb]) }
    }

    /// Asks assistive technology to speak a text.
    ///
    /// - Parameter waits: whether it first finishes what it's speaking.
    func announce(_ text: String, waits: Bool = false) {
        let priority = waits ? NSAccessibilityPriorityLevel.low : .high
        NSAccessibility.post(
            element: window as Any, notification: .announcementRequested,
            userInfo: [.announcement: text, .priority: priority.rawValue])
    }
}
#endif
