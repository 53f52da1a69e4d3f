#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// The layer of a fill that is not one color.
@MainActor
final class FillLayer {
    let layer: CALayer
    /// Whether the layer stays where it is, masked by the coat's shape, rather than having the shape itself.
    let isSheet: Bool
    private let kind: Kind
    private var stops: [SliderPaint.Stop] = []
    /// The strip of segments that a gradient along the track shows.
    private var strip: (layout: SliderLayout, lap: Int, width: Double, scale: CGFloat)?

    private enum Kind { case gradient, alongTrack, image }

    /// How far a sheet reaches beyond what it fills, in points, so that a glow has room.
    private static let overhang = 64.0

    init(_ shape: SliderPaintedShape) {
        kind = Self.kind(shape)
        isSheet = Self.isSheet(shape)
        layer = kind == .gradient ? CAGradientLayer() : CALayer()
    }

    /// Whether the layer can show the fill of another shape.
    func fits(_ shape: SliderPaintedShape) -> Bool { kind == Self.kind(shape) && isSheet == Self.isSheet(shape) }

    private static func kind(_ shape: SliderPaintedShape) -> Kind {
        switch shape.paint.fill {
        case .alongTrack: .alongTrack
        case .image: .image
        case .gradient, .color: .gradient
        }
    }

    private static func isSheet(_ shape: SliderPaintedShape) -> Bool {
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

    private func updateGradient(
        _ gradient: SliderPaint.Gradient, _ form: SliderPaintedShape.Form, _ context: borrowing CoatContext,
        _ glide: Glide?
    ) {
        guard let layer = layer as? CAGradientLayer else { return }
        if stops != gradient.stops {
            stops = gradient.stops
            let all = stops.count == 1 ? stops + stops : stops
            layer.colors = all.map { CGColor.make($0.color) }
            layer.locations = all.map { NSNumber(value: $0.fraction) }
        }
        var (origin, size) = form.bounds
        if isSheet {
            // The sheet of a part that moves is as large as the control.
            if !context.isFixed { (origin, size) = (SIMD2.zero - context.origin, context.layout.size) }
            (origin, size) = (origin - Self.overhang, size + 2 * Self.overhang)
            layer.set(\.bounds, CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y))
            layer.set(\.position, CGPoint(origin + size / 2))
        } else if case .box(let center, let size, let corner, let turn) = form {
            layer.setBox(center, size, corner, turn, glide)
        }
        guard size.x > 0, size.y > 0 else { return }
        var (from, to) = context.layout.ends(of: gradient, on: form)
        if gradient.isOfControl { (from, to) = (from - context.origin, to - context.origin) }
        let (start, end) = Self.unitEnds(from - origin, to - origin, in: size)
        layer.set(\.startPoint, CGPoint(start), "startPoint", glide)
        layer.set(\.endPoint, CGPoint(end), "endPoint", glide)
    }

    /// The ends of a gradient in the unit square that Core Animation stretches to a size together with its colors, so
    /// that the lines of one color are at right angles to the gradient.
    private static func unitEnds(_ from: SIMD2<Double>, _ to: SIMD2<Double>, in size: SIMD2<Double>) -> (
        SIMD2<Double>, SIMD2<Double>
    ) {
        let along = to - from
        let length = (along * along).sum()
        let start = from / size
        guard length > 0 else { return (start, start) }
        let slope = along * size / length
        return (start, start + slope / (slope * slope).sum())
    }

    // MARK: Along the track

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
        layer.setBox(center, size, 0, turn, glide)
    }
}

extension SliderPaint.Picture {
    /// The part that is stretched, in unit coordinates.
    fileprivate var center: CGRect {
        guard size.x > 0, size.y > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: caps.left / size.x, y: caps.top / size.y, width: max(0, 1 - (caps.left + caps.right) / size.x),
            height: max(0, 1 - (caps.top + caps.bottom) / size.y))
    }
}
#endif
