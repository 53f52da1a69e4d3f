#if APPLE_UI
import QuartzCore
import SlidersCore

/// A layer in one color: a box, by its bounds and corners, or a stretch of a line or a circle, by how much of a path is
/// stroked. Neither makes a new path when it moves.
@MainActor
final class ShapeLayer {
    let layer: CAShapeLayer
    /// The path of a stroke; `nil` for a box.
    private var path: StrokePath?
    private var color: CGColor?

    init(_ layer: CAShapeLayer = CAShapeLayer()) { self.layer = layer }

    /// Shows a form in a color.
    ///
    /// - Parameter groove: the track that the form is a stretch of; `nil` if it is none.
    func setForm(
        _ form: SliderPaintedShape.Form, in color: CGColor, along groove: SliderTrack? = nil, _ glide: Glide?
    ) {
        setForm(form, along: groove, glide)
        paint(color)
    }

    /// Shows a form in the same color as before.
    @inline(never) func setForm(_ form: SliderPaintedShape.Form, along groove: SliderTrack?, _ glide: Glide?) {
        switch form {
        case .box(let center, let size, let corner, let turn):
            if path != nil {
                layer.path = nil
                path = nil
                applyColor()
            }
            layer.setBox(center, size, corner, turn, glide)
        case .arc(let arc, let width, let isRound):
            setTrack(.arc(arc), width: width, isRound: isRound, along: groove, glide)
        case .text:
            break
        }
    }

    /// Shows a stretch of a track in the same color as before.
    @inline(never) func setTrack(
        _ stretch: SliderTrack, width: Double, isRound: Bool, along groove: SliderTrack?, _ glide: Glide?
    ) {
        layer.set(\.lineWidth, CGFloat(width), "lineWidth", glide)
        layer.set(\.lineCap, isRound ? .round : .butt)
        let path = StrokePath(for: stretch, along: groove)
        if self.path != path {
            if self.path == nil { layer.setBox(.zero, .zero, 0, 0, nil) }
            self.path = path
            setPath(path.make(), glide)
            applyColor()
        }
        if let part = path.part(stretch, isRound: isRound) { layer.setStroke(part.start, part.end, glide) }
    }

    private func setPath(_ path: CGPath, _ glide: Glide?) {
        let before = glide.flatMap { _ in layer.presentation()?.path ?? layer.path }
        layer.path = path
        layer.glide("path", from: before, glide)
    }

    /// Changes the color.
    func paint(_ color: CGColor) {
        self.color = color
        applyColor()
    }

    private func applyColor() {
        let isStroke = path != nil
        layer.set(\.backgroundColor, isStroke ? nil : color)
        layer.set(\.strokeColor, isStroke ? color : nil)
        if isStroke { layer.set(\.fillColor, nil) }
    }
}

/// A disc or a capsule in one color, with an outline and a shadow: one layer, which makes a path only for a new size.
extension CAShapeLayer {
    /// Paints a disc.
    ///
    /// - Parameter isClear: whether nothing of the paint shows. The layer itself stays opaque, because neither touches
    ///   nor assistive technology reach a transparent view.
    func paintDisc(_ paint: SliderPaint, isClear: Bool = false, _ glide: Glide? = nil) {
        guard case .color(let color) = paint.fill else { return }
        let part = isClear ? 0.0 : 1
        set(\.fillColor, .make(color.faded(part)), "fillColor", glide)
        set(\.strokeColor, paint.outline.map { .make($0.color.faded(part)) }, "strokeColor", glide)
        set(\.lineWidth, CGFloat(paint.outline?.width ?? 0))
        // A path casts the shadow of an opaque shape, whatever fills it.
        setShadow(paint.shadow, opacity: color.alpha * part, glide)
        set(\.shadowPath, shadowOpacity > 0 ? path : nil)
    }

    /// Makes the path of a disc or capsule whose layer is its box.
    func setDisc(_ size: SIMD2<Double>) {
        let box = CGRect(origin: .zero, size: CGSize(size))
        let corner = min(box.width, box.height) / 2
        path =
            size.x == size.y
            ? CGPath(ellipseIn: box, transform: nil)
            : CGPath(roundedRect: box, cornerWidth: corner, cornerHeight: corner, transform: nil)
    }
}
#endif
