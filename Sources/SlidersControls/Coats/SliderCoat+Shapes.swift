#if APPLE_UI
import QuartzCore
import SlidersCore

// Which layers a coat, a layer of paint on a part of a slider, needs, and the geometry of these layers.

extension SliderCoat {
    /// Whether a stroke in one color with round ends, and perhaps a shadow, can show the coat of a line or an arc.
    var isPlainStroke: Bool { isPlain && paint.outline == nil }

    /// Whether one layer with the coat's form and color can show the coat, perhaps with a shadow without an offset.
    var fitsInOneLayer: Bool {
        guard case .color = paint.fill else { return false }
        // The offset of a shadow would rotate with a rotated layer.
        let hasOffsetShadow = paint.shadow.map { $0.offset != .zero } ?? false
        return !isClipped && !paint.hasLight && paint.outline == nil && !hasOffsetShadow
    }
}

extension SliderPaintedShape {
    /// Whether the shape's look depends on its position in the control: because of a clip, or of a gradient that spans
    /// the whole control.
    var dependsOnOrigin: Bool {
        if case .gradient(let gradient) = paint.fill { gradient.isOfControl || isClipped } else { isClipped }
    }

    /// The form, enlarged by the outer half of the outline.
    var formWithOutline: Form {
        let width = paint.outline?.width ?? 0
        switch form {
        case .box(let center, let size, let corner, let turn):
            return .box(center: center, size: size + width, corner: corner > 0 ? corner + width / 2 : 0, turn: turn)
        case .arc(let arc, let arcWidth, let isRound): return .arc(arc, width: arcWidth + width, isRound: isRound)
        case .text: return form
        }
    }

    /// The path of the shadow, for an upright box with an opaque or one-colored fill; `nil` if Core Animation has to
    /// derive the shadow from the layers' contents.
    var shadowPath: CGPath? {
        guard case .box(let center, let size, let corner, 0) = formWithOutline, paint.glow == nil else { return nil }
        switch paint.fill {
        case .color where paint.castsShadowOfPath: break
        case .gradient(let gradient) where gradient.stops.allSatisfy { $0.color.alpha == 1 }: break
        default: return nil
        }
        let rect = CGRect(x: center.x - size.x / 2, y: center.y - size.y / 2, width: size.x, height: size.y)
        let radius = CGFloat(min(corner, size.x / 2, size.y / 2))
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
}

extension SliderFigure {
    /// Returns the disc or the capsule with another center. Other figures stay as they are.
    func moved(to center: SIMD2<Double>) -> SliderFigure {
        switch self {
        case .circle(_, let radius): .circle(center: center, radius: radius)
        case .capsule(_, let size, let turn): .capsule(center: center, size: size, turn: turn)
        case .line, .arc, .anchor: self
        }
    }

    /// Whether the figure is a capsule on a ring. Such a capsule is rotated except at the top of the ring, so that an
    /// unrotated layer can't have its shape.
    func isRotatedCapsule(in layout: SliderLayout) -> Bool {
        guard case .capsule(_, let size, _) = self, case .arc = layout.track else { return false }
        return size.x != size.y
    }
}

extension SliderPaintedShape.Form {
    /// Returns the form, moved by an offset.
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
