@_spi(Double) import CoreText

// Checked against: developer.apple.com/documentation/appkit/nsfont, …/nsfont/weight, …/nsfont/width,
// …/nsfontdescriptor, …/nsfontdescriptor/systemdesign, …/nsfont/preferredfont(forTextStyle:options:),
// …/nsfont/textstyle, …/nsfont/textstyleoptionkey, …/nsfont/init(name:size:), …/nsfont/systemfontsize;
// madsmtm/objc2 `objc2-app-kit` NSFont.rs.

/// Apple's compiler bridges it to a `CTFontDescriptor`; the double's inherits it.
open class NSFontDescriptor: CTFontDescriptor {
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let rounded = Self(rawValue: "rounded"), serif = Self(rawValue: "serif")
        public static let monospaced = Self(rawValue: "monospaced")
    }
    @available(macOS 10.15, *) open func withDesign(_ design: NSFontDescriptor.SystemDesign) -> NSFontDescriptor? {
        self.design = design
        return self
    }
    @_spi(Double) public private(set) var design: SystemDesign?
}

open class NSFont: NSObject, @unchecked Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Self(rawValue: -0.8), thin = Self(rawValue: -0.6), light = Self(rawValue: -0.4)
        public static let regular = Self(rawValue: 0), medium = Self(rawValue: 0.23), semibold = Self(rawValue: 0.3)
        public static let bold = Self(rawValue: 0.4), heavy = Self(rawValue: 0.56), black = Self(rawValue: 0.62)
    }
    @available(macOS 13, *) public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let condensed = Self(rawValue: -0.2), standard = Self(rawValue: 0)
    }

    @available(macOS 11, *) public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = Self(rawValue: "largeTitle"), title1 = Self(rawValue: "title1")
        public static let title2 = Self(rawValue: "title2"), title3 = Self(rawValue: "title3")
        public static let headline = Self(rawValue: "headline"), subheadline = Self(rawValue: "subheadline")
        public static let body = Self(rawValue: "body"), callout = Self(rawValue: "callout")
        public static let footnote = Self(rawValue: "footnote"), caption1 = Self(rawValue: "caption1")
        public static let caption2 = Self(rawValue: "caption2")
    }
    @available(macOS 11, *) public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private init(
        size: CGFloat, weight: Weight = .regular, isCondensed: Bool = false, descriptor: NSFontDescriptor? = nil,
        name: String = ".AppleSystemUIFont"
    ) {
        (pointSize, self.weight, self.isCondensed, own) = (size, weight, isCondensed, descriptor)
        fontName = name
    }
    private let own: NSFontDescriptor?
    public let pointSize: CGFloat
    public let fontName: String
    private let weight: Weight
    private let isCondensed: Bool
    open var fontDescriptor: NSFontDescriptor {
        if let own { return own }
        let weights: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        return NSFontDescriptor(
            cssWeight: 100 * ((weights.firstIndex(of: weight) ?? 3) + 1), isCondensed: isCondensed)
    }
    /// The sizes are those of the Human Interface Guidelines.
    @available(macOS 11, *) open class func preferredFont(
        forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any]
    ) -> NSFont {
        let sizes: [TextStyle: CGFloat] = [
            .largeTitle: 26, .title1: 22, .title2: 17, .title3: 15, .callout: 12, .subheadline: 11, .footnote: 10,
            .caption1: 10, .caption2: 10,
        ]
        return NSFont(size: sizes[style] ?? 13, weight: style == .headline ? .bold : .regular)
    }
    public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
        self.init(size: fontSize, descriptor: fontDescriptor)
    }
    /// One font of the system replaces those that have a name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard fontName == "AvenirNext-DemiBold" else { return nil }
        self.init(size: fontSize, weight: .semibold, name: fontName)
    }
    open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
        NSFont(size: fontSize, weight: weight)
    }
    open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(size: fontSize) }
    open class var systemFontSize: CGFloat { 13 }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
        NSFont(size: fontSize, weight: weight)
    }
    @available(macOS 13, *)
    open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight, width: NSFont.Width) -> NSFont {
        NSFont(size: fontSize, weight: weight, isCondensed: width.rawValue < 0)
    }
    open func withSize(_ fontSize: CGFloat) -> NSFont {
        NSFont(size: fontSize, weight: weight, isCondensed: isCondensed)
    }
}
