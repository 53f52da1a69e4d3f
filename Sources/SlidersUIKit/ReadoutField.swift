#if canImport(UIKit)
import SlidersLayers
import UIKit

/// Where a value is typed, over the read-out of a round slider.
@MainActor
final class ReadoutField: UITextField {
    /// Hears once what was typed, or `nil` where it was left with Escape or for something else.
    var finish: ((String?) -> Void)?

    func watch() {
        addAction(UIAction { [weak self] _ in self?.end(with: self?.text) }, for: .editingDidEndOnExit)
        addAction(UIAction { [weak self] _ in self?.end(with: nil) }, for: .editingDidEnd)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else { return super.pressesBegan(presses, with: event) }
        end(with: nil)
    }

    func end(with text: String?) {
        let finish = finish
        self.finish = nil
        finish?(text)
    }
}

/// The value of a single thumb, typed where it is read.
extension SliderControl {
    /// A typed text as a value; `nil` reads numbers as people write them in the user's language.
    public var readoutParser: ((String) -> Double?)? {
        get { texts.parser }
        set { texts.parser = newValue }
    }

    /// Whether typing begins at a point, when a touch there ends where it began.
    func types(at point: CGPoint) -> Bool {
        guard isReadoutEditable, slider.count == 1, !slider.isDisabled(0), let area = readoutArea else { return false }
        return area.contains(point)
    }

    /// The place of the read-out's text.
    private var readoutArea: CGRect? {
        guard case .anchor(let center)? = drawing.elements.last(where: { $0.part == .readout })?.figure else { return nil }
        let font = texts.font(.readout) ?? font(of: .readout)
        let width = NSString(string: readoutText).size(withAttributes: [.font: font]).width
        let size = CGSize(width: max(44, width), height: max(44, font.lineHeight))
        return CGRect(x: CGFloat(center.x) - size.width / 2, y: CGFloat(center.y) - size.height / 2, width: size.width, height: size.height)
    }

    /// Lets the value be typed; returns whether it can be.
    ///
    /// - Parameter text: what is typed already; `nil` is the value, selected.
    @discardableResult
    func beginTyping(_ text: String? = nil) -> Bool {
        guard readoutField == nil, let area = readoutArea, types(at: CGPoint(x: area.midX, y: area.midY)) else { return false }
        let field = ReadoutField(frame: area), value = slider.value(of: 0)
        field.font = texts.font(.readout) ?? font(of: .readout)
        if case .color(let color)? = look.style.coats(of: drawing.elements[drawing.elements.count - 1]).last?.paint.fill {
            field.textColor = UIColor(cgColor: .make(color))
        }
        (field.textAlignment, field.adjustsFontSizeToFitWidth) = (.center, true)
        (field.keyboardType, field.returnKeyType) = (.numbersAndPunctuation, .done)
        field.text = text ?? SliderTexts.plain(value)
        field.accessibilityLabel = thumbName(0)
        field.watch()
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
        if let value = text.flatMap({ readoutParser?($0) ?? SliderTexts.value(of: $0) }) { enter(value, for: 0) }
    }

    /// Cancels drags and leaves what was typed.
    func leave() {
        cancelTouches()
        cancelTyping()
    }

    /// Keeps what is typed at its place, and leaves it where nothing can be typed any more.
    func keepTyping() {
        guard let field = readoutField else { return }
        guard let area = readoutArea, types(at: CGPoint(x: area.midX, y: area.midY)) else { return cancelTyping() }
        if field.frame != area { field.frame = area }
    }

    /// Leaves what was typed, for a touch or a new look.
    func cancelTyping() { readoutField?.end(with: nil) }
}
#endif
