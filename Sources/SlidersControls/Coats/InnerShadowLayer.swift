#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// A shadow inside a shape: that of an edge around the shape, cut off at the shape.
@MainActor
final class InnerShadowLayer {
    /// Cuts the shadow off at the shape.
    let layer = CALayer()
    /// Surrounds the shape and casts the shadow.
    private let edge = CAShapeLayer()
    private var mask: ShapeLayer?
    private var shown: SliderPaintedShape.Form?

    init() { layer.addSublayer(edge) }

    /// Shows the shadow inside a form.
    func update(
        _ shadow: SliderPaint.Shadow, in form: SliderPaintedShape.Form, in context: borrowing CoatContext,
        _ glide: Glide?
    ) {
        let color = shadow.color
        let opaque = CGColor.make(SliderPaint.Color(color.red, color.green, color.blue))
        let thickness = 3 * shadow.blur + abs(shadow.offset.x) + abs(shadow.offset.y) + 2
        edge.set(\.contentsScale, context.scale)
        edge.setShadow(shadow.turned(by: -form.turn))
        switch form {
        case .box(let center, let size, let corner, let turn):
            if mask != nil {
                layer.mask = nil
                mask = nil
                edge.path = nil
            }
            layer.set(\.masksToBounds, true)
            layer.setBox(center, size, corner, turn, glide)
            // A border leaves the shape free, and moves without a path.
            edge.set(\.borderColor, opaque)
            edge.set(\.borderWidth, CGFloat(thickness))
            edge.setBox(size / 2, size + 2 * thickness, corner > 0 ? corner + thickness : 0, 0, glide)
        case .arc(let arc, let width, let isRound):
            layer.set(\.masksToBounds, false)
            layer.setBox(.zero, .zero, 0, 0, nil)
            edge.setBox(.zero, .zero, 0, 0, nil)
            edge.set(\.borderWidth, 0)
            let mask = mask ?? ShapeLayer()
            mask.layer.set(\.contentsScale, context.scale)
            mask.setForm(form, in: opaque, along: context.groove, glide)
            if self.mask == nil { layer.mask = mask.layer }
            self.mask = mask
            edge.set(\.fillRule, .evenOdd)
            edge.set(\.fillColor, opaque)
            if shown != form || edge.path == nil { edge.path = arc.edge(width, isRound, thickness) }
        case .text:
            break
        }
        shown = form
    }
}

extension SliderPaintedShape.Form {
    fileprivate var turn: Double { if case .box(_, _, _, let turn) = self { turn } else { 0 } }
}

extension SliderPaint.Shadow {
    /// The shadow turned by degrees, for a layer that is turned in the opposite direction and turns its shadow, too.
    fileprivate func turned(by degrees: Double) -> SliderPaint.Shadow {
        guard degrees != 0 else { return self }
        let sine = sin(degrees * .pi / 180)
        let cosine = cos(degrees * .pi / 180)
        var shadow = self
        shadow.offset = SIMD2(cosine * offset.x - sine * offset.y, cosine * offset.y + sine * offset.x)
        return shadow
    }
}

extension SliderTrack.Arc {
    /// Everything around a stroked arc up to a distance, by the even-odd rule.
    fileprivate func edge(_ width: Double, _ isRound: Bool, _ distance: Double) -> CGPath {
        let path = CGMutablePath()
        let half = min(width / 2, radius)
        let far = radius + half + distance
        let disc = { (radius: Double) in
            CGRect(x: self.center.x - radius, y: self.center.y - radius, width: 2 * radius, height: 2 * radius)
        }
        path.addRect(disc(far))
        guard abs(sweep) < 360 else {
            path.addEllipse(in: disc(radius + half))
            path.addEllipse(in: disc(radius - half))
            return path
        }
        let shape = CGMutablePath()
        let start = (start - 90) * .pi / 180
        let delta = sweep * .pi / 180
        let side: Double = sweep < 0 ? -1 : 1
        let end = { (angle: Double, from: Double) in
            let middle = CGPoint(
                x: self.center.x + self.radius * cos(angle), y: self.center.y + self.radius * sin(angle))
            if isRound { shape.addRelativeArc(center: middle, radius: half, startAngle: from, delta: side * .pi) }
        }
        shape.addRelativeArc(center: CGPoint(center), radius: radius + half, startAngle: start, delta: delta)
        end(start + delta, start + delta)
        shape.addRelativeArc(center: CGPoint(center), radius: radius - half, startAngle: start + delta, delta: -delta)
        end(start, start + .pi)
        shape.closeSubpath()
        path.addPath(shape)
        return path
    }
}
#endif
