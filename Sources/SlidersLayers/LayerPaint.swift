#if canImport(QuartzCore)
import QuartzCore
import Sliders

extension CGColor {
    /// A colour of a paint, in sRGB.
    public static func make(_ color: Paint.Color) -> CGColor {
        CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// The colour that a layer shows for a fill: of a gradient the first one; an image has none.
    static func make(_ fill: Paint.Fill) -> CGColor? {
        switch fill {
        case .color(let color): .make(color)
        case .gradient(let gradient): gradient.stops.first.map { .make($0.color) }
        case .alongTrack(let stops): stops.first.map { .make($0.color) }
        case .image: nil
        }
    }
}

extension CAShapeLayer {
    /// Fills a disc, or colours a stroke; with shadow and outline.
    func paint(_ paint: Paint, _ figure: Figure) {
        if contents != nil { contents = nil }
        let color = CGColor.make(paint.fill)
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
