#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// The layer of a fill that is not one colour.
@MainActor
final class FillLayer {
    let layer: CALayer
    /// Whether it lies still under a mask of the coat's shape, rather than having the shape itself.
    let isSheet: Bool
    private let kind: Kind
    private var stops: [Paint.Stop] = []
    private var pieces: (layout: SliderLayout, lap: Int, width: Double)?

    private enum Kind { case gradient, alongTrack, image }

    init(_ shape: CoatShape) {
        kind = Self.kind(shape)
        isSheet = Self.isSheet(shape)
        layer = kind == .gradient ? CAGradientLayer() : CALayer()
    }

    func fits(_ shape: CoatShape) -> Bool { kind == Self.kind(shape) && isSheet == Self.isSheet(shape) }

    private static func kind(_ shape: CoatShape) -> Kind {
        switch shape.paint.fill {
        case .alongTrack: .alongTrack
        case .image: .image
        case .gradient, .color: .gradient
        }
    }

    private static func isSheet(_ shape: CoatShape) -> Bool {
        switch (shape.paint.fill, shape.form) {
        case (.alongTrack, _): true
        case (.gradient, .arc): true
        case (.gradient, _): shape.paint.glow != nil
        default: false
        }
    }

    func show(_ shape: CoatShape, _ place: CoatPlace, _ glide: Glide?) {
        switch shape.paint.fill {
        case .color: break
        case .gradient(let gradient): show(gradient, shape.form, place, glide)
        case .alongTrack(let stops): show(stops, shape.form, place)
        case .image(let picture): show(picture, shape.form, place, glide)
        }
    }

    // MARK: Gradients

    private func show(_ gradient: Paint.Gradient, _ form: CoatShape.Form, _ place: CoatPlace, _ glide: Glide?) {
        guard let layer = layer as? CAGradientLayer else { return }
        if stops != gradient.stops {
            stops = gradient.stops
            let all = stops.count == 1 ? stops + stops : stops
            layer.colors = all.map { CGColor.make($0.color) }
            layer.locations = all.map { NSNumber(value: $0.fraction) }
        }
        var (origin, size) = form.bounds
        if isSheet {
            // Room for a glow; a part that moves in the control has a sheet as large as that.
            if !place.isFixed { (origin, size) = (SIMD2.zero - place.origin, place.layout.size) }
            (origin, size) = (origin - 64, size + 128)
            layer.set(\.bounds, CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y))
            layer.set(\.position, CGPoint(origin + size / 2))
        } else if case .box(let center, let size, let corner, let turn) = form {
            layer.box(center, size, corner, turn, glide)
        }
        guard size.x > 0, size.y > 0 else { return }
        var (from, to) = place.layout.ends(of: gradient, on: form)
        if gradient.isOfControl { (from, to) = (from - place.origin, to - place.origin) }
        let (start, end) = Self.unit(from - origin, to - origin, in: size)
        layer.set(\.startPoint, CGPoint(start), "startPoint", glide)
        layer.set(\.endPoint, CGPoint(end), "endPoint", glide)
    }

    /// The ends of a gradient in a unit square that is stretched to a size afterwards, colours and all, so that its lines
    /// of one colour come out upright to it.
    private static func unit(_ from: SIMD2<Double>, _ to: SIMD2<Double>, in size: SIMD2<Double>) -> (SIMD2<Double>, SIMD2<Double>) {
        let way = to - from, length = (way * way).sum(), start = from / size
        guard length > 0 else { return (start, start) }
        let slope = way * size / length
        return (start, start + slope / (slope * slope).sum())
    }

    // MARK: Along the track

    private func show(_ stops: [Paint.Stop], _ form: CoatShape.Form, _ place: CoatPlace) {
        let layout = place.layout, width = layout.pieceWidth(under: form)
        if let pieces, self.stops == stops, pieces.layout == layout, pieces.lap == place.lap, pieces.width == width { return }
        (self.stops, pieces) = (stops, (layout, place.lap, width))
        let strip = CALayer()
        strip.sublayers = layout.pieces(of: stops, lap: place.lap, width: width).map { form, color in
            let piece = FormLayer()
            piece.take(form, in: .make(color), nil)
            piece.layer.contentsScale = place.scale
            return piece.layer
        }
        layer.sublayers = [strip]
    }

    // MARK: Images

    private func show(_ picture: Paint.Picture, _ form: CoatShape.Form, _ place: CoatPlace, _ glide: Glide?) {
        guard case .box(let center, let size, _, let turn) = form, let image = place.image(picture.id) else {
            if layer.contents != nil { layer.contents = nil }
            return
        }
        if layer.contents as AnyObject? !== image.image { layer.contents = image.image }
        if layer.contentsScale != image.scale { layer.contentsScale = image.scale }
        layer.set(\.contentsCenter, picture.center)
        layer.box(center, size, 0, turn, glide)
    }
}

extension Paint.Picture {
    /// What is stretched, in unit coordinates.
    fileprivate var center: CGRect {
        guard size.x > 0, size.y > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: caps.left / size.x, y: caps.top / size.y, width: max(0, 1 - (caps.left + caps.right) / size.x),
            height: max(0, 1 - (caps.top + caps.bottom) / size.y))
    }
}
#endif
