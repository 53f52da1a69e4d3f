#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// The layer of a gradient or an image that fills the shape of a coat, a layer of paint on a part of a slider.
@MainActor
final class FillLayer {
    let layer: CALayer
    /// Whether the layer needs the coat's shape as its mask. It's then larger than the shape, and keeps its position
    /// when the shape moves. Otherwise, it has the shape itself.
    let needsMask: Bool
    private let kind: Kind
    private var stops: [SliderPaint.Stop] = []
    /// What the sublayers of a gradient along the track were made for; `nil` if there are none yet.
    private var strip: (layout: SliderLayout, lap: Int, width: Double, scale: CGFloat)?

    private enum Kind { case gradient, alongTrack, image }

    /// How far a masked layer extends beyond what it fills, in points, so that there's room for a glow.
    private static let glowMargin = 64.0

    /// Creates the layer for the fill of a shape, without its contents.
    init(_ shape: SliderPaintedShape) {
        kind = Self.kind(of: shape)
        needsMask = Self.needsMask(shape)
        layer = kind == .gradient ? CAGradientLayer() : CALayer()
    }

    /// Returns whether the layer can also show the fill of another shape.
    func canShow(_ shape: SliderPaintedShape) -> Bool {
        kind == Self.kind(of: shape) && needsMask == Self.needsMask(shape)
    }

    private static func kind(of shape: SliderPaintedShape) -> Kind {
        switch shape.paint.fill {
        case .alongTrack: .alongTrack
        case .image: .image
        case .gradient, .color: .gradient
        }
    }

    /// Returns whether the fill of a shape needs a mask: a gradient along the track always does, and any other gradient
    /// on an arc or with a glow, because a gradient layer itself can only be a rounded box.
    private static func needsMask(_ shape: SliderPaintedShape) -> Bool {
        switch (shape.paint.fill, shape.form) {
        case (.alongTrack, _): true
        case (.gradient, .arc): true
        case (.gradient, _): shape.paint.glow != nil
        default: false
        }
    }

    /// Shows the fill of a shape.
    func update(_ shape: SliderPaintedShape, _ context: borrowing CoatContext, _ glide: Glide?) {
        switch shape.paint.fill {
        case .color: break
        case .gradient(let gradient): updateGradient(gradient, shape.form, context, glide)
        case .alongTrack(let stops): updateStrip(stops, shape.form, context)
        case .image(let picture): updateImage(picture, shape.form, context, glide)
        }
    }

    // MARK: Gradients

    /// Shows a linear gradient.
    private func updateGradient(
        _ gradient: SliderPaint.Gradient, _ form: SliderPaintedShape.Form, _ context: borrowing CoatContext,
        _ glide: Glide?
    ) {
        guard let layer = layer as? CAGradientLayer else { return }
        if stops != gradient.stops {
            stops = gradient.stops
            // A gradient layer needs at least two colors.
            let twoOrMoreStops = stops.count == 1 ? stops + stops : stops
            layer.colors = twoOrMoreStops.map { CGColor.make($0.color) }
            layer.locations = twoOrMoreStops.map { NSNumber(value: $0.fraction) }
        }
        var (origin, size) = form.bounds
        if needsMask {
            // As large as the control, so that only the mask moves. A thumb moves together with its layer.
            if !context.isThumb { (origin, size) = (SIMD2.zero - context.origin, context.layout.size) }
            (origin, size) = (origin - Self.glowMargin, size + 2 * Self.glowMargin)
            layer.set(\.bounds, CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y))
            layer.set(\.position, CGPoint(origin + size / 2))
        } else if case .box(let center, let size, let corner, let turn) = form {
            layer.setBox(center: center, size: size, corner: corner, turn: turn, glide)
        }
        guard size.x > 0, size.y > 0 else { return }
        var (from, to) = context.layout.ends(of: gradient, on: form)
        if gradient.isOfControl { (from, to) = (from - context.origin, to - context.origin) }
        let (start, end) = Self.unitPoints(from: from - origin, to: to - origin, in: size)
        layer.set(\.startPoint, CGPoint(start), "startPoint", glide)
        layer.set(\.endPoint, CGPoint(end), "endPoint", glide)
    }

    /// Returns the start and end points, in unit coordinates, that make a gradient layer draw a gradient between two
    /// points of its bounds.
    ///
    /// Core Animation draws the gradient in a unit square, and stretches the square to the size of the layer. This
    /// skews lines of equal color, so the end point is chosen to make them perpendicular to the gradient afterward.
    private static func unitPoints(from: SIMD2<Double>, to: SIMD2<Double>, in size: SIMD2<Double>) -> (
        start: SIMD2<Double>, end: SIMD2<Double>
    ) {
        let vector = to - from
        let squaredLength = (vector * vector).sum()
        let start = from / size
        guard squaredLength > 0 else { return (start, start) }
        // The change of the gradient's fraction per unit along each axis of the square.
        let unitSlope = vector * size / squaredLength
        return (start, start + unitSlope / (unitSlope * unitSlope).sum())
    }

    // MARK: Gradients along the track

    /// Shows a gradient along the track as a strip of segments in one color each. The segments don't depend on values,
    /// so that a drag keeps them.
    private func updateStrip(
        _ stops: [SliderPaint.Stop], _ form: SliderPaintedShape.Form, _ context: borrowing CoatContext
    ) {
        let layout = context.layout
        let width = layout.segmentWidth(under: form)
        if let strip, self.stops == stops, strip == (layout, context.lap, width, context.scale) { return }
        self.stops = stops
        strip = (layout, context.lap, width, context.scale)
        let strip = CALayer()
        strip.sublayers = layout.segments(of: stops, lap: context.lap, width: width).map { form, color in
            let segment = ShapeLayer()
            segment.setForm(form, in: .make(color), nil)
            segment.layer.contentsScale = context.scale
            return segment.layer
        }
        layer.sublayers = [strip]
    }

    // MARK: Images

    /// Shows an image in a box; none if the form isn't a box or the image is missing.
    private func updateImage(
        _ picture: SliderPaint.Picture, _ form: SliderPaintedShape.Form, _ context: borrowing CoatContext,
        _ glide: Glide?
    ) {
        guard case .box(let center, let size, _, let turn) = form, let image = context.image(picture.id) else {
            if layer.contents != nil { layer.contents = nil }
            return
        }
        if layer.contents as AnyObject? !== image.image { layer.contents = image.image }
        layer.set(\.contentsScale, image.scale)
        layer.set(\.contentsCenter, picture.center)
        layer.setBox(center: center, size: size, corner: 0, turn: turn, glide)
    }
}

extension SliderPaint.Picture {
    /// The area between the caps, which is stretched, in unit coordinates.
    fileprivate var center: CGRect {
        guard size.x > 0, size.y > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: caps.left / size.x, y: caps.top / size.y, width: max(0, 1 - (caps.left + caps.right) / size.x),
            height: max(0, 1 - (caps.top + caps.bottom) / size.y))
    }
}
#endif
