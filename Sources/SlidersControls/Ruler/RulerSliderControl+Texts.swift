#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import CoreText
import QuartzCore
import SlidersCore

/// Values as text, for ticks, for the label of the mark and for assistive technology.
extension RulerSliderControl {
    /// Makes the text of a value, for its label, for ticks and for assistive technology; `nil`, the default, is the
    /// number in the user's language with up to three decimals.
    public var valueFormatter: ((Double) -> String)? {
        get { texts.formatter }
        set { setFormat { $0.formatter = newValue } }
    }

    /// Makes the text of a tick; `nil`, the default, is that of ``valueFormatter``.
    public var tickLabelFormatter: ((Double) -> String)? {
        get { texts.tickFormatter }
        set { setFormat { $0.tickFormatter = newValue } }
    }

    /// Makes a value of a typed text, or `nil` of one that is none; `nil`, the default, reads numbers in the user's
    /// language. See ``BaseSliderControl/allowsTextEntry``.
    public var valueParser: ((String) -> Double?)? {
        get { texts.parser }
        set { setFormat { $0.parser = newValue } }
    }

    /// The text of a value.
    public func text(of value: Double) -> String { texts.formatter?(value) ?? number(value) }

    private func setFormat(_ change: (inout SliderTexts) -> Void) {
        change(&texts)
        sizeMayDiffer()
        didUpdate(thumbs: 0..<1)
    }

    private func tickText(of value: Double) -> String { texts.tickFormatter?(value) ?? text(of: value) }

    // MARK: Fonts

    /// The font of texts for which ``BaseSliderControl/style`` has none. The system's font of 12 points by default. In
    /// UIKit it is the font for the standard text size, and grows with the user's, to which a preferred font keeps.
    #if canImport(ObjectiveC) && canImport(UIKit)
    @objc
    #endif
    public dynamic var labelFont: PlatformFont {
        get { textFont }
        set {
            textFont = newValue
            surroundingsDidChange()
        }
    }

    /// Sets a font of the system for texts, in place of that of the style and of ``labelFont``; `nil` takes it back.
    /// Texts of the role `tickLabel` stand at ticks, and `label` at the mark.
    public func setFont(_ font: SliderFont?, for text: SliderTextRole) {
        guard font != fonts[text] else { return }
        fonts[text] = font
        surroundingsDidChange()
    }

    /// The font that was set for texts.
    public func font(for text: SliderTextRole) -> SliderFont? { fonts[text] }

    /// The font of texts: the app's, or that of the style.
    func platformFont(of role: SliderTextRole, in style: SliderStyle) -> PlatformFont {
        if let font = fonts[role] { return systemFont(font) }
        let isOfStyle = style.fonts.contains { $0.role == role }
        return scaledFont(isOfStyle ? PlatformFont.make(style.font(of: role)) : textFont)
    }

    /// The font of texts, for layers. It is made once for all of them.
    private func layerFont(of role: SliderTextRole, in style: SliderStyle) -> CTFont {
        if let known = texts.fonts[role] { return known.font }
        let font = platformFont(of: role, in: style)
        let made = CTFontCreateWithFontDescriptor(font.fontDescriptor as CTFontDescriptor, font.pointSize, nil)
        texts.fonts[role] = RoleFont(wanted: nil, font: made)
        return made
    }

    // MARK: Measuring

    /// The text of a tick, or of the mark. The mark has none while its value is typed.
    func shownText(of part: SliderElement.Part) -> LayerText? {
        switch part {
        case .tickLabel(let slot):
            guard let value = drawing.labelValues[slot] else { return nil }
            return measure(tickText(of: value), .tick(slot), .tickLabel, value)
        case .label where !isTyping: return measure(text(of: ruler.value), .indices(0..<1), .label, ruler.value)
        default: return nil
        }
    }

    /// A text that is made and measured only if its value differs; `nil` if it is too small.
    private func measure(
        _ string: @autoclosure () -> String, _ key: SliderTexts.Key, _ role: SliderTextRole, _ value: Double
    ) -> LayerText? {
        if let known = texts.measured(key, (value, value)) { return known }
        let style = layers.appearance.style
        let font = layerFont(of: role, in: style)
        guard style.shows(textOfSize: Double(CTFontGetSize(font))) else { return nil }
        return texts.measure(string(), key, (value, value), font)
    }

    /// The size of the larger of the texts at both ends of the scale.
    var largestText: CGSize {
        var size = CGSize(width: 0, height: 0)
        guard metrics.hasTickLabels || metrics.hasLabel else { return size }
        let scale = ruler.slider.scale
        for value in [scale.lower, scale.upper] {
            var strings: [(String, SliderTextRole)] = []
            if metrics.hasTickLabels { strings.append((tickText(of: value), .tickLabel)) }
            if metrics.hasLabel { strings.append((text(of: value), .label)) }
            for (string, role) in strings {
                let text = LayerText(string, font: layerFont(of: role, in: sliderAppearance.style))
                size = CGSize(width: max(size.width, text.size.width), height: max(size.height, text.size.height))
            }
        }
        return size
    }
}
#endif
