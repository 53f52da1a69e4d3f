#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// A shadow inside a shape. An opaque frame around the shape casts it, and everything outside the shape is cut off.
@MainActor
final class InnerShadowLayer {
    /// The layer that shows the shadow, clipped to the shape.
    let layer = CALayer()
    /// The frame that surrounds the shape and casts the shadow into it.
    private let shadowCaster = CAShapeLayer()
    /// The shape of an arc, as a mask of `layer`; `nil` for a box, whose bounds clip the shadow.
    private var mask: ShapeLayer?
    private var shownForm: SliderPaintedShape.Form?

    /// Creates a layer without a shadow.
    init() { layer.addSublayer(shadowCaster) }

    /// Shows the shadow inside a form.
    func update(
        _ shadow: SliderPaint.Shadow, inside form: SliderPaintedShape.Form, in context: borrowing CoatContext,
        _ glide: Glide?
    ) {
        let color = shadow.color
        let opaque = CGColor.make(SliderPaint.Color(color.red, color.green, color.blue))
        // Thick enough that the shadow of the frame ends far outside the shape.
        let thickness = 3 * shadow.blur + abs(shadow.offset.x) + abs(shadow.offset.y) + 2
        shadowCaster.set(\.contentsScale, context.scale)
        shadowCaster.setShadow(shadow.rotated(by: -form.turn))
        switch form {
        case .box(let center, let size, let corner, let turn):
            if mask != nil {
                layer.mask = nil
                mask = nil
                shadowCaster.path = nil
            }
            layer.set(\.masksToBounds, true)
            layer.setBox(center: center, size: size, corner: corner, turn: turn, glide)
            // A border surrounds the shape without filling it, and needs no new path when the box moves.
            shadowCaster.set(\.borderColor, opaque)
            shadowCaster.set(\.borderWidth, CGFloat(thickness))
            shadowCaster.setBox(
                center: size / 2, size: size + 2 * thickness, corner: corner > 0 ? corner + thickness : 0, turn: 0,
                glide)
        case .arc(let arc, let width, let isRound):
            layer.set(\.masksToBounds, false)
            layer.setBox(center: .zero, size: .zero, corner: 0, turn: 0, nil)
            shadowCaster.setBox(center: .zero, size: .zero, corner: 0, turn: 0, nil)
            shadowCaster.set(\.borderWidth, 0)
            let mask = mask ?? ShapeLayer()
            mask.layer.set(\.contentsScale, context.scale)
            mask.setForm(form, in: opaque, along: context.track, glide)
            if self.mask == nil { layer.mask = mask.layer }
            self.mask = mask
            shadowCaster.set(\.fillRule, .evenOdd)
            shadowCaster.set(\.fillColor, opaque)
            if shownForm != form || shadowCaster.path == nil {
                shadowCaster.path = arc.surroundingPath(width: width, isRound: isRound, thickness: thickness)
            }
        case .text:
            break
        }
        shownForm = form
    }
}

extension SliderPaintedShape.Form {
    /// The degrees by which a box is turned clockwise; 0 for other forms.
    fileprivate var turn: Double { if case .box(_, _, _, let turn) = self { turn } else { 0 } }
}

extension SliderPaint.Shadow {
    /// Returns the shadow with its offset rotated clockwise by degrees. A layer that is itself rotated the other way,
    /// together with its shadow, then shows the shadow in the original direction.
    fileprivate func rotated(by degrees: Double) -> SliderPaint.Shadow {
        guard degrees != 0 else { return self }
        let sine = sin(degrees * .pi / 180)
        let cosine = cos(degrees * .pi / 180)
        var shadow = self
        shadow.offset = SIMD2(cosine * offset.x - sine * offset.y, cosine * offset.y + sine * offset.x)
        return shadow
    }
}

extension SliderTrack.Arc {
    /// Returns the path of a square with a hole in the shape of a stroked arc, to be filled by the even-odd rule. The
    /// square extends beyond the whole circle by `thickness`.
    fileprivate func surroundingPath(width: Double, isRound: Bool, thickness: Double) -> CGPath {
        let path = CGMutablePath()
        let halfWidth = min(width / 2, radius)
        let halfSide = radius + halfWidth + thickness
        let square = { (halfSide: Double) in
            CGRect(
                x: self.center.x - halfSide, y: self.center.y - halfSide, width: 2 * halfSide, height: 2 * halfSide)
        }
        path.addRect(square(halfSide))
        guard abs(sweep) < 360 else {
            path.addEllipse(in: square(radius + halfWidth))
            path.addEllipse(in: square(radius - halfWidth))
            return path
        }
        // Along the outer side from start to end, around the end, back along the inner side, and around the start.
        let hole = CGMutablePath()
        let start = (start - 90) * .pi / 180
        let delta = sweep * .pi / 180
        let sign: Double = sweep < 0 ? -1 : 1
        let addRoundEnd = { (angle: Double, startAngle: Double) in
            let middle = CGPoint(
                x: self.center.x + self.radius * cos(angle), y: self.center.y + self.radius * sin(angle))
            if isRound {
                hole.addRelativeArc(center: middle, radius: halfWidth, startAngle: startAngle, delta: sign * .pi)
            }
        }
        let (outerRadius, innerRadius) = (radius + halfWidth, radius - halfWidth)
        hole.addRelativeArc(center: CGPoint(center), radius: outerRadius, startAngle: start, delta: delta)
        addRoundEnd(start + delta, start + delta)
        hole.addRelativeArc(center: CGPoint(center), radius: innerRadius, startAngle: start + delta, delta: -delta)
        addRoundEnd(start, start + .pi)
        hole.closeSubpath()
        path.addPath(hole)
        return path
    }
}
#endif
