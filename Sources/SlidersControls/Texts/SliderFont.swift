/// A font for the text of a slider: a system font or one of the app's fonts. It grows with the user's text size.
///
/// ```swift
/// RangeSliderControl(value: $price).sliderFont(.caption.weight(.semibold).monospacedDigit(), for: .tickLabel)
/// dial.setFont(.system(size: 40, weight: .light, design: .rounded), for: .readout)
/// ```
public struct SliderFont: Hashable, Sendable {
    /// How the size of a font is specified.
    package enum Size: Hashable, Sendable {
        /// The size of a text style.
        case style(TextStyle)
        /// A size in points, for the standard text size.
        case points(Double)
        /// The PostScript name of a font, its size in points for the standard text size, and the text style with which
        /// it grows.
        case named(String, Double, TextStyle)
    }

    /// The size, or the font with a size.
    package let size: Size
    /// The weight, or `nil` for the default weight of the text style.
    private(set) var weight: Weight?
    /// The design.
    let design: Design
    /// Whether all digits have the same width.
    private(set) var hasMonospacedDigits = false

    private init(_ size: Size, _ weight: Weight?, _ design: Design) {
        (self.size, self.weight, self.design) = (size, weight, design)
    }

    /// Returns a system font with a size in points, for the standard text size. A size that isn't positive and finite
    /// counts as 12.
    public static func system(size: Double, weight: Weight = .regular, design: Design = .default) -> SliderFont {
        SliderFont(.points(validSize(size)), weight, design)
    }

    /// Returns a font of the app or of the system by its PostScript name. It has a size in points for the standard text
    /// size, and grows like a text style; in AppKit it always has that size. A size that isn't positive and finite
    /// counts as 12.
    ///
    /// ```swift
    /// dial.setFont(.custom("AvenirNext-DemiBold", size: 32, relativeTo: .largeTitle), for: .readout)
    /// ```
    /// The name determines the weight, the design, and the digits. ``weight(_:)``, ``bold()``, and
    /// ``monospacedDigit()`` apply only if there's no font with that name, so that the system font replaces it.
    public static func custom(_ name: String, size: Double, relativeTo style: TextStyle = .body) -> SliderFont {
        SliderFont(.named(name, validSize(size), style), nil, .default)
    }

    /// Returns a size, or 12 if it isn't positive and finite.
    private static func validSize(_ size: Double) -> Double { size > 0 && size.isFinite ? size : 12 }

    /// Returns the font of a text style, with a design and a weight.
    public static func system(_ style: TextStyle, design: Design = .default, weight: Weight? = nil) -> SliderFont {
        SliderFont(.style(style), weight, design)
    }

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> SliderFont {
        var font = self
        font.weight = weight
        return font
    }

    /// Returns the font in bold.
    public func bold() -> SliderFont { weight(.bold) }

    /// Returns the font with digits of equal width, so that text doesn't shift while its value changes.
    public func monospacedDigit() -> SliderFont {
        var font = self
        font.hasMonospacedDigits = true
        return font
    }

    /// The text styles of the system.
    public enum TextStyle: CaseIterable, Sendable {
        /// Large titles.
        case largeTitle
        /// Titles.
        case title
        /// Second-level titles.
        case title2
        /// Third-level titles.
        case title3
        /// Headlines.
        case headline
        /// Subheadlines.
        case subheadline
        /// Body text.
        case body
        /// Callouts.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Small captions.
        case caption2
    }

    /// The weight of a font. The raw values are those of CSS.
    public enum Weight: Int, CaseIterable, Sendable {
        /// The thinnest.
        case ultraLight = 100
        /// Thinner than light.
        case thin = 200
        /// Thinner than regular.
        case light = 300
        /// The weight of body text.
        case regular = 400
        /// Between regular and semibold.
        case medium = 500
        /// The weight of headlines.
        case semibold = 600
        /// Bold.
        case bold = 700
        /// Thicker than bold.
        case heavy = 800
        /// The thickest.
        case black = 900
    }

    /// The designs of the system font.
    public enum Design: CaseIterable, Sendable {
        /// The default design of the system.
        case `default`
        /// A design with rounded letters.
        case rounded
        /// A design with serifs.
        case serif
        /// A design with letters of equal width.
        case monospaced
    }
}

extension SliderFont {
    /// The font of large titles.
    public static let largeTitle = system(.largeTitle)
    /// The font of titles.
    public static let title = system(.title)
    /// The font of second-level titles.
    public static let title2 = system(.title2)
    /// The font of third-level titles.
    public static let title3 = system(.title3)
    /// The font of headlines.
    public static let headline = system(.headline)
    /// The font of subheadlines.
    public static let subheadline = system(.subheadline)
    /// The font of body text.
    public static let body = system(.body)
    /// The font of callouts.
    public static let callout = system(.callout)
    /// The font of footnotes.
    public static let footnote = system(.footnote)
    /// The font of captions.
    public static let caption = system(.caption)
    /// The font of small captions.
    public static let caption2 = system(.caption2)
}
