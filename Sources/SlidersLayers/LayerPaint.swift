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
        guard case .color(let color) = paint.fill else { return }
        if case .circle = figure {
            set(\.fillColor, .make(color))
            set(\.strokeColor, paint.outline.map { .make($0.color) })
            set(\.lineWidth, CGFloat(paint.outline?.width ?? 0))
        } else {
            set(\.fillColor, nil)
            set(\.strokeColor, .make(color))
        }
        // The shadow of a path knows nothing of what it is filled with.
        if case .circle = figure { cast(paint.shadow, opacity: color.alpha) } else { cast(paint.shadow) }
    }

    /// A halo around what the layer shows.
    func shine(_ sigma: Double, _ color: CGColor) {
        guard sigma > 0 else { return set(\.shadowOpacity, 0) }
        set(\.shadowColor, color)
        set(\.shadowOffset, CGSize(width: 0, height: 0))
        set(\.shadowRadius, CGFloat(sigma))
        set(\.shadowOpacity, 1)
    }

    /// Makes the layer as a new one, where it is if that is kept.
    func strip(keepingPlace isKept: Bool) {
        set(\.path, nil)
        set(\.fillColor, nil)
        set(\.strokeColor, nil)
        set(\.lineWidth, 1)
        setStroke(0, 1, nil)
        set(\.backgroundColor, nil)
        set(\.cornerRadius, 0)
        set(\.shadowOpacity, 0)
        set(\.shadowPath, nil)
        if contents != nil { contents = nil }
        set(\.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1))
        if !affineTransform().isIdentity { setAffineTransform(.identity) }
        hide(false)
        guard !isKept else { return }
        set(\.bounds, CGRect(x: 0, y: 0, width: 0, height: 0))
        set(\.position, CGPoint(x: 0, y: 0))
    }
}

extension CALayer {
    /// Casts a shadow, or none.
    func cast(_ shadow: Paint.Shadow?, opacity: Double = 1) {
        guard let shadow else { return set(\.shadowOpacity, 0) }
        set(\.shadowColor, .make(shadow.color))
        set(\.shadowOffset, CGSize(width: shadow.offset.x, height: shadow.offset.y))
        set(\.shadowRadius, CGFloat(shadow.blur))
        set(\.shadowOpacity, Float(opacity))
    }
}

extension Coat {
    /// Whether it is one colour in the very shape of a figure, which strokes and discs show.
    func isPlain(on figure: Figure) -> Bool {
        guard case .color = paint.fill, inset == 0, roundness == 1, offset == 0, width == nil, !isFlush else { return false }
        if case .circle = figure { return !isClipped && isUnlit && paint.isOfOneOpacity }
        return !isClipped && isUnlit && paint.outline == nil
    }

    /// Whether one layer shows it.
    var isColor: Bool {
        guard case .color = paint.fill else { return false }
        // A layer that is turned turns its shadow, too.
        let isAside = paint.shadow.map { $0.offset != .zero } ?? false
        return !isClipped && isUnlit && paint.outline == nil && !isAside
    }

    private var isUnlit: Bool { paint.innerShadow == nil && paint.gloss == nil && paint.glow == nil }
}

extension Paint {
    /// Whether fill and outline cast one shadow, which is that of a path.
    fileprivate var isOfOneOpacity: Bool { shadow == nil || outline == nil || fill.alpha == 1 }
}

extension Paint.Fill {
    /// How opaque it is as a whole.
    var alpha: Double { if case .color(let color) = self { color.alpha } else { 1 } }
}

extension CoatShape {
    /// Whether another place of the part in the control shows.
    var dependsOnPlace: Bool {
        if case .gradient(let gradient) = paint.fill { gradient.isOfControl || isClipped } else { isClipped }
    }

    /// The form with the outer half of its outline.
    var outlined: Form {
        let more = paint.outline?.width ?? 0
        switch form {
        case .box(let center, let size, let corner, let turn):
            return .box(center: center, size: size + more, corner: corner > 0 ? corner + more / 2 : 0, turn: turn)
        case .arc(let arc, let width, let isRound): return .arc(arc, width: width + more, isRound: isRound)
        case .text: return form
        }
    }

    /// The path of an upright box that casts the shadow; `nil` where the layers themselves must tell.
    var shadowPath: CGPath? {
        guard case .box(let center, let size, let corner, 0) = outlined, paint.glow == nil else { return nil }
        switch paint.fill {
        case .color where paint.isOfOneOpacity: break
        case .gradient(let gradient) where gradient.stops.allSatisfy { $0.color.alpha == 1 }: break
        default: return nil
        }
        let rect = CGRect(x: center.x - size.x / 2, y: center.y - size.y / 2, width: size.x, height: size.y)
        let round = CGFloat(min(corner, size.x / 2, size.y / 2))
        return CGPath(roundedRect: rect, cornerWidth: round, cornerHeight: round, transform: nil)
    }
}

extension CoatShape.Form {
    func moved(by way: SIMD2<Double>) -> CoatShape.Form {
        switch self {
        case .box(let center, let size, let corner, let turn): return .box(center: center + way, size: size, corner: corner, turn: turn)
        case .arc(var arc, let width, let isRound):
            arc.center += way
            return .arc(arc, width: width, isRound: isRound)
        case .text(let point): return .text(point + way)
        }
    }
}
#endif
