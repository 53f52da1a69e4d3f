#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// A field in which the value of a thumb is typed.
struct SliderField {
    /// Where it is, on the canvas.
    let area: CGRect
    /// The text that it begins with.
    let text: String
    /// Whether the text is selected.
    let isSelected: Bool
    /// What shows the value otherwise.
    let role: SliderTextRole
    /// The font of the texts of the role in the style, which the control knows in the user's text size.
    let font: SliderTextFont?
    /// The color of the text that stands there otherwise; `nil` if it has more than one.
    let color: CGColor?
    /// The name of the thumb.
    let name: String
}

/// Typing a value where it is shown: at the read-out of a single thumb, otherwise at the label of a thumb, and over a
/// thumb without a label.
extension SliderControl {
    /// Whether a field is shown in which a value is typed.
    var isTyping: Bool { typedThumb != nil }

    /// The thumb whose value is typed after a tap at a point of the canvas; `nil` for none.
    func typedThumb(at point: CGPoint) -> Int? {
        guard allowsTextEntry, !isReadOnly else { return nil }
        if let readoutArea { return readoutArea.contains(point) && canType(for: 0) ? 0 : nil }
        guard !isOnThumb(point) else { return nil }
        return labelBoxes.first { $0.box.insetBy(dx: -Self.tapRoom, dy: -Self.tapRoom).contains(point) }
            .flatMap { label in label.thumbs.filter(canType).min { way(to: point, from: $0) < way(to: point, from: $1) }
            }
    }

    private func way(to point: CGPoint, from thumb: Int) -> Double {
        let way = point.vector - slider.point(forThumb: thumb)
        return (way * way).sum()
    }

    /// Whether the value of a thumb can be typed now.
    private func canType(for thumb: Int) -> Bool {
        allowsTextEntry && !isReadOnly && thumb < slider.count && !slider.isDisabled(thumb: thumb)
    }

    // MARK: Places

    private var readout: SliderElement? { drawing.elements.last { $0.part == .readout } }

    /// The rectangle of the read-out's text on the canvas, at least 44 points wide and high; `nil` without a read-out
    /// of a single thumb.
    private var readoutArea: CGRect? {
        guard slider.count == 1, case .anchor(let center)? = readout?.figure,
            let text = measure(readoutText, .readout, .readout, nil)
        else { return nil }
        return CGRect(
            around: center, width: max(44, text.size.width), height: max(44, text.size.height))
    }

    /// The labels beside thumbs, as the thumbs that each is for and its rectangle on the canvas.
    private var labelBoxes: [(thumbs: Range<Int>, box: CGRect)] {
        let layout = drawing.layout
        guard layout.metrics.hasLabels, layout.metrics.labels != .inside else { return [] }
        let size = { [self] (thumbs: Range<Int>) in
            measuredLabel(of: thumbs).map { SIMD2(Double($0.size.width), Double($0.size.height)) } ?? .zero
        }
        return layout.placedLabels(of: slider, layers.appearance.style.labelOverlap, measure: size).map { label in
            let size = size(label.thumbs)
            return (label.thumbs, CGRect(around: label.center, width: CGFloat(size.x), height: CGFloat(size.y)))
        }
        .filter { !$0.box.isEmpty }
    }

    /// Where the field of a thumb is, inside the canvas as far as it fits; `nil` if nothing can be typed.
    private func fieldArea(for thumb: Int) -> CGRect? {
        guard canType(for: thumb) else { return nil }
        if let readoutArea { return readoutArea }
        let label = labelBoxes.first { $0.thumbs.contains(thumb) }?.box
        let text = measuredLabel(of: thumb..<thumb + 1)?.size ?? .zero
        let center = label.map { SIMD2(Double($0.midX), Double($0.midY)) } ?? slider.point(forThumb: thumb)
        let area = CGRect(
            around: center, width: max(Self.fieldWidth, max(label?.width ?? 0, text.width) + Self.fieldMargin),
            height: max(Self.fieldHeight, text.height + Self.fieldMargin / 2))
        return area.moved(inside: canvas.bounds)
    }

    /// The least size of a field beside a thumb, and the room around its text, in points.
    private static let fieldWidth: CGFloat = 64, fieldHeight: CGFloat = 28, fieldMargin: CGFloat = 20

    // MARK: Typing

    /// Shows the field. Returns whether a value can be typed now.
    ///
    /// - Parameter text: the text that the field begins with; `nil` is the value, selected.
    @discardableResult
    func beginTyping(_ text: String? = nil, for thumb: Int) -> Bool {
        guard !isTyping, let area = fieldArea(for: thumb) else { return false }
        let isAtReadout = readoutArea != nil
        let shown = drawing.elements.last { $0.part == (isAtReadout ? .readout : .label(thumb)) }
        var color: CGColor?
        if let shown, case .color(let solid)? = layers.appearance.style.coats(of: shown).last?.paint.fill {
            color = .make(solid)
        }
        let role: SliderTextRole = isAtReadout ? .readout : .label
        typedThumb = thumb
        setNeedsLayout()
        showField(
            SliderField(
                area: area, text: text ?? number(slider.value(of: thumb)), isSelected: text == nil, role: role,
                font: styleFont(of: role, in: layers.appearance.style), color: color, name: thumbName(thumb)))
        return true
    }

    /// Shows the field with the characters of a key, if a number can begin with them. Returns whether it does.
    func beginTyping(with characters: String, for thumb: Int) -> Bool {
        !characters.isEmpty && characters.allSatisfy { $0.isNumber || "-+.,".contains($0) }
            && beginTyping(characters, for: thumb)
    }

    /// Ends typing, and takes the value of the text; `nil`, and a text that is no number, leave the value as it was.
    func endTyping(_ text: String?) {
        guard let thumb = typedThumb else { return }
        typedThumb = nil
        removeField(of: thumb)
        setNeedsLayout()
        guard let value = text.flatMap({ value(ofText: $0) }) else { return }
        let change = handle(.type(value, thumb: thumb))
        if thumbViews.indices.contains(thumb) { moveFocus(for: change, from: thumbViews[thumb]) }
    }

    /// Gives a thumb a typed value: clamped and snapped to what the thumb can take now, and reported with the reason
    /// `key`. A value that is not finite and a thumb that is not there change nothing.
    public func enter(_ value: Double, for thumb: Int) { handle(.type(value, thumb: thumb)) }

    /// The value of a text; `nil` if it is none.
    func value(ofText text: String) -> Double? {
        texts.parser?(text) ?? LocalizedText.value(of: text, in: texts.locale)
    }

    /// Moves the field with what shows the value, and ends typing if nothing can be typed any more.
    func updateTyping() {
        guard let thumb = typedThumb else { return }
        guard let area = fieldArea(for: thumb) else { return cancelTyping() }
        if let valueField, valueField.frame != area { valueField.frame = area }
    }
}

extension CGRect {
    fileprivate init(around center: SIMD2<Double>, width: CGFloat, height: CGFloat) {
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
