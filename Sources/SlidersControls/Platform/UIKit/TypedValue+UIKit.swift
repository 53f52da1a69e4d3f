#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

/// The field in which the value of a thumb is typed. A field beside a thumb or over it has a box.
@MainActor
final class ValueField: UITextField {
    private weak var control: BaseSliderControl?

    init(_ field: SliderField, of control: BaseSliderControl) {
        self.control = control
        super.init(frame: field.area)
        font = field.font
        if field.hasBox {
            (borderStyle, backgroundColor) = (.roundedRect, .systemBackground)
        } else if let color = field.color {
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

    /// Removes the field, and gives the keyboard back to the thumb.
    func removeField(of thumb: Int) {
        guard let field = valueField else { return }
        valueField = nil
        let hadFocus = field.isFirstResponder
        field.removeFromSuperview()
        invalidateElements()
        if hadFocus, thumb < thumbViews.count, thumbViews[thumb].isFocused { thumbViews[thumb].becomeFirstResponder() }
    }
}
#endif
