import Foundation
@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/coretext/ctfont, …/ctfontdescriptor,
// …/ctfontcreatewithfontdescriptor(_:_:_:), …/ctfontgetascent(_:), …/ctfontgetsize(_:), …/kctfontattributename;
// madsmtm/objc2 `objc2-core-text`.

/// Apple's compiler bridges a `UIFontDescriptor` to it; the double's inherits it.
open class CTFontDescriptor {
    @_spi(Double) public let cssWeight: Int
    @_spi(Double) public let isCondensed: Bool
    @_spi(Double) public init(cssWeight: Int, isCondensed: Bool) {
        self.cssWeight = cssWeight
        self.isCondensed = isCondensed
    }
}

public final class CTFont {
    @_spi(Double) public let descriptor: CTFontDescriptor
    @_spi(Double) public let size: CGFloat
    fileprivate init(_ descriptor: CTFontDescriptor, _ size: CGFloat) {
        self.descriptor = descriptor
        self.size = size
    }
}

@_spi(Double) extension CTFont: LayerFont {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(descriptor, size == 0 ? 12 : size)
}

// …/ctfontcreatecopywithattributes(_:_:_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    CTFont(attributes ?? font.descriptor, size == 0 ? font.size : size)
}

// The system's font on Apple's platforms has these measures.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { 0.952 * font.size }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { 0.241 * font.size }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

public var kCTFontAttributeName: CFString { "NSFont" }
