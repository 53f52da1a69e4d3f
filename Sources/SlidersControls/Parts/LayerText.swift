#if APPLE_UI
import CoreText
import Foundation
import QuartzCore
import SlidersCore

/// A text with its font and its size.
package struct LayerText: Equatable {
    /// The text, which may have several lines.
    package let string: String
    /// The font.
    package let font: CTFont
    /// The size of the text, in whole points.
    package let size: CGSize

    /// Creates a text, and measures its size.
    package init(_ string: String, font: CTFont) {
        self.string = string
        self.font = font
        size = font.size(of: string)
    }

    /// Returns whether two texts have equal strings and the same font object, and therefore the same size.
    package static func == (a: LayerText, b: LayerText) -> Bool {
        a.string == b.string && a.font === b.font
    }
}

extension CTFont {
    /// The distance from one baseline to the next, in points.
    var lineHeight: CGFloat { CTFontGetAscent(self) + CTFontGetDescent(self) + CTFontGetLeading(self) }

    /// Returns the size of a text of one or more lines. It's rounded up to whole points, so that the last glyph isn't
    /// cut off.
    fileprivate func size(of string: String) -> CGSize {
        var size = CGSize.zero
        for line in string.components(separatedBy: "\n") {
            let lineSize = self.size(ofLine: line)
            size = CGSize(width: max(size.width, lineSize.width), height: size.height + lineSize.height)
        }
        return size
    }

    /// Returns the size of a text of one line, rounded up to whole points.
    private func size(ofLine string: String) -> CGSize {
        let text = NSAttributedString(
            string: string, attributes: [NSAttributedString.Key(kCTFontAttributeName as String): self])
        let line = CTLineCreateWithAttributedString(text as CFAttributedString)
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        return CGSize(width: width.rounded(.up), height: (ascent + descent + leading).rounded(.up))
    }
}

extension CATextLayer {
    /// Centers the text, and gives it the color of a paint. Fills other than a color leave the text's color unchanged.
    func paint(_ paint: SliderPaint, scale: CGFloat) {
        if contentsScale != scale { contentsScale = scale }
        if alignmentMode != .center { alignmentMode = .center }
        if case .color(let color) = paint.fill { set(\.foregroundColor, .make(color)) }
    }

    /// Shows a text, and gives the layer its size. `nil` shows an empty text.
    func write(_ text: LayerText?) {
        let string = text?.string ?? ""
        if font !== text?.font { font = text?.font }
        if let size = text.map({ CTFontGetSize($0.font) }), fontSize != size { fontSize = size }
        let hasSeveralLines = string.contains("\n")
        if isWrapped != hasSeveralLines { isWrapped = hasSeveralLines }
        if self.string as? String != string { self.string = string }
        let size = text?.size ?? .zero
        if bounds.size != size { bounds = CGRect(origin: .zero, size: size) }
    }

    /// Moves the layer's center close to a point, so that the layer's edges are on the boundaries of pixels and glyphs
    /// are sharp.
    ///
    /// - Parameters:
    ///   - origin: the position of the superlayer in the control, whose corner is on a boundary of pixels.
    ///   - scale: the number of pixels per point.
    func moveToPixelGrid(near point: CGPoint, from origin: CGPoint, scale: CGFloat, _ glide: Glide?) {
        let alignedCenter = { (center: CGFloat, halfLength: CGFloat, origin: CGFloat) in
            ((center - halfLength + origin) * scale).rounded() / scale - origin + halfLength
        }
        let x = alignedCenter(point.x, bounds.width / 2, origin.x)
        let y = alignedCenter(point.y, bounds.height / 2, origin.y)
        move(to: CGPoint(x: x, y: y), glide)
    }
}
#endif
