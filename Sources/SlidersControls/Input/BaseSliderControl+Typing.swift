#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// A field in which the value of a thumb is typed.
struct SliderField {
    /// Where it is, on the canvas.
    let area: CGRect
    /// The text that it begins with.
    var text = ""
    /// Whether the text is selected.
    var isSelected = false
    /// Whether it has a box, as it stands beside a thumb or over it.
    let hasBox: Bool
    /// The font of its text.
    let font: BaseSliderControl.PlatformFont
    /// The color of the text that the field replaces; `nil` if it has more than one.
    let color: CGColor?
    /// The name of the thumb.
    let name: String
}

/// Typing the value of a thumb.
extension BaseSliderControl {
    /// Whether a field is shown in which a value is typed.
    var isTyping: Bool { typedThumb != nil }

    /// Whether the value of a thumb can be typed now.
    func canType(for thumb: Int) -> Bool {
        allowsTextEntry && !isReadOnly && thumb < thumbCount && !isDisabled(thumb: thumb)
    }

    /// Shows the field. Returns whether a value can be typed now.
    ///
    /// - Parameter text: the text that the field begins with; `nil` is the value, selected.
    @discardableResult
    func beginTyping(_ text: String? = nil, for thumb: Int) -> Bool {
        guard !isTyping, canType(for: thumb), var field = newField(for: thumb) else { return false }
        typedThumb = thumb
        setNeedsLayout()
        (field.text, field.isSelected) = (text ?? number(value(ofThumb: thumb)), text == nil)
        showField(field)
        return true
    }

    /// Shows the field with the characters of a key, if a number can begin with them. Returns whether it does.
    func beginTyping(with characters: String, for thumb: Int) -> Bool {
        !characters.isEmpty && characters.allSatisfy { $0.isNumber || "-+.,".contains($0) }
            && beginTyping(characters, for: thumb)
    }

    /// Ends typing, and takes the value of the text; `nil`, or a text that isn't a number, leaves the value as it was.
    func endTyping(_ text: String?) {
        guard let thumb = typedThumb else { return }
        typedThumb = nil
        removeField(of: thumb)
        setNeedsLayout()
        guard let value = text.flatMap({ value(ofText: $0) }) else { return }
        let change = handle(.type(value, thumb: thumb))
        if thumbViews.indices.contains(thumb) { moveFocus(for: change, from: thumbViews[thumb]) }
    }

    /// Ends typing in a field, unless the field was already removed.
    func endTyping(_ text: String?, in field: ValueField) { if field === valueField { endTyping(text) } }

    /// Ends typing and leaves the value as it was.
    func cancelTyping() { endTyping(nil) }

    /// Moves the field with what shows the value, and ends typing if nothing can be typed anymore.
    func updateTyping() {
        guard let thumb = typedThumb else { return }
        guard canType(for: thumb), let area = fieldArea(for: thumb) else { return cancelTyping() }
        if let valueField, valueField.frame != area { valueField.frame = area }
    }

    /// The rectangle of a field with a box around a point of the canvas, inside the canvas as far as it fits.
    ///
    /// - Parameters:
    ///   - shown: the size of what shows the value otherwise.
    ///   - text: the size of the text of the value.
    func fieldArea(around center: SIMD2<Double>, shown: CGSize = .zero, text: CGSize) -> CGRect {
        let area = CGRect(
            around: center, width: max(Self.fieldWidth, max(shown.width, text.width) + Self.fieldMargin),
            height: max(Self.fieldHeight, text.height + Self.fieldMargin / 2))
        return area.moved(inside: canvas.bounds)
    }

    /// The least size of a field beside a thumb, and the room around its text, in points.
    private static let fieldWidth: CGFloat = 64, fieldHeight: CGFloat = 28, fieldMargin: CGFloat = 20
}

extension CGRect {
    init(around center: SIMD2<Double>, width: CGFloat, height: CGFloat) {
        self.init(
            x: CGFloat(center.x) - width / 2, y: CGFloat(center.y) - height / 2, width: width, height: height)
    }

    /// The rectangle, moved inside another one as far as it fits.
    fileprivate func moved(inside other: CGRect) -> CGRect {
        func start(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ room: CGFloat) -> CGFloat {
            length > room ? low + (room - length) / 2 : min(max(start, low), low + room - length)
        }
        return CGRect(
            x: start(minX, width, other.minX, other.width), y: start(minY, height, other.minY, other.height),
            width: width, height: height)
    }
}
#endif
