import Foundation
@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/coretext/ctline, …/ctlinecreatewithattributedstring(_:),
// …/ctlinegettypographicbounds(_:_:_:_:); madsmtm/objc2 `objc2-core-text`;
// developer.apple.com/documentation/corefoundation/cfattributedstring.

/// Core Foundation's name for the class that it is bridged to.
public typealias CFAttributedString = NSAttributedString

/// A line of text. Every letter is as wide as a digit of a common font.
public final class CTLine {
    fileprivate let length: Int
    fileprivate let font: CTFont?
    fileprivate init(_ text: CFAttributedString) {
        length = text.length
        font =
            length == 0
            ? nil
            : text.attribute(NSAttributedString.Key(kCTFontAttributeName as String), at: 0, effectiveRange: nil)
                as? CTFont
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// An empty line has no height, as it has no font. Without a font a line would be in Helvetica of 12 points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let size = line.length == 0 ? 0 : line.font?.size ?? 12
    ascent?.pointee = 0.952 * size
    descent?.pointee = 0.241 * size
    leading?.pointee = 0
    return Double(line.length) * Double(size) * (line.font?.descriptor.isCondensed == true ? 0.5 : 0.62)
}
