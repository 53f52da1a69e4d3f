@_spi(Double) import CoreText

// Checked against: developer.apple.com/documentation/uikit/uifont, …/uifontdescriptor, …/uifontmetrics,
// …/nsstring/size(withattributes:); madsmtm/objc2 `objc2-ui-kit` UIFont.rs (thread-safe).

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let body = Self(rawValue: "UICTFontTextStyleBody"),
            footnote = Self(rawValue: "UICTFontTextStyleFootnote")
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

    private init(size: CGFloat, weight: Weight = .regular, isCondensed: Bool = false) {
        pointSize = size
        self.weight = weight
        self.isCondensed = isCondensed
    }
    public let pointSize: CGFloat
    private let weight: Weight
    private let isCondensed: Bool
    private var cssWeight: Int {
        let weights: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        return 100 * ((weights.firstIndex(of: weight) ?? 3) + 1)
    }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(cssWeight: cssWeight, isCondensed: isCondensed) }
    open var lineHeight: CGFloat { pointSize * 1.193 }
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    @available(iOS 16, *)
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        UIFont(size: fontSize, weight: weight, isCondensed: width.rawValue < 0)
    }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, isCondensed: isCondensed)
    }
}

open class UIFontDescriptor: CTFontDescriptor {}

@available(iOS 11, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        (value * (traitCollection ?? .current).preferredContentSizeCategory.factor).rounded()
    }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

extension NSString {
    /// Every letter is as wide as a digit of a common font.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        return CGSize(
            width: CGFloat(length) * font.pointSize * (font.fontDescriptor.isCondensed ? 0.5 : 0.62),
            height: font.lineHeight)
    }
}
