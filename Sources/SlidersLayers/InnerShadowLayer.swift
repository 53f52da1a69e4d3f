#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// A shadow that falls into a shape, from an edge around it.
@MainActor
final class InnerShadowLayer {
    /// Shows what of the shadow is inside.
    let layer = CALayer()
    private let edge = CAShapeLayer()
    private var mask: FormLayer?
    private var outlined: CoatShape.Form?

    init() { layer.addSublayer(edge) }

    func show(_ shadow: Paint.Shadow, in form: CoatShape.Form, along groove: Track?, _ glide: Glide?) {
        let color = shadow.color, opaque = CGColor.make(Paint.Color(color.red, color.green, color.blue))
        let reach = 3 * shadow.blur + abs(shadow.offset.x) + abs(shadow.offset.y) + 2
        edge.cast(shadow.turned(by: -form.turn))
        switch form {
        case .box(let center, let size, let corner, let turn):
            if mask != nil { (layer.mask, mask, edge.path) = (nil, nil, nil) }
            layer.set(\.masksToBounds, true)
            layer.box(center, size, corner, turn, glide)
            // A border has the shape as its hole, and is moved without a path.
            edge.set(\.borderColor, opaque)
            edge.set(\.borderWidth, CGFloat(reach))
            edge.box(size / 2, size + 2 * reach, corner > 0 ? corner + reach : 0, 0, glide)
        case .arc(let arc, let width, let isRound):
            layer.set(\.masksToBounds, false)
            layer.box(.zero, .zero, 0, 0, nil)
            edge.box(.zero, .zero, 0, 0, nil)
            edge.set(\.borderWidth, 0)
            let mask = mask ?? FormLayer()
            mask.take(form, in: opaque, along: groove, glide)
            if self.mask == nil { layer.mask = mask.layer }
            self.mask = mask
            edge.set(\.fillRule, .evenOdd)
            edge.set(\.fillColor, opaque)
            if outlined != form || edge.path == nil { edge.path = arc.edge(width, isRound, reach) }
        case .text:
            break
        }
        outlined = form
    }
}

extension CoatShape.Form {
    fileprivate var turn: Double { if case .box(_, _, _, let turn) = self { turn } else { 0 } }
}

extension Paint.Shadow {
    /// In a layer that is turned the other way, and turns its shadow, too.
    fileprivate func turned(by degrees: Double) -> Paint.Shadow {
        guard degrees != 0 else { return self }
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        var shadow = self
        shadow.offset = SIMD2(cosine * offset.x - sine * offset.y, cosine * offset.y + sine * offset.x)
        return shadow
    }
}

extension Track.Arc {
    /// All around a stroked arc, as far as a reach, by the even-odd rule.
    fileprivate func edge(_ width: Double, _ isRound: Bool, _ reach: Double) -> CGPath {
        let path = CGMutablePath(), half = min(width / 2, radius), far = radius + half + reach
        let disc = { (radius: Double) in
            CGRect(x: self.center.x - radius, y: self.center.y - radius, width: 2 * radius, height: 2 * radius)
        }
        path.addRect(disc(far))
        guard abs(sweep) < 360 else {
            path.addEllipse(in: disc(radius + half))
            path.addEllipse(in: disc(radius - half))
            return path
        }
        let shape = CGMutablePath(), start = (start - 90) * .pi / 180, way = sweep * .pi / 180, side: Double = sweep < 0 ? -1 : 1
        let end = { (angle: Double, from: Double) in
            let middle = CGPoint(x: self.center.x + self.radius * cos(angle), y: self.center.y + self.radius * sin(angle))
            if isRound { shape.addRelativeArc(center: middle, radius: half, startAngle: from, delta: side * .pi) }
        }
        shape.addRelativeArc(center: CGPoint(center), radius: radius + half, startAngle: start, delta: way)
        end(start + way, start + way)
        shape.addRelativeArc(center: CGPoint(center), radius: radius - half, startAngle: start + way, delta: -way)
        end(start, start + .pi)
        shape.closeSubpath()
        path.addPath(shape)
        return path
    }
}
#endif
