#if APPLE_UI
import CoreText
import Foundation
import QuartzCore
import SlidersCore

/// A text with its font and its size.
package struct LayerText: Equatable {
    /// The text.
    package let string: String
    /// The font in its size.
    package let font: CTFont
    /// The size of the text, in whole points.
    package let size: CGSize

    /// Measures a text.
    package init(_ string: String, font: CTFont) {
        self.string = string
        self.font = font
        size = font.size(of: string)
    }

    /// Whether two texts are the same in the same font.
    package static func == (a: LayerText, b: LayerText) -> Bool {
        a.string == b.string && a.font === b.font
    }
}

extension CTFont {
    /// The distance of lines, in points.
    var lineHeight: CGFloat { CTFontGetAscent(self) + CTFontGetDescent(self) + CTFontGetLeading(self) }

    /// The size of a text of one line or several in whole points, so that its last glyph is not cut.
    fileprivate func size(of string: String) -> CGSize {
        var size = CGSize.zero
        for text in string.components(separatedBy: "\n") {
            let line = self.size(ofLine: text)
            size = CGSize(width: max(size.width, line.width), height: size.height + line.height)
        }
        return size
    }

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
    /// Colors the text.
    func paint(_ paint: SliderPaint, scale: CGFloat) {
        if contentsScale != scale { contentsScale = scale }
        if alignmentMode != .center { alignmentMode = .center }
        if case .color(let color) = paint.fill { set(\.foregroundColor, .make(color)) }
    }

    /// Shows a text; `nil` shows none.
    func write(_ text: LayerText?) {
        let string = text?.string ?? ""
        if font !== text?.font { font = text?.font }
        if let size = text.map({ CTFontGetSize($0.font) }), fontSize != size { fontSize = size }
        let isBroken = string.contains("\n")
        if isWrapped != isBroken { isWrapped = isBroken }
        if self.string as? String != string { self.string = string }
        let size = text?.size ?? .zero
        if bounds.size != size { bounds = CGRect(origin: .zero, size: size) }
    }

    /// Moves the center near a point, to where the corners lie between pixels, so that glyphs are sharp.
    ///
    /// - Parameter origin: the place of the root layer in the control, whose corner is between pixels.
    func moveOnGrid(to point: CGPoint, from origin: CGPoint, scale: CGFloat, _ glide: Glide?) {
        let onGrid = { (center: CGFloat, half: CGFloat, origin: CGFloat) in
            ((center - half + origin) * scale).rounded() / scale - origin + half
        }
        let x = onGrid(point.x, bounds.width / 2, origin.x)
        let y = onGrid(point.y, bounds.height / 2, origin.y)
        move(to: CGPoint(x: x, y: y), glide)
    }
}
#endif
