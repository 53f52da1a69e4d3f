#if APPLE_UI
import CoreText
import Foundation
import SlidersCore

/// The texts of values, and the names of thumbs.
extension BaseSliderControl {
    /// Updates the size, the layout, and the thumbs after a formatter, a parser, or the language changed.
    @inline(never) package func formatsDidChange() {
        invalidateSize()
        didUpdate(thumbs: 0..<model.count)
    }

    /// The locale of the control's own words and of numbers.
    package var locale: Locale {
        get { texts.locale }
        set {
            guard newValue != locale else { return }
            texts.locale = newValue
            formatsDidChange()
        }
    }

    // MARK: Names

    /// Returns a word of the control in the language of its locale.
    @inline(never) package func word(_ key: String) -> String { LocalizedText.localized(key, in: locale) }

    /// Returns words of the control, with a text in place of a name in braces.
    @inline(never) func word(_ key: String, _ name: String, _ text: String) -> String {
        word(key).replacingOccurrences(of: name, with: text)
    }

    /// Returns the name of a coordinate (a value of a thumb) for assistive technology: the name that the app set, or a
    /// word such as "Minimum". A slider's only value has the name of the control.
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

    /// Returns the names of a coordinate that Voice Control accepts: the name and, if the slider has several
    /// coordinates and a label, also the name together with the label.
    func inputNames(ofCoordinate coordinate: Int) -> [String] {
        let name = name(ofCoordinate: coordinate)
        guard model.count * model.coordinatesPerThumb > 1, let ownLabel else { return [name] }
        return [name, LocalizedText.name(ofThumb: name, ofSlider: ownLabel, in: locale)]
    }

    // MARK: Values

    /// Returns the text of a value for a coordinate, which is a value of a thumb. The formatter of thumbs gets the
    /// index of the thumb or, on a plane, of the axis.
    @inline(never) package func text(of value: Double, coordinate: Int) -> String {
        let index = model.coordinatesPerThumb == 1 ? coordinate : axis(ofCoordinate: coordinate)
        return texts.thumbFormatter?(value, index) ?? axisText(of: value, coordinate: coordinate)
    }

    /// Returns the text of a value in the format of its axis or, without a format, as a number.
    package func axisText(of value: Double, coordinate: Int) -> String {
        texts.formatters[axis(ofCoordinate: coordinate)]?(value) ?? number(value, coordinate: coordinate)
    }

    /// Returns a value of a coordinate as a number, in the control's locale.
    func number(_ value: Double, coordinate: Int) -> String {
        LocalizedText.number(value, decimals: decimals(of: value, coordinate: coordinate), in: locale)
    }

    /// Returns the number of decimals that a value of a coordinate needs to differ from neighboring values.
    package func decimals(of value: Double, coordinate: Int) -> Int {
        model.slider(of: coordinate).state.decimals(of: value)
    }

    /// Returns the text of a thumb's value; on a plane, the texts of both of its values, separated by a comma.
    func text(ofThumb thumb: Int) -> String {
        model.coordinates(ofThumb: thumb).map { text(of: model.value(of: $0), coordinate: $0) }.joined(separator: ", ")
    }

    /// Returns the texts that can show a value of a coordinate: that of the readout, that of the thumb, and that of the
    /// axis. A field in which the value is typed begins with the first one that it can parse.
    func texts(of value: Double, coordinate: Int) -> [String] {
        let hasReadout = model.count == 1 && model.parts.elements.contains { $0.part == .readout }
        let readoutText = hasReadout ? texts.readoutFormatter?([value]) : nil
        let axisText = texts.thumbFormatter == nil ? nil : texts.formatters[axis(ofCoordinate: coordinate)]?(value)
        return [readoutText, text(of: value, coordinate: coordinate), axisText].compactMap(\.self)
    }

    /// Returns the text of a value from the app's formatter of values or, without one, as a number.
    @inline(never) package func formattedText(of value: Double, decimals: Int) -> String {
        texts.formatter?(value) ?? LocalizedText.number(value, decimals: decimals, in: locale)
    }

    /// Returns the text beside a tick from the formatter of ticks or, without one, from that of values.
    func tickText(of value: Double, decimals: Int) -> String {
        texts.tickFormatter?(value) ?? formattedText(of: value, decimals: decimals)
    }

    /// Returns a text measured in the font of its role, or `nil` if the font is too small to be drawn.
    ///
    /// - Parameters:
    ///   - key: what shows the text. The last text for a key is cached.
    ///   - values: the lowest and the highest value in the text, by which the cached text can be found; `nil` if the
    ///     text depends on more values.
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
