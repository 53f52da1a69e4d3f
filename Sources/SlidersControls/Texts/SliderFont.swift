/// A font for a slider's texts, of the system or of the app. It grows with the user's text size.
///
/// ```swift
/// RangeSliderControl(value: $price).sliderFont(.caption.weight(.semibold).monospacedDigit(), for: .tickLabel)
/// dial.setFont(.system(size: 40, weight: .light, design: .rounded), for: .readout)
/// ```
public struct SliderFont: Hashable, Sendable {
    /// What the size of a font is given by.
    package enum Size: Hashable, Sendable {
        case style(TextStyle)
        /// The size in the standard text size.
        case points(Double)
        /// The font of a name, its size in the standard text size, and the style that it grows with.
        case named(String, Double, TextStyle)
    }

    /// The size.
    package let size: Size
    /// The weight; `nil` is that of the text style.
    package private(set) var weight: Weight?
    /// The design.
    package let design: Design
    /// Whether all digits have one width.
    package private(set) var hasMonospacedDigits = false

    private init(_ size: Size, _ weight: Weight?, _ design: Design) {
        (self.size, self.weight, self.design) = (size, weight, design)
    }

    /// A font of a size in points, in the standard text size. A size that is not positive and finite counts as 12.
    public static func system(size: Double, weight: Weight = .regular, design: Design = .default) -> SliderFont {
        SliderFont(.points(usable(size)), weight, design)
    }

    /// A font of the app or of the system by its PostScript name. It grows as a text style does, from a size in points
    /// in the standard text size; in AppKit it has that size. A size that is not positive and finite counts as 12.
    ///
    /// ```swift
    /// dial.setFont(.custom("AvenirNext-DemiBold", size: 32, relativeTo: .largeTitle), for: .readout)
    /// ```
    /// The name decides on weight, design and digits: ``weight(_:)``, ``bold()`` and ``monospacedDigit()`` count only
    /// where there is no font of that name, and that of the system stands in.
    public static func custom(_ name: String, size: Double, relativeTo style: TextStyle = .body) -> SliderFont {
        SliderFont(.named(name, usable(size), style), nil, .default)
    }

    private static func usable(_ size: Double) -> Double { size > 0 && size.isFinite ? size : 12 }

    /// The font of a text style, in another weight and design.
    public static func system(_ style: TextStyle, design: Design = .default, weight: Weight? = nil) -> SliderFont {
        SliderFont(.style(style), weight, design)
    }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> SliderFont {
        var font = self
        font.weight = weight
        return font
    }

    /// The font in bold.
    public func bold() -> SliderFont { weight(.bold) }

    /// The font with digits of one width, so that a text does not move while its value changes.
    public func monospacedDigit() -> SliderFont {
        var font = self
        font.hasMonospacedDigits = true
        return font
    }

    /// The styles of texts that a system has.
    public enum TextStyle: CaseIterable, Sendable {
        /// Large titles.
        case largeTitle
        /// Titles.
        case title
        /// Titles on the second level.
        case title2
        /// Titles on the third level.
        case title3
        /// Headlines.
        case headline
        /// Headlines on the second level.
        case subheadline
        /// Running text.
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

    /// How thick letters are. The raw values are those of CSS.
    public enum Weight: Int, CaseIterable, Sendable {
        /// The thinnest.
        case ultraLight = 100
        /// Thinner than light.
        case thin = 200
        /// Thinner than regular.
        case light = 300
        /// That of running text.
        case regular = 400
        /// Between regular and semibold.
        case medium = 500
        /// That of headlines.
        case semibold = 600
        /// Bold.
        case bold = 700
        /// Thicker than bold.
        case heavy = 800
        /// The thickest.
        case black = 900
    }

    /// The designs of a system's font.
    public enum Design: CaseIterable, Sendable {
        /// That of the system.
        case `default`
        /// With round ends.
        case rounded
        /// With serifs.
        case serif
        /// With letters of one width.
        case monospaced
    }
}

extension SliderFont {
    /// The font of large titles.
    public static let largeTitle = system(.largeTitle)
    /// The font of titles.
    public static let title = system(.title)
    /// The font of titles on the second level.
    public static let title2 = system(.title2)
    /// The font of titles on the third level.
    public static let title3 = system(.title3)
    /// The font of headlines.
    public static let headline = system(.headline)
    /// The font of headlines on the second level.
    public static let subheadline = system(.subheadline)
    /// The font of running text.
    public static let body = system(.body)
    /// The font of callouts.
    public static let callout = system(.callout)
    /// The font of footnotes.
    public static let footnote = system(.footnote)
    /// The font of captions.
    public static let caption = system(.caption)
    /// The smallest font of captions.
    public static let caption2 = system(.caption2)
}
