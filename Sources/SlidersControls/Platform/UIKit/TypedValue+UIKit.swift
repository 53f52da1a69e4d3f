#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// The field in which the value of a thumb is typed. A field beside a thumb or over it has a box.
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

    private func end(with text: String?) { control?.endTyping(text, in: self) }
}

/// Keeps the field in which a value is typed.
extension BaseSliderControl {
    /// Shows the field and gives it the keyboard.
    func showField(_ field: SliderField) {
        let view = ValueField(field, of: self)
        canvas.addSubview(view)
        valueField = view
        invalidateElements()
        view.becomeFirstResponder()
        if field.isSelected { view.selectAll(nil) }
    }

    /// Removes a field, gives the keyboard back to the thumb or to the one that a change made of it, and moves the
    /// cursor of assistive technology there.
    func remove(_ field: ValueField, of thumb: Int, after change: SliderState.Change?) {
        if valueField === field { valueField = nil }
        let hadFocus = field.isFirstResponder
        field.removeFromSuperview()
        invalidateElements()
        guard thumbViews.indices.contains(thumb) else { return }
        if hadFocus, thumbViews[thumb].isFocused { thumbViews[thumb].becomeFirstResponder() }
        let next = change.flatMap { moveFocus(for: $0, from: thumbViews[thumb]) } ?? thumbViews[thumb]
        guard hadFocus else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: element(of: next.coordinate))
    }

    /// Lets assistive technology speak a text.
    func announce(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }
}
#endif
