#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import CoreText
import QuartzCore
import SlidersCore

/// A field in which a value is typed.
struct SliderField {
    /// Where it is, on the canvas.
    let area: CGRect
    /// The text that it begins with.
    let text: String
    /// Whether the text is selected.
    let isSelected: Bool
    /// The font of the read-out in the style, which the control knows in the user's text size.
    let font: SliderTextFont?
    /// The color of the read-out; `nil` if it has more than one.
    let color: CGColor?
}

/// Typing the value of a single thumb at its read-out.
extension SliderControl {
    /// Whether a press at a point of the canvas begins typing when it ends.
    func canType(at point: CGPoint) -> Bool {
        guard isReadoutEditable, !isReadOnly, slider.count == 1, !slider.isDisabled(thumb: 0), let area = readoutArea
        else { return false }
        return area.contains(point)
    }

    private var readout: SliderElement? { drawing.elements.last { $0.part == .readout } }

    /// The rectangle of the read-out's text on the canvas, at least 44 points wide and high; `nil` without a read-out.
    private var readoutArea: CGRect? {
        guard case .anchor(let center)? = readout?.figure, let text = measure(readoutText, .readout, .readout, nil)
        else { return nil }
        let size = CGSize(width: max(44, text.size.width), height: max(44, text.size.height))
        return CGRect(
            x: CGFloat(center.x) - size.width / 2, y: CGFloat(center.y) - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The read-out's rectangle, if a value can be typed there now.
    private var typingArea: CGRect? {
        readoutArea.flatMap { canType(at: CGPoint(x: $0.midX, y: $0.midY)) ? $0 : nil }
    }

    /// Shows the field. Returns whether a value can be typed now.
    ///
    /// - Parameter text: the text that the field begins with; `nil` is the value, selected.
    @discardableResult
    func beginTyping(_ text: String? = nil) -> Bool {
        guard !isTyping, let area = typingArea else { return false }
        isTyping = true
        var shown: CGColor?
        if let readout, case .color(let color)? = layers.appearance.style.coats(of: readout).last?.paint.fill {
            shown = .make(color)
        }
        setNeedsLayout()
        showField(
            SliderField(
                area: area, text: text ?? number(slider.value(of: 0)), isSelected: text == nil,
                font: styleFont(of: .readout, in: layers.appearance.style), color: shown))
        return true
    }

    /// Shows the field with the characters of a key, if a number can begin with them. Returns whether it does.
    func beginTyping(with characters: String) -> Bool {
        !characters.isEmpty && characters.allSatisfy { $0.isNumber || "-+.,".contains($0) } && beginTyping(characters)
    }

    /// Ends typing, and takes the value of the text; `nil`, and a text that is no number, leave the value as it was.
    func endTyping(_ text: String?) {
        guard isTyping else { return }
        isTyping = false
        removeField()
        setNeedsLayout()
        if let value = text.flatMap({ value(ofText: $0) }) { handle(.type(value, thumb: 0)) }
    }

    /// Gives a thumb a typed value: clamped and snapped to what the thumb can take now, and reported with the reason
    /// `key`. A value that is not finite and a thumb that is not there change nothing.
    public func enter(_ value: Double, for thumb: Int) { handle(.type(value, thumb: thumb)) }

    /// The value of a text; `nil` if it is none.
    func value(ofText text: String) -> Double? {
        texts.parser?(text) ?? LocalizedText.value(of: text, in: texts.locale)
    }

    /// Ends typing and leaves the value as it was.
    func cancelTyping() { endTyping(nil) }

    /// Moves the field with the read-out, and ends typing if nothing can be typed any more.
    func updateTyping() {
        guard isTyping else { return }
        guard let area = typingArea else { return cancelTyping() }
        if let readoutField, readoutField.frame != area { readoutField.frame = area }
    }
}
#endif
