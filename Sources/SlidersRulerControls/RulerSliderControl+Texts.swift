#if APPLE_UI
import CoreText
import QuartzCore
import SlidersControls
import SlidersCore
import SlidersRuler

/// Values as text, for ticks, for the label of the mark, and for assistive technology.
extension RulerSliderControl {
    /// A closure that returns the text of a value, for its label, for ticks, and for assistive technology. If it's
    /// `nil`, the default, the text is the number in the user's language, with as many decimals as the step or a
    /// hundredth of the scale needs.
    public var valueFormatter: ((Double) -> String)? {
        get { texts.formatter }
        set {
            texts.formatter = newValue
            formatsDidChange()
        }
    }

    /// A closure that returns the text of a tick. If it's `nil`, the default, the text comes from ``valueFormatter``.
    public var tickLabelFormatter: ((Double) -> String)? {
        get { texts.tickFormatter }
        set {
            texts.tickFormatter = newValue
            formatsDidChange()
        }
    }

    /// A closure that returns the value of typed text, or `nil` if the text isn't a value. If it's `nil`, the default,
    /// the control parses numbers in the user's language, alone or with the characters that ``valueFormatter`` puts
    /// around them. See `BaseSliderControl.allowsTextEntry`.
    public var valueParser: ((String) -> Double?)? {
        get { texts.parser }
        set {
            texts.parser = newValue
            formatsDidChange()
        }
    }

    /// Sets the value as if a person typed it: clamps and snaps it to what the ruler can take now, and reports the
    /// change with the reason `key`. Ignores a value that isn't finite.
    public func enter(_ value: Double) { handle(.type(value, thumb: 0)) }

    /// Returns the text of a value.
    public func text(of value: Double) -> String { text(of: value, coordinate: 0) }

    /// Returns the text of a tick: the app's or, if there is none, the formatted value.
    private func tickText(of value: Double) -> String {
        let appText = texts.tickFormatter?(value) ?? texts.thumbFormatter?(value, 0)
        return appText ?? formattedText(of: value, decimals: drawing.layout.tickDecimals(of: value, on: ruler.slider))
    }

    /// Both bounds, and the values of the ticks that show text now.
    package var tickValues: [Double] {
        [ruler.slider.scale.lower, ruler.slider.scale.upper] + drawing.labelValues.compactMap(\.self)
    }

    // MARK: Measuring

    /// Returns the text of a tick or of the mark, or `nil` if the part shows none, as the mark while a person types its
    /// value.
    func shownText(of part: SliderElement.Part) -> LayerText? {
        switch part {
        case .tickLabel(let slot):
            guard let value = drawing.labelValues[slot] else { return nil }
            return texts.measured(.tick(slot), (value, value))
                ?? measure(tickText(of: value), .tick(slot), .tickLabel, (value, value))
        case .label where !isTyping:
            let value = ruler.value
            return texts.measured(.indices(0..<1), (value, value))
                ?? measure(text(of: value), .indices(0..<1), .label, (value, value))
        default: return nil
        }
    }

    /// The width and the height of the largest of four texts: those of both bounds, and of two values near them, which
    /// can have more decimals than the bounds.
    var largestText: CGSize {
        var size = CGSize(width: 0, height: 0)
        guard metrics.hasTickLabels || metrics.hasLabel else { return size }
        let scale = ruler.slider.scale
        let distance = step > 0 ? min(step, scale.length) : scale.length / 7
        for value in [scale.lower, scale.lower + distance, scale.upper - distance, scale.upper] {
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
