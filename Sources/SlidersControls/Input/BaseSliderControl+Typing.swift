#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// The geometry and the color of the text field in which a person types the value of a thumb.
package struct FieldGeometry {
    /// The rectangle of the text field, on the canvas.
    let area: CGRect
    /// Whether the text field replaces a readout. Otherwise, it is beside a thumb or over it, and has a border.
    var isReadout = false
    /// The color of the text that the text field replaces; `nil` if there is no such text, or it has several colors.
    var color: CGColor?
}

/// The content of a text field in which a person types the value of a coordinate (one value of a thumb).
struct SliderField {
    let geometry: FieldGeometry
    /// The initial text.
    var text = ""
    /// Whether the initial text is selected.
    var isSelected = false
    /// The font of the text.
    let font: BaseSliderControl.PlatformFont
    /// The name of the coordinate, for assistive technology.
    let name: String
}

/// Typing the value of a coordinate (one value of a thumb).
extension BaseSliderControl {
    /// Whether the control shows a text field in which a person types a value.
    package var isTyping: Bool { typedCoordinate != nil }

    /// The index of the thumb whose value a person is typing; `nil` if there is none.
    var typedThumb: Int? { typedCoordinate.map(model.thumb) }

    /// Returns whether a person can type the value of a coordinate now.
    func canType(coordinate: Int) -> Bool {
        guard model.thumb(ofCoordinate: coordinate) < model.count else { return false }
        let (state, thumb) = model.slider(of: coordinate)
        return allowsTextEntry && !isReadOnly && !state.isDisabled(thumb: thumb) && canReadBack(coordinate)
    }

    /// The current value of the coordinate that a person is typing, or otherwise of the first thumb.
    package var typedValue: Double { model.value(of: typedCoordinate ?? usedCoordinate(ofThumb: 0)) }

    /// Returns the accessibility hint that activating a coordinate lets a person type its value; `nil` if it doesn't.
    func typingHint(ofCoordinate coordinate: Int) -> String? {
        canType(coordinate: coordinate) ? word("Type a value") : nil
    }

    /// Shows a text field for the value of a coordinate. Returns `false` if a person can't type the value now, or is
    /// typing already.
    ///
    /// - Parameter text: the initial text; `nil` is the text of the value, which is then selected.
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

    /// Shows a text field that begins with the characters of a key, if a number can begin with them. Returns whether it
    /// shows the text field.
    func beginTyping(with characters: String, for coordinate: Int) -> Bool {
        !characters.isEmpty && characters.allSatisfy { $0.isNumber || "-+.,".contains($0) }
            && beginTyping(characters, for: coordinate)
    }

    /// Ends typing, and sets the value that a text has. The value stays the same if the text is `nil`, is still the
    /// initial text, or isn't the text of a value.
    func endTyping(_ text: String?) {
        guard let coordinate = typedCoordinate, let field = valueField else { return }
        let typedText = text == untypedText ? nil : text
        let newValue = typedText.flatMap { value(ofText: $0, coordinate: coordinate) }
        typedCoordinate = nil
        setNeedsLayout()
        // Assistive technology reads the value when the text field disappears, so the value is set before.
        let change = newValue.map { handle(.type($0, thumb: coordinate)) }
        remove(field, of: model.thumb(ofCoordinate: coordinate), after: change)
        if newValue == nil, typedText?.isEmpty == false { announce(word("Enter a valid value.")) }
    }

    /// Ends typing in a text field, unless the text field was already removed.
    func endTyping(_ text: String?, in field: ValueField) { if field === valueField { endTyping(text) } }

    /// Ends typing and leaves the value as it was.
    func cancelTyping() { endTyping(nil) }

    /// Moves the text field to its current position, and ends typing if a person can't type the value anymore.
    func updateTyping() {
        guard let coordinate = typedCoordinate else { return }
        guard canType(coordinate: coordinate) else { return cancelTyping() }
        let area = fieldGeometry(ofCoordinate: coordinate).area
        if let valueField, valueField.frame != area { valueField.frame = area }
    }

    /// Returns the geometry of the text field of a coordinate. A kind of slider can determine it; by default, the text
    /// field is over the thumb.
    private func fieldGeometry(ofCoordinate coordinate: Int) -> FieldGeometry {
        let thumb = model.thumb(ofCoordinate: coordinate)
        return layoutProvider?.fieldGeometry(ofThumb: thumb)
            ?? FieldGeometry(area: fieldArea(around: model.location(ofThumb: thumb), textSize: .zero))
    }

    // MARK: Reading

    /// Returns the value of a text that a person typed for a coordinate; `nil` if the text has no value.
    func value(ofText text: String, coordinate: Int) -> Double? {
        if let parser = texts.parsers[axis(ofCoordinate: coordinate)] { return parser(text) }
        // A typed text may contain the words that the control writes around numbers, such as a unit. The texts of two
        // values contain these words.
        let sampleTexts = [model.value(of: coordinate), middleValue(of: coordinate)].flatMap {
            texts(of: $0, coordinate: coordinate)
        }
        return LocalizedText.value(of: text, ignoringCharactersOf: sampleTexts.joined(), in: locale)
    }

    /// Returns the initial text of the text field of a coordinate: the first of the texts that show the value that the
    /// control can convert back to the value, or a plain number.
    private func fieldText(of coordinate: Int) -> String {
        let value = model.value(of: coordinate)
        let formatter = formatters(of: coordinate).first { readsBack(value, as: $0, coordinate) }
        return formatter?(value) ?? number(value, coordinate: coordinate)
    }

    /// Returns whether the control can convert a text of a coordinate's values back to the value, tested with one
    /// value.
    private func canReadBack(_ coordinate: Int) -> Bool {
        let value = middleValue(of: coordinate)
        var formatters = formatters(of: coordinate)
        if texts.parsers[axis(ofCoordinate: coordinate)] != nil {
            formatters.append { self.number($0, coordinate: coordinate) }
        }
        return formatters.contains { readsBack(value, as: $0, coordinate) }
    }

    /// Returns closures that make the texts of a value of a coordinate: one for each text in which the control can show
    /// it.
    private func formatters(of coordinate: Int) -> [(Double) -> String] {
        texts(of: model.value(of: coordinate), coordinate: coordinate).indices.map { index in
            { self.texts(of: $0, coordinate: coordinate)[index] }
        }
    }

    /// Returns whether the control can convert the text that a formatter makes of a value back to the value.
    @inline(never) private func readsBack(_ value: Double, as formatter: (Double) -> String, _ coordinate: Int) -> Bool
    {
        LocalizedText.readsBack(
            value, inside: model.slider(of: coordinate).state.bounds, in: locale, text: formatter,
            parse: texts.parsers[axis(ofCoordinate: coordinate)])
    }

    /// Returns the allowed value that is nearest to the middle of the track.
    private func middleValue(of coordinate: Int) -> Double {
        let slider = model.slider(of: coordinate).state
        return slider.stepValue(nearest: slider.value(at: 0.5))
    }

    // MARK: Geometry

    /// Returns the rectangle of a text field that is centered on a point of the canvas, but moved to fit in the canvas.
    ///
    /// - Parameters:
    ///   - replacedSize: the size of the text that the text field replaces.
    ///   - textSize: the size of the text of the value.
    func fieldArea(around center: SIMD2<Double>, replacedSize: CGSize = .zero, textSize: CGSize) -> CGRect {
        let textWidth = max(replacedSize.width, textSize.width)
        let area = CGRect(
            around: center, width: max(Self.minimumFieldWidth, textWidth + Self.fieldMargin),
            height: max(Self.minimumFieldHeight, textSize.height + Self.fieldMargin / 2))
        return area.movedInside(canvas.bounds)
    }

    /// The minimum size of a text field beside a thumb or over it, and the sum of its margins left and right of the
    /// text, in points.
    private static let minimumFieldWidth: CGFloat = 64, minimumFieldHeight: CGFloat = 28, fieldMargin: CGFloat = 20
}

extension CGRect {
    /// Creates a rectangle by its center and size.
    init(around center: SIMD2<Double>, width: CGFloat, height: CGFloat) {
        self.init(
            x: CGFloat(center.x) - width / 2, y: CGFloat(center.y) - height / 2, width: width, height: height)
    }

    /// Returns the rectangle, moved by as little as puts it inside a container. In a dimension in which it's larger
    /// than the container, it's centered.
    fileprivate func movedInside(_ container: CGRect) -> CGRect {
        func origin(_ origin: CGFloat, _ length: CGFloat, _ minimum: CGFloat, _ available: CGFloat) -> CGFloat {
            length > available
                ? minimum + (available - length) / 2 : min(max(origin, minimum), minimum + available - length)
        }
        return CGRect(
            x: origin(minX, width, container.minX, container.width),
            y: origin(minY, height, container.minY, container.height), width: width, height: height)
    }
}
#endif
