@_spi(Double) import CoreText

// Checked against: developer.apple.com/documentation/uikit/uifont, …/uifontdescriptor, …/uifontmetrics,
// …/uifont/preferredfont(fortextstyle:compatiblewith:), …/uifont/init(descriptor:size:), …/uifont/init(name:size:),
// …/uifontdescriptor/object(forkey:), …/uifontdescriptor/withdesign(_:); madsmtm/objc2 `objc2-ui-kit` UIFont.rs,
// UIFontDescriptor.rs (thread-safe).

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1"),
            title2 = Self(rawValue: "UICTFontTextStyleTitle2"), title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline"),
            subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        public static let body = Self(rawValue: "UICTFontTextStyleBody"),
            callout = Self(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote"),
            caption1 = Self(rawValue: "UICTFontTextStyleCaption1"),
            caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
        @available(iOS 11, *) public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")

        /// The size of the preferred font in the standard text size.
        fileprivate var size: CGFloat {
            let sizes: [Self: CGFloat] = [
                .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .subheadline: 15, .callout: 16, .footnote: 13,
                .caption1: 12, .caption2: 11,
            ]
            return sizes[self] ?? 17
        }
    }
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Self(rawValue: -0.8), thin = Self(rawValue: -0.6), light = Self(rawValue: -0.4)
        public static let regular = Self(rawValue: 0), medium = Self(rawValue: 0.23), semibold = Self(rawValue: 0.3)
        public static let bold = Self(rawValue: 0.4), heavy = Self(rawValue: 0.56), black = Self(rawValue: 0.62)
    }
    @available(iOS 16, *) public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let condensed = Self(rawValue: -0.2), standard = Self(rawValue: 0)
    }

    private init(_ descriptor: UIFontDescriptor, _ size: CGFloat) {
        pointSize = size
        fontDescriptor = descriptor
    }
    private convenience init(
        size: CGFloat, weight: Weight = .regular, isCondensed: Bool = false, hasMonospacedDigits: Bool = false,
        style: TextStyle? = nil
    ) {
        let weights: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let cssWeight = 100 * ((weights.firstIndex(of: weight) ?? 3) + 1)
        self.init(
            UIFontDescriptor(
                cssWeight: cssWeight, isCondensed: isCondensed, hasMonospacedDigits: hasMonospacedDigits, style), size)
    }
    /// A size of 0 is that of the descriptor, which the double's has not.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        precondition(pointSize > 0, "the double's descriptors have no size")
        self.init(descriptor, pointSize)
    }
    /// One font of the system replaces those that have a name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard fontName == "AvenirNext-DemiBold" else { return nil }
        self.init(UIFontDescriptor(name: fontName, cssWeight: 600), fontSize)
    }
    public let pointSize: CGFloat
    public let fontDescriptor: UIFontDescriptor
    /// The font of a style in the text size of traits.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let metrics = UIFontMetrics(forTextStyle: style)
        return UIFont(
            size: metrics.scaledValue(for: style.size, compatibleWith: traitCollection),
            weight: style == .headline ? .semibold : .regular, style: style)
    }
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    @available(iOS 16, *)
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        UIFont(size: fontSize, weight: weight, isCondensed: width.rawValue < 0)
    }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
    }
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontDescriptor, fontSize) }
}

open class UIFontDescriptor: CTFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    }
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded"),
            serif = Self(rawValue: "NSCTFontUIFontDesignSerif"),
            monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
    private let style: UIFont.TextStyle?
    @_spi(Double) public let hasMonospacedDigits: Bool
    @_spi(Double) public let design: SystemDesign
    /// The PostScript name; `nil` for a font of the system.
    @_spi(Double) public let name: String?
    fileprivate init(name: String, cssWeight: Int) {
        (self.name, style, hasMonospacedDigits, design) = (name, nil, false, .default)
        super.init(cssWeight: cssWeight, isCondensed: false)
    }
    init(
        cssWeight: Int, isCondensed: Bool, hasMonospacedDigits: Bool, design: SystemDesign = .default,
        _ style: UIFont.TextStyle?
    ) {
        name = nil
        self.style = style
        self.hasMonospacedDigits = hasMonospacedDigits
        self.design = design
        super.init(cssWeight: cssWeight, isCondensed: isCondensed)
    }

    @available(iOS 13, *) open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(
            cssWeight: cssWeight, isCondensed: isCondensed, hasMonospacedDigits: hasMonospacedDigits, design: design,
            style)
    }

    /// A font without a text style has another usage under the same key.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        anAttribute == .textStyle ? style?.rawValue ?? "CTFontRegularUsage" : nil
    }
}

@available(iOS 11, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        (value * (traitCollection ?? .current).preferredContentSizeCategory.factor).rounded()
    }
}
