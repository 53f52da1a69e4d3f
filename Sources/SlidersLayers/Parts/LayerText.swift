#if canImport(QuartzCore)
import CoreText
import QuartzCore
import SlidersCore

/// A text with its font and its size, as the host measured it.
package struct LayerText: Equatable {
    /// The text.
    package var string: String
    /// The font in its size. Layers take no `UIFont`.
    package var font: CTFont
    /// The size of the font, in points.
    package var fontSize: CGFloat
    /// The size of the text, in points.
    package var size: CGSize

    /// Makes a measured text.
    package init(_ string: String, font: CTFont, fontSize: CGFloat, size: CGSize) {
        self.string = string
        self.font = font
        self.fontSize = fontSize
        self.size = size
    }

    /// Whether two texts are the same in the same font.
    package static func == (a: LayerText, b: LayerText) -> Bool {
        a.string == b.string && a.fontSize == b.fontSize && a.size == b.size && a.font === b.font
    }
}

extension CATextLayer {
    /// Colours the text.
    func paint(_ paint: Paint, scale: CGFloat) {
        if contentsScale != scale { contentsScale = scale }
        if alignmentMode != .center { alignmentMode = .center }
        if case .color(let color) = paint.fill { set(\.foregroundColor, .make(color)) }
    }

    /// Shows a text; `nil` shows none.
    func write(_ text: LayerText?) {
        let string = text?.string ?? ""
        if font !== text?.font { font = text?.font }
        if let text, fontSize != text.fontSize { fontSize = text.fontSize }
        if self.string as? String != string { self.string = string }
        let size = text?.size ?? .zero
        if bounds.size != size { bounds = CGRect(origin: .zero, size: size) }
    }
}
#endif
