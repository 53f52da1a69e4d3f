#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// Where the value of a thumb is typed.
struct FieldGeometry {
    /// The rectangle of the field, on the canvas.
    let area: CGRect
    /// Whether the field replaces a readout. Elsewhere it has a box, as it stands beside a thumb or over it.
    var isReadout = false
    /// The color of the text that the field replaces; `nil` if it has more than one.
    var color: CGColor?
}

/// A field in which the value of a coordinate is typed.
struct SliderField {
    let geometry: FieldGeometry
    /// The text that it begins with.
    var text = ""
    /// Whether the text is selected.
    var isSelected = false
    /// The font of its text.
    let font: BaseSliderControl.PlatformFont
    /// The name of the coordinate.
    let name: String
}

/// Typing the value of a coordinate.
extension BaseSliderControl {
    /// Whether a field is shown in which a value is typed.
    package var isTyping: Bool { typedCoordinate != nil }

    /// The thumb whose value is typed; `nil` if none is.
    var typedThumb: Int? { typedCoordinate.map(model.thumb) }

    /// Whether the value of a coordinate can be typed now.
    func canType(coordinate: Int) -> Bool {
        guard model.thumb(ofCoordinate: coordinate) < model.count else { return false }
        let (state, thumb) = model.slider(of: coordinate)
        return allowsTextEntry && !isReadOnly && !state.isDisabled(thumb: thumb) && canRead(coordinate)
    }

    /// The value that is typed, or that of the first thumb.
    package var typedValue: Double { model.value(of: typedCoordinate ?? usedCoordinate(ofThumb: 0)) }

    /// What assistive technology says of an activation of a coordinate; `nil` where its value can't be typed.
    func typingHint(ofCoordinate coordinate: Int) -> String? {
        canType(coordinate: coordinate) ? word("Type a value") : nil
    }

    /// Shows the field. Returns whether a value can be typed now.
    ///
    /// - Parameter text: the text that the field begins with; `nil` is the value, selected.
    @discardableResult
    func beginTyping(_ text: String? = nil, for coordinate: Int) -> Bool {
        guard !isTyping, canType(coordinate: coordinate) else { return false }
        let geometry = fieldGeometry(ofCoordinate: coordinate)
        var field = SliderField(
            geometry: geometry,
            font: platformFont(of: geometry.isReadout ? .readout : .label, in: layers.appearance.style),
            name: name(ofCoordinate: coordinate))
        typedCoordinate = coordinate
        use(coordinate)
        setNeedsLayout()
        untypedText = text == nil ? fieldText(of: coordinate) : nil
        (field.text, field.isSelected) = (text ?? untypedText ?? "", text == nil)
        showField(field)
        return true
    }

    /// Shows the field with the characters of a key, if a number can begin with them. Returns whether it does.
    func beginTyping(with characters: String, for coordinate: Int) -> Bool {
        !characters.isEmpty && characters.allSatisfy { $0.isNumber || "-+.,".contains($0) }
            && beginTyping(characters, for: coordinate)
    }

    /// Ends typing, and takes the value of the text. `nil`, the text that the field began with, and a text that isn't a
    /// value leave the value as it was.
    func endTyping(_ text: String?) {
        guard let coordinate = typedCoordinate, let field = valueField else { return }
        let typed = text == untypedText ? nil : text
        let read = typed.flatMap { value(ofText: $0, coordinate: coordinate) }
        typedCoordinate = nil
        setNeedsLayout()
        // Assistive technology reads the value as soon as the field is gone.
        let change = read.map { handle(.type($0, thumb: coordinate)) }
        remove(field, of: model.thumb(ofCoordinate: coordinate), after: change)
        if read == nil, typed?.isEmpty == false { announce(word("Enter a valid value.")) }
    }

    /// Ends typing in a field, unless the field was already removed.
    func endTyping(_ text: String?, in field: ValueField) { if field === valueField { endTyping(text) } }

    /// Ends typing and leaves the value as it was.
    func cancelTyping() { endTyping(nil) }

    /// Moves the field with what shows the value, and ends typing if nothing can be typed anymore.
    func updateTyping() {
        guard let coordinate = typedCoordinate else { return }
        guard canType(coordinate: coordinate) else { return cancelTyping() }
        let area = fieldGeometry(ofCoordinate: coordinate).area
        if let valueField, valueField.frame != area { valueField.frame = area }
    }

    /// Where the field of a coordinate is: where the kind of slider says, and otherwise over the thumb.
    private func fieldGeometry(ofCoordinate coordinate: Int) -> FieldGeometry {
        let thumb = model.thumb(ofCoordinate: coordinate)
        return fieldGeometry?(thumb)
            ?? FieldGeometry(area: fieldArea(around: model.location(ofThumb: thumb), text: .zero))
    }

    // MARK: Reading

    /// The value of a text that is typed for a coordinate; `nil` if it is none.
    func value(ofText text: String, coordinate: Int) -> Double? {
        if let parser = texts.parsers[axis(ofCoordinate: coordinate)] { return parser(text) }
        let words = [model.value(of: coordinate), middleValue(of: coordinate)].flatMap {
            texts(of: $0, coordinate: coordinate)
        }
        return LocalizedText.value(of: text, besides: words.joined(), in: locale)
    }

    /// The text that the field of a coordinate begins with: the first of those that show the value that can be read
    /// back, or the number.
    private func fieldText(of coordinate: Int) -> String {
        let value = model.value(of: coordinate)
        let form = forms(of: coordinate).first { readsBack(value, as: $0, coordinate) }
        return form?(value) ?? number(value, coordinate: coordinate)
    }

    /// Whether values like that of a coordinate can be read back.
    private func canRead(_ coordinate: Int) -> Bool {
        let value = middleValue(of: coordinate)
        var forms = forms(of: coordinate)
        if texts.parsers[axis(ofCoordinate: coordinate)] != nil {
            forms.append { self.number($0, coordinate: coordinate) }
        }
        return forms.contains { readsBack(value, as: $0, coordinate) }
    }

    /// The ways in which a value of a coordinate is written.
    private func forms(of coordinate: Int) -> [(Double) -> String] {
        texts(of: model.value(of: coordinate), coordinate: coordinate).indices.map { index in
            { self.texts(of: $0, coordinate: coordinate)[index] }
        }
    }

    @inline(never) private func readsBack(_ value: Double, as text: (Double) -> String, _ coordinate: Int) -> Bool {
        LocalizedText.readsBack(
            value, inside: model.slider(of: coordinate).state.bounds, in: locale, text: text,
            read: texts.parsers[axis(ofCoordinate: coordinate)])
    }

    /// An allowed value in the middle of the track.
    private func middleValue(of coordinate: Int) -> Double {
        let slider = model.slider(of: coordinate).state
        return slider.stepValue(nearest: slider.value(at: 0.5))
    }

    // MARK: Places

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
