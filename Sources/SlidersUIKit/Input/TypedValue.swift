#if canImport(UIKit)
import SlidersCore
import SlidersLayers
import UIKit

/// The field over the read-out of a round slider, in which a value is typed.
@MainActor
final class ReadoutField: UITextField {
    /// Called once: with the text that Return takes, or with `nil` if typing was left.
    var finish: ((String?) -> Void)?

    /// Ends typing with Return, and when the field is left.
    func observeEditing() {
        addAction(UIAction { [weak self] _ in self?.end(with: self?.text) }, for: .editingDidEndOnExit)
        addAction(UIAction { [weak self] _ in self?.end(with: nil) }, for: .editingDidEnd)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        end(with: nil)
    }

    func end(with text: String?) {
        let finish = finish
        self.finish = nil
        finish?(text)
    }
}

/// Typing the value of a single thumb at its read-out.
extension SliderControl {
    /// Makes a value of a typed text, or `nil` of one that is none; `nil` reads numbers in the user's language.
    public var readoutParser: ((String) -> Double?)? {
        get { texts.parser }
        set { texts.parser = newValue }
    }

    /// Whether a tap at a point of the canvas begins typing.
    func canType(at point: CGPoint) -> Bool {
        guard isReadoutEditable, slider.count == 1, !slider.isDisabled(0), let area = readoutArea else { return false }
        return area.contains(point)
    }

    private var readout: Element? { drawing.elements.last { $0.part == .readout } }

    /// The rectangle of the read-out's text in the canvas, at least 44 points wide and high; `nil` without a read-out.
    private var readoutArea: CGRect? {
        guard case .anchor(let center)? = readout?.figure else { return nil }
        let font = texts.font(.readout) ?? font(of: .readout)
        let width = NSString(string: readoutText).size(withAttributes: [.font: font]).width
        let size = CGSize(width: max(44, width), height: max(44, font.lineHeight))
        return CGRect(
            x: CGFloat(center.x) - size.width / 2, y: CGFloat(center.y) - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Shows the field. Returns whether a value can be typed now.
    ///
    /// - Parameter text: the text that the field begins with; `nil` is the value, selected.
    @discardableResult
    func beginTyping(_ text: String? = nil) -> Bool {
        guard readoutField == nil, let area = readoutArea, canType(at: CGPoint(x: area.midX, y: area.midY)) else {
            return false
        }
        let field = ReadoutField(frame: area)
        field.font = texts.font(.readout) ?? font(of: .readout)
        if let readout, case .color(let color)? = layers.appearance.style.coats(of: readout).last?.paint.fill {
            field.textColor = UIColor(cgColor: .make(color))
        }
        field.textAlignment = .center
        field.adjustsFontSizeToFitWidth = true
        field.keyboardType = .numbersAndPunctuation
        field.returnKeyType = .done
        field.text = text ?? LocalizedText.number(slider.value(of: 0))
        field.accessibilityLabel = thumbName(0)
        field.observeEditing()
        field.finish = { [weak self] text in self?.endTyping(text) }
        canvas.addSubview(field)
        readoutField = field
        accessibilityElements = thumbViews + [field]
        setNeedsLayout()
        field.becomeFirstResponder()
        if text == nil { field.selectAll(nil) }
        return true
    }

    private func endTyping(_ text: String?) {
        guard let field = readoutField else { return }
        readoutField = nil
        let hadFocus = field.isFirstResponder
        field.removeFromSuperview()
        accessibilityElements = thumbViews
        setNeedsLayout()
        if hadFocus, thumbViews.first?.isFocused == true { thumbViews.first?.becomeFirstResponder() }
        if let value = text.flatMap({ readoutParser?($0) ?? LocalizedText.value(of: $0) }) { enter(value, for: 0) }
    }

    /// Moves the field with the read-out, and ends typing if nothing can be typed any more.
    func updateTyping() {
        guard let field = readoutField else { return }
        guard let area = readoutArea, canType(at: CGPoint(x: area.midX, y: area.midY)) else { return cancelTyping() }
        if field.frame != area { field.frame = area }
    }

    /// Ends typing and leaves the value as it was.
    func cancelTyping() { readoutField?.end(with: nil) }
}
#endif
