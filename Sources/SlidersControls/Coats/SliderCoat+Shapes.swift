#if APPLE_UI
import QuartzCore
import SlidersCore

// What a coat asks of layers: whether one is enough, and the shapes that follow from it.

extension SliderCoat {
    /// Whether the coat is one color in the very shape of a line or an arc, which a stroke shows.
    var isPlainStroke: Bool { isPlain && paint.outline == nil }

    /// Whether the coat is one color in the very shape of a disc or capsule, perhaps with an outline and a shadow.
    var isPlainDisc: Bool { isPlain && paint.hasOneOpacity }

    private var isPlain: Bool {
        guard case .color = paint.fill, inset == 0, roundness == 1, offset == 0, width == nil, !isFlush else {
            return false
        }
        return !isClipped && isUnlit
    }

    /// Whether one layer in the coat's shape shows it.
    var isOneColor: Bool {
        guard case .color = paint.fill else { return false }
        // A layer that is turned turns its shadow, too.
        let hasOffsetShadow = paint.shadow.map { $0.offset != .zero } ?? false
        return !isClipped && isUnlit && paint.outline == nil && !hasOffsetShadow
    }

    private var isUnlit: Bool { paint.innerShadow == nil && paint.gloss == nil && paint.glow == nil }
}

extension SliderPaint {
    /// Whether fill and outline cast the same shadow, that of their path.
    fileprivate var hasOneOpacity: Bool { shadow == nil || outline == nil || fill.alpha == 1 }
}

extension SliderPaint.Fill {
    /// The opacity of the whole fill.
    var alpha: Double { if case .color(let color) = self { color.alpha } else { 1 } }
}

extension SliderPaintedShape {
    /// Whether the shape looks different elsewhere in the control.
    var dependsOnOrigin: Bool {
        if case .gradient(let gradient) = paint.fill { gradient.isOfControl || isClipped } else { isClipped }
    }

    /// The form with the outer half of its outline.
    var outlined: Form {
        let width = paint.outline?.width ?? 0
        switch form {
        case .box(let center, let size, let corner, let turn):
            return .box(center: center, size: size + width, corner: corner > 0 ? corner + width / 2 : 0, turn: turn)
        case .arc(let arc, let arcWidth, let isRound): return .arc(arc, width: arcWidth + width, isRound: isRound)
        case .text: return form
        }
    }

    /// The path of an upright box that casts the shadow; `nil` if the layers' contents cast it.
    var shadowPath: CGPath? {
        guard case .box(let center, let size, let corner, 0) = outlined, paint.glow == nil else { return nil }
        switch paint.fill {
        case .color where paint.hasOneOpacity: break
        case .gradient(let gradient) where gradient.stops.allSatisfy { $0.color.alpha == 1 }: break
        default: return nil
        }
        let rect = CGRect(x: center.x - size.x / 2, y: center.y - size.y / 2, width: size.x, height: size.y)
        let round = CGFloat(min(corner, size.x / 2, size.y / 2))
        return CGPath(roundedRect: rect, cornerWidth: round, cornerHeight: round, transform: nil)
    }
}

extension SliderFigure {
    /// The disc or the capsule of a thumb about another center.
    func moved(to center: SIMD2<Double>) -> SliderFigure {
        switch self {
        case .circle(_, let radius): .circle(center: center, radius: radius)
        case .capsule(_, let size, let turn): .capsule(center: center, size: size, turn: turn)
        case .line, .arc, .anchor: self
        }
    }

    /// Whether it is a capsule that is turned where it is not at the top of a ring: its layer is no box then.
    func isTurned(in layout: SliderLayout) -> Bool {
        guard case .capsule(_, let size, _) = self, case .arc = layout.track else { return false }
        return size.x != size.y
    }
}

extension SliderPaintedShape.Form {
    /// The form moved by a vector.
    func moved(by offset: SIMD2<Double>) -> SliderPaintedShape.Form {
        switch self {
        case .box(let center, let size, let corner, let turn):
            return .box(center: center + offset, size: size, corner: corner, turn: turn)
        case .arc(var arc, let width, let isRound):
            arc.center += offset
            return .arc(arc, width: width, isRound: isRound)
        case .text(let point): return .text(point + offset)
        }
    }
}
#endif
