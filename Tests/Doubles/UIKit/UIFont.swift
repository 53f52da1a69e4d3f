// Checked against: developer.apple.com/documentation/uikit/uifont, …/uifontmetrics, …/nsstring/size(withattributes:);
// madsmtm/objc2 `objc2-ui-kit` UIFont.rs (thread-safe).

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let body = Self(rawValue: "UICTFontTextStyleBody"), footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    }
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let regular = Self(rawValue: 0), semibold = Self(rawValue: 0.3)
    }

    private init(size: CGFloat) { pointSize = size }
    public let pointSize: CGFloat
    open var lineHeight: CGFloat { pointSize * 1.193 }
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont(size: fontSize) }
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
}

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
        return CGSize(width: CGFloat(length) * font.pointSize * 0.62, height: font.lineHeight)
    }
}
