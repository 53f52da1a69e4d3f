#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// A text with its font, measured by the host.
public struct LayerText: Equatable {
    public var string: String
    /// A `UIFont` or `NSFont`.
    public var font: AnyObject
    public var fontSize: CGFloat
    public var size: CGSize

    public init(_ string: String, font: AnyObject, fontSize: CGFloat, size: CGSize) {
        (self.string, self.font, self.fontSize, self.size) = (string, font, fontSize, size)
    }

    public static func == (a: LayerText, b: LayerText) -> Bool {
        a.string == b.string && a.fontSize == b.fontSize && a.size == b.size && a.font === b.font
    }
}

extension CATextLayer {
    func paint(_ paint: Paint, scale: CGFloat) {
        if contentsScale != scale { contentsScale = scale }
        if alignmentMode != .center { alignmentMode = .center }
        if case .color(let color) = paint.fill { set(\.foregroundColor, .make(color)) }
    }

    /// Writes a text, unless it is there already.
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
