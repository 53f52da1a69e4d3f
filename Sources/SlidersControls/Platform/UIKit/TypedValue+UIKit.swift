#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// The text field in which a person types the value of a thumb. It has a border, except in the position of a readout.
@MainActor
final class ValueField: UITextField {
    private weak var control: BaseSliderControl?

    init(_ field: SliderField, of control: BaseSliderControl) {
        self.control = control
        super.init(frame: field.geometry.area)
        font = field.font
        if !field.geometry.isReadout {
            (borderStyle, backgroundColor) = (.roundedRect, .systemBackground)
        } else if let color = field.geometry.color {
            textColor = UIColor(cgColor: color)
        }
        textAlignment = .center
        adjustsFontSizeToFitWidth = true
        keyboardType = .numbersAndPunctuation
        returnKeyType = .done
        text = field.text
        accessibilityLabel = field.name
        addAction(UIAction { [weak self] _ in self?.end(with: self?.text) }, for: .editingDidEndOnExit)
        addAction(UIAction { [weak self] _ in self?.end(with: nil) }, for: .editingDidEnd)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        end(with: nil)
    }

    /// Ends typing with a text; `nil` discards what was typed.
    private func end(with text: String?) { control?.endTyping(text, in: self) }
}

/// The text field in which a person types a value.
extension BaseSliderControl {
    /// Shows a text field and gives it the keyboard focus.
    func showField(_ field: SliderField) {
        let view = ValueField(field, of: self)
        canvas.addSubview(view)
        valueField = view
        invalidateElements()
        view.becomeFirstResponder()
        if field.isSelected { view.selectAll(nil) }
    }

    /// Removes the text field of a thumb, and returns the focus and the cursor of assistive technology to the thumb, at
    /// the index that a change moved it to.
    func remove(_ field: ValueField, of thumb: Int, after change: SliderState.Change?) {
        if valueField === field { valueField = nil }
        let hadFocus = field.isFirstResponder
        field.removeFromSuperview()
        invalidateElements()
        guard thumbViews.indices.contains(thumb) else { return }
        if hadFocus, thumbViews[thumb].isFocused { thumbViews[thumb].becomeFirstResponder() }
        let thumbView = change.flatMap { moveFocus(for: $0, from: thumbViews[thumb]) } ?? thumbViews[thumb]
        guard hadFocus else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: element(of: thumbView.coordinate))
    }

    /// Asks assistive technology to speak a text.
    ///
    /// - Parameter waits: whether it first finishes what it's speaking.
    func announce(_ text: String, waits: Bool = false) {
        guard waits else { return UIAccessibility.post(notification: .announcement, argument: text) }
        let announcement = NSMutableAttributedString(string: text)
        let range = NSRange(location: 0, length: announcement.length)
        if #available(iOS 17, visionOS 1, *) {
            let priority = UIAccessibilityPriority.low.rawValue
            announcement.addAttribute(.accessibilitySpeechAnnouncementPriority, value: priority, range: range)
        } else {
            #if !os(visionOS)
            announcement.addAttribute(.accessibilitySpeechQueueAnnouncement, value: true, range: range)
            #endif
        }
        UIAccessibility.post(notification: .announcement, argument: announcement)
    }
}
#endif
