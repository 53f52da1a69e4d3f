#if APPLE_UI
import CoreText
import Foundation
import SlidersCore

/// Values as text and back, and measured texts.
extension BaseSliderControl {
    /// Shows other texts, after formats changed.
    @inline(never) package func formatsDidChange() {
        invalidateSize()
        didUpdate(thumbs: 0..<model.count)
    }

    /// The language and the region of words and numbers.
    package var locale: Locale {
        get { texts.locale }
        set {
            guard newValue != locale else { return }
            texts.locale = newValue
            formatsDidChange()
        }
    }

    // MARK: Names

    /// A word of the control in its language.
    @inline(never) package func word(_ key: String) -> String { LocalizedText.localized(key, in: locale) }

    /// The name of a coordinate: the name that the app set, or one in the control's language. That of a single value is
    /// the name of the control.
    package func name(ofCoordinate coordinate: Int) -> String {
        let thumb = model.thumb(ofCoordinate: coordinate)
        if let name = texts.axisName?(axis(ofCoordinate: coordinate)) {
            return model.count == 1 ? name : "\(name) \(thumb + 1)"
        }
        if let name = texts.names[thumb] { return name }
        if model.count == 1 { return ownLabel ?? word("Value") }
        if thumb == 0 { return word("Minimum") }
        if thumb == model.count - 1 { return word("Maximum") }
        return "\(word("Value")) \(thumb + 1)"
    }

    /// The names that voice control listens for: the name alone and, where there are several, together with the
    /// control's.
    func inputNames(ofCoordinate coordinate: Int) -> [String] {
        let name = name(ofCoordinate: coordinate)
        guard model.count * model.coordinatesPerThumb > 1, let ownLabel else { return [name] }
        return [name, LocalizedText.name(ofThumb: name, ofSlider: ownLabel, in: locale)]
    }

    // MARK: Values

    /// The text of a value that a coordinate has or can take.
    @inline(never) package func text(of value: Double, coordinate: Int) -> String {
        let index = model.coordinatesPerThumb == 1 ? coordinate : axis(ofCoordinate: coordinate)
        return texts.thumbFormatter?(value, index) ?? ownText(of: value, coordinate: coordinate)
    }

    /// The text of a value in the format of its axis, or the number.
    package func ownText(of value: Double, coordinate: Int) -> String {
        texts.formatters[axis(ofCoordinate: coordinate)]?(value) ?? number(value, coordinate: coordinate)
    }

    /// A value of a coordinate as a number.
    func number(_ value: Double, coordinate: Int) -> String {
        LocalizedText.number(value, decimals: decimals(of: value, coordinate: coordinate), in: locale)
    }

    /// The number of decimals that tell a value of a coordinate from the next.
    package func decimals(of value: Double, coordinate: Int) -> Int {
        model.slider(of: coordinate).state.decimals(of: value)
    }

    /// The texts of the values of a thumb.
    func text(ofThumb thumb: Int) -> String {
        model.coordinates(ofThumb: thumb).map { text(of: model.value(of: $0), coordinate: $0) }.joined(separator: ", ")
    }

    /// The texts that show a value of a coordinate, in the order in which its field would show them: the readout's, its
    /// own, and that of any value.
    func texts(of value: Double, coordinate: Int) -> [String] {
        let hasReadout = model.count == 1 && model.parts.elements.contains { $0.part == .readout }
        let readout = hasReadout ? texts.readoutFormatter?([value]) : nil
        let own = texts.thumbFormatter == nil ? nil : texts.formatters[axis(ofCoordinate: coordinate)]?(value)
        return [readout, text(of: value, coordinate: coordinate), own].compactMap(\.self)
    }

    /// The text of a value: the app's, or the number.
    @inline(never) package func formattedText(of value: Double, decimals: Int) -> String {
        texts.formatter?(value) ?? LocalizedText.number(value, decimals: decimals, in: locale)
    }

    /// The text beside a tick: the app's, or that of its value.
    func tickText(of value: Double, decimals: Int) -> String {
        texts.tickFormatter?(value) ?? formattedText(of: value, decimals: decimals)
    }

    /// A text in the font of its kind, which is measured only if it differs; `nil` if it is too small.
    @inline(never) package func measure(
        _ string: String, _ key: SliderTexts.Key, _ role: SliderTextRole, _ values: (Double, Double)?
    ) -> LayerText? {
        let style = layers.appearance.style
        let font = layerFont(of: role, in: style)
        guard style.shows(textOfSize: Double(CTFontGetSize(font))) else { return nil }
        return texts.measure(string, key, values, font)
    }
}
#endif
