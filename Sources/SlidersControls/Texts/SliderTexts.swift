#if APPLE_UI
import CoreText
import Foundation
import QuartzCore
import SlidersCore

/// The font of the texts of a kind.
struct RoleFont {
    /// The font of the style that it was made of; `nil` is that of labels.
    let wanted: SliderTextFont?
    let font: CTFont
}

/// The formats that an app set, and the texts that were measured in them.
package struct SliderTexts: ~Copyable {
    /// The language and the region of words and numbers.
    package var locale = Locale.autoupdatingCurrent
    /// The names that the app set: of thumbs, by index, or of axes, where thumbs have several coordinates.
    package var names = SmallDictionary<Int, String>()
    /// The name of an axis, where thumbs have several coordinates.
    package var axisName: ((_ axis: Int) -> String)?
    /// Make the texts of values, by axis; there is one, except where thumbs have several coordinates.
    package var formatters = SmallDictionary<Int, (Double) -> String>()
    /// Makes the text of a thumb's value, by the thumb's index or, where thumbs have several coordinates, by axis.
    package var thumbFormatter: ((Double, Int) -> String)?
    /// Makes the text of a tick.
    package var tickFormatter: ((Double) -> String)?
    /// Makes the text of labels that became one.
    var mergedFormatter: (([Double]) -> String)?
    /// Makes the text of the readout.
    package var readoutFormatter: (([Double]) -> String)?
    /// Make a value of a typed text, by axis.
    package var parsers = SmallDictionary<Int, (String) -> Double?>()
    /// The fonts in the user's text size. A kind of texts keeps its object, so that layers see that it is the same.
    var fonts = SmallDictionary<SliderTextRole, RoleFont>()
    /// The font of a readout that has shrunk.
    private var fittedFont: CTFont?
    private var measured: [Key: Measured] = [:]

    /// Makes the text of a value, where there is one axis.
    package var formatter: ((Double) -> String)? {
        get { formatters[0] }
        set { formatters[0] = newValue }
    }
    /// Makes a value of a typed text, where there is one axis.
    package var parser: ((String) -> Double?)? {
        get { parsers[0] }
        set { parsers[0] = newValue }
    }

    /// What a text belongs to.
    package enum Key: Hashable {
        /// These thumbs.
        case indices(Range<Int>)
        /// The tick with this index.
        case tick(Int)
        case readout
        /// The readout on two lines.
        case brokenReadout
        /// The readout in the size that it has room for.
        case fittedReadout
    }

    private struct Measured {
        /// The least and the greatest of the values that the text was made of; `nil` if it is to be made again.
        var values: (Double, Double)?
        var text: LayerText
    }

    /// The text that was measured for values; `nil` if its format or font may differ since.
    @inline(never) package func measured(_ key: Key, _ values: (Double, Double)) -> LayerText? {
        guard let known = measured[key], let before = known.values, before == values else { return nil }
        return known.text
    }

    /// Measures a text, unless it was measured already.
    @inline(never) mutating func measure(_ string: String, _ key: Key, _ values: (Double, Double)?, _ font: CTFont)
        -> LayerText
    {
        if let known = measured[key], known.text.string == string, known.text.font === font {
            measured[key]?.values = values
            return known.text
        }
        let text = LayerText(string, font: font)
        measured[key] = Measured(values: values, text: text)
        return text
    }

    /// Measures a readout that has shrunk, in whole half points, so that a drag rarely changes its font.
    mutating func measure(fitted string: String, _ font: CTFont, scale: Double) -> LayerText {
        let size = max(SliderLayout.minimumReadoutSize, (2 * scale * Double(CTFontGetSize(font))).rounded(.down) / 2)
        if fittedFont.map({ Double(CTFontGetSize($0)) }) != size {
            fittedFont = CTFontCreateCopyWithAttributes(font, CGFloat(size), nil, nil)
        }
        return measure(string, .fittedReadout, nil, fittedFont ?? font)
    }

    /// Invalidates the cached strings, because formats may have changed. A string that stays the same keeps its size.
    package mutating func invalidateFormats() { for key in measured.keys { measured[key]?.values = nil } }

    /// Invalidates every cached string and its size, because fonts may have changed.
    mutating func invalidateFonts() {
        measured = [:]
        fonts = SmallDictionary()
        fittedFont = nil
    }
}
#endif
