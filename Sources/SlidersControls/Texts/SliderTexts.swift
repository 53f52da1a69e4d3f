#if APPLE_UI
import CoreText
import Foundation
import QuartzCore
import SlidersCore

/// A cached font for one kind of text.
struct RoleFont {
    /// The description that the font was made from, or `nil` if the style had none and the font of labels applied.
    let styleFont: SliderTextFont?
    let font: CTFont
}

/// The names and formatters that an app set, and a cache of measured texts.
package struct SliderTexts: ~Copyable {
    /// The locale of the control's own words and of numbers.
    package var locale = Locale.autoupdatingCurrent
    /// The names that the app set: by the index of the thumb or, on a plane, of the axis.
    package var names = SmallDictionary<Int, String>()
    /// A closure that returns the name of an axis of a plane; `nil` for sliders with one axis.
    package var axisName: ((_ axis: Int) -> String)?
    /// Closures that return the text of a value, by axis.
    package var formatters = SmallDictionary<Int, (Double) -> String>()
    /// A closure that returns the text of a thumb's value, for the index of the thumb or, on a plane, of the axis.
    package var thumbFormatter: ((_ value: Double, _ index: Int) -> String)?
    /// A closure that returns the text beside a tick.
    package var tickFormatter: ((Double) -> String)?
    /// A closure that returns the text of a merged label from the values of its thumbs.
    var mergedFormatter: (([Double]) -> String)?
    /// A closure that returns the text of a distance between two values.
    package var distanceFormatter: ((Double) -> String)?
    /// A closure that returns what assistive technology reads of an obstacle.
    package var obstacleFormatter: ((SliderObstacle) -> String?)?
    /// A closure that returns the text of the readout from all values.
    package var readoutFormatter: (([Double]) -> String)?
    /// Closures that return the value of a typed text, or `nil` if it isn't a value, by axis.
    package var parsers = SmallDictionary<Int, (String) -> Double?>()
    /// The cached fonts. A kind of text keeps the same font object, because texts are measured again for another
    /// object.
    var fonts = SmallDictionary<SliderTextRole, RoleFont>()
    /// The font of a readout that is smaller than its style says, to fit into the space for it.
    private var fittedFont: CTFont?
    /// The last measured text for each key.
    private var cachedTexts: [Key: CachedText] = [:]

    /// The closure that returns the text of a value on the first axis, which is the only one except on a plane.
    package var formatter: ((Double) -> String)? {
        get { formatters[0] }
        set { formatters[0] = newValue }
    }
    /// The closure that returns the value of a typed text on the first axis, which is the only one except on a plane.
    package var parser: ((String) -> Double?)? {
        get { parsers[0] }
        set { parsers[0] = newValue }
    }

    /// The part that shows a text.
    package enum Key: Hashable {
        /// The label of these thumbs; several if their labels are merged.
        case indices(Range<Int>)
        /// The tick with this index.
        case tick(Int)
        /// The readout in the middle of a dial, in the size of its style and on one line.
        case readout
        /// The readout on two lines.
        case brokenReadout
        /// The readout in a smaller size, which fits into the space for it.
        case fittedReadout
    }

    private struct CachedText {
        /// The lowest and the highest value in the text, or `nil` if the text can't be found by its values.
        var values: (Double, Double)?
        var text: LayerText
    }

    /// Returns the cached text for a key and its lowest and highest value, or `nil` if there is none or formats or
    /// fonts may have changed since it was measured.
    @inline(never) package func measured(_ key: Key, _ values: (Double, Double)) -> LayerText? {
        guard let cached = cachedTexts[key], let cachedValues = cached.values, cachedValues == values else {
            return nil
        }
        return cached.text
    }

    /// Returns the measured text for a string. Measures it only if the string or the font differs from the cached ones.
    ///
    /// - Parameter values: the lowest and the highest value in the text; with `nil`, ``measured(_:_:)`` doesn't find
    ///   it.
    @inline(never) mutating func measure(_ string: String, _ key: Key, _ values: (Double, Double)?, _ font: CTFont)
        -> LayerText
    {
        if let cached = cachedTexts[key], cached.text.string == string, cached.text.font === font {
            cachedTexts[key]?.values = values
            return cached.text
        }
        let text = LayerText(string, font: font)
        cachedTexts[key] = CachedText(values: values, text: text)
        return text
    }

    /// Returns a readout measured in a smaller size of its font. The size is rounded down to half points, so that a
    /// drag rarely changes the font.
    mutating func measure(fitted string: String, _ font: CTFont, scale: Double) -> LayerText {
        let fontSize = max(
            SliderLayout.minimumReadoutSize, (2 * scale * Double(CTFontGetSize(font))).rounded(.down) / 2)
        if fittedFont.map({ Double(CTFontGetSize($0)) }) != fontSize {
            fittedFont = CTFontCreateCopyWithAttributes(font, CGFloat(fontSize), nil, nil)
        }
        return measure(string, .fittedReadout, nil, fittedFont ?? font)
    }

    /// Makes ``measured(_:_:)`` find no text, because formats may have changed. A string that stays the same isn't
    /// measured again.
    package mutating func invalidateFormats() { for key in cachedTexts.keys { cachedTexts[key]?.values = nil } }

    /// Removes all cached texts and fonts, because fonts may have changed.
    mutating func invalidateFonts() {
        cachedTexts = [:]
        fonts = SmallDictionary()
        fittedFont = nil
    }
}
#endif
