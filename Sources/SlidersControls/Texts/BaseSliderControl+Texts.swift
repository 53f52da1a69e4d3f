#if APPLE_UI
import CoreText
import Foundation
import SlidersCore

/// Values as text and back, and measured texts.
extension BaseSliderControl {
    /// Changes formats, and asks for a layout.
    func setFormat(_ change: (inout SliderTexts) -> Void) {
        change(&texts)
        invalidateSize()
        didUpdate(thumbs: 0..<model.count)
    }

    /// The language and the region of numbers.
    package var locale: Locale {
        get { texts.locale }
        set { if newValue != locale { setFormat { $0.locale = newValue } } }
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
