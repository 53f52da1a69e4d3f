#if canImport(QuartzCore)
import QuartzCore
import Sliders

extension CGColor {
    /// A colour of a paint, in sRGB.
    public static func make(_ color: Paint.Color) -> CGColor {
        CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension CAShapeLayer {
    /// Fills a disc, or colours a stroke; with shadow and outline.
    func paint(_ paint: Paint, _ figure: Figure) {
        if contents != nil { contents = nil }
        let color: CGColor? = if case .color(let color) = paint.fill { .make(color) } else { nil }
        if case .circle = figure {
            fillColor = color
            strokeColor = paint.outline.map { .make($0.color) }
            lineWidth = paint.outline?.width ?? 0
        } else {
            fillColor = nil
            strokeColor = color
        }
        shadowOpacity = paint.shadow == nil ? 0 : 1
        guard let shadow = paint.shadow else { return }
        shadowColor = .make(shadow.color)
        shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
        shadowRadius = shadow.blur
        if case .circle = figure { shadowPath = path }
    }
}
#endif
