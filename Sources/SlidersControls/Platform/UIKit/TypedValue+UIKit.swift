#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

/// The field over the read-out of a circular slider, in which a value is typed.
@MainActor
final class ReadoutField: UITextField {
    private weak var control: SliderControl?

    init(_ field: SliderField, of control: SliderControl) {
        self.control = control
        super.init(frame: field.area)
        font = control.platformFont(of: .readout, field.font)
        if let color = field.color { textColor = UIColor(cgColor: color) }
        textAlignment = .center
        adjustsFontSizeToFitWidth = true
        keyboardType = .numbersAndPunctuation
        returnKeyType = .done
        text = field.text
        accessibilityLabel = control.thumbName(0)
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
        canvas.addSubview(view)
        readoutField = view
        accessibilityElements = thumbViews + [view]
        view.becomeFirstResponder()
        if field.isSelected { view.selectAll(nil) }
    }

    /// Takes the field away.
    func removeField() {
        guard let field = readoutField else { return }
        readoutField = nil
        let hadFocus = field.isFirstResponder
        field.removeFromSuperview()
        accessibilityElements = thumbViews
        if hadFocus, thumbViews.first?.isFocused == true { thumbViews.first?.becomeFirstResponder() }
    }
}
#endif
