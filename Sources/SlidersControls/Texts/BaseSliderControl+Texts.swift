#if APPLE_UI
import CoreText
import Foundation
import SlidersCore

/// Values as text and back, and measured texts.
extension BaseSliderControl {
    /// Changes formats, and asks for a layout.
    package func setFormat(_ change: (inout SliderTexts) -> Void) {
        change(&texts)
        invalidateSize()
        didUpdate(thumbs: 0..<model.count)
    }

    /// The language and the region of numbers.
    package var locale: Locale {
        get { texts.locale }
        set { if newValue != locale { setFormat { $0.locale = newValue } } }
    }

    /// The axis of a coordinate: its number among the coordinates of its thumb.
    private func axis(of coordinate: Int) -> Int { coordinate % model.coordinatesPerThumb }

    /// The text of a value that a coordinate has or can take.
    package func text(of value: Double, coordinate: Int) -> String {
        let index = model.coordinatesPerThumb == 1 ? coordinate : axis(of: coordinate)
        return texts.thumbFormatter?(value, index) ?? ownText(of: value, coordinate: coordinate)
    }

    /// The text of a value in the format of its axis, or the number.
    package func ownText(of value: Double, coordinate: Int) -> String {
        texts.formatters[axis(of: coordinate)]?(value) ?? number(value, coordinate)
    }

    /// What the app reads of a text that is typed for a coordinate; `nil` leaves it to the control.
    func parser(ofCoordinate coordinate: Int) -> ((String) -> Double?)? { texts.parsers[axis(of: coordinate)] }

    /// A value of a coordinate as a number.
    func number(_ value: Double, _ coordinate: Int) -> String {
        LocalizedText.number(value, decimals: decimals(of: value, coordinate: coordinate), in: locale)
    }

    /// The number of decimals that tell a value of a coordinate from the next.
    package func decimals(of value: Double, coordinate: Int) -> Int {
        model.slider(of: coordinate).state.decimals(of: value)
    }

    /// The text of a value: the app's, or the number.
    func valueText(of value: Double, decimals: @autoclosure () -> Int) -> String {
        texts.formatter?(value) ?? LocalizedText.number(value, decimals: decimals(), in: locale)
    }

    /// The text beside a tick: the app's, or that of its value.
    func tickText(of value: Double, decimals: @autoclosure () -> Int) -> String {
        texts.tickFormatter?(value) ?? valueText(of: value, decimals: decimals())
    }

    /// A text in the font of its kind, which is made and measured only if its values differ; `nil` if it is too small.
    func measure(
        _ string: @autoclosure () -> String, _ key: SliderTexts.Key, _ role: SliderTextRole,
        _ values: (Double, Double)?
    ) -> LayerText? {
        if let values, let known = texts.measured(key, values) { return known }
        let style = layers.appearance.style
        let font = layerFont(of: role, in: style)
        guard style.shows(textOfSize: Double(CTFontGetSize(font))) else { return nil }
        return texts.measure(string(), key, values, font)
    }
}
#endif
