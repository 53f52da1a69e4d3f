#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import CoreText
import SlidersCore

/// Numbers as text and back, and measured texts.
extension BaseSliderControl {
    /// A number in the language of the control, as a person would type it.
    func number(_ value: Double, decimals: Int = 3) -> String {
        LocalizedText.number(value, decimals: decimals, in: texts.locale)
    }

    /// The value of a typed text; `nil` if it is none.
    func value(ofText text: String) -> Double? { texts.value(ofText: text) }

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
