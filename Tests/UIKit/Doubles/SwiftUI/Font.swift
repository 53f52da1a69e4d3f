// Checked against: developer.apple.com/documentation/swiftui/font, …/font/textstyle, …/font/weight, …/view/font(_:),
// …/font/init(_:) (a font of Core Text, which does not grow),
// developer.apple.com/design/human-interface-guidelines/typography (sizes of text styles in each text size).
@_spi(Double) import CoreText

public struct Font: Hashable, Sendable {
    enum Size: Hashable {
        case style(TextStyle)
        case points(CGFloat)
    }
    let size: Size
    private(set) var ownWeight: Weight?

    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public struct Weight: Hashable, Sendable {
        let css: Int
        public static let light = Weight(css: 300), regular = Weight(css: 400), medium = Weight(css: 500)
        public static let semibold = Weight(css: 600), bold = Weight(css: 700)
    }

    public static let largeTitle = Font(.largeTitle), title = Font(.title), title2 = Font(.title2)
    public static let title3 = Font(.title3), headline = Font(.headline), subheadline = Font(.subheadline)
    public static let body = Font(.body), callout = Font(.callout), footnote = Font(.footnote)
    public static let caption = Font(.caption), caption2 = Font(.caption2)

    private init(_ style: TextStyle) { size = .style(style) }
    private init(points: CGFloat) { size = .points(points) }
    public static func system(size: CGFloat) -> Font { Font(points: size) }
    public init(_ font: CTFont) {
        size = .points(font.size)
        ownWeight = Weight(css: font.descriptor.cssWeight)
    }

    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.ownWeight = weight
        return copy
    }
    /// Digits of the double are of one width except for the 1.
    public func monospacedDigit() -> Font { self }

    var weight: Weight { ownWeight ?? (size == .style(.headline) ? .semibold : .regular) }

    /// The size in points: of a style the one in the standard text size, or what it grows to.
    func points(in size: DynamicTypeSize) -> CGFloat {
        switch self.size {
        case .points(let points): points
        case .style(let style): style.points(in: size)
        }
    }
}

extension Font.TextStyle {
    /// Between the ends that a toolkit has for it the double grows every style as the body's text.
    fileprivate func points(in size: DynamicTypeSize) -> CGFloat {
        let body: CGFloat =
            switch size {
            case .xSmall: 14
            case .small: 15
            case .medium: 16
            case .large: 17
            case .xLarge: 19
            case .xxLarge: 21
            case .xxxLarge: 23
            case .accessibility1: 28
            case .accessibility2: 33
            case .accessibility3: 40
            case .accessibility4: 47
            case .accessibility5: 53
            }
        return (ends.standard + (ends.largest - ends.standard) * (body - 17) / 36).rounded()
    }
}

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
