#if APPLE_UI
import QuartzCore
import SlidersCore

/// A shape in one color: a rounded box, or a stroke along a line or an arc.
///
/// A box is the background of its layer, and a stroke is a section of a path, from `strokeStart` to `strokeEnd`, so
/// that neither needs a new path when it moves. A *glide* is an animation to a new form; `nil` shows it immediately.
@MainActor
final class ShapeLayer {
    let layer: CAShapeLayer
    /// The path of a stroke; `nil` for a box.
    private var path: StrokePath?
    private var color: CGColor?

    /// Creates a shape that a layer shows. It has neither a form nor a color yet.
    init(_ layer: CAShapeLayer = CAShapeLayer()) { self.layer = layer }

    /// Shows a form in a color.
    ///
    /// - Parameter track: the track that the form is a section of; `nil` if it isn't a section of a track.
    func setForm(
        _ form: SliderPaintedShape.Form, in color: CGColor, along track: SliderTrack? = nil, _ glide: Glide?
    ) {
        setForm(form, along: track, glide)
        paint(color)
    }

    /// Shows a form in the same color as before. A text is no shape and is ignored.
    @inline(never) func setForm(_ form: SliderPaintedShape.Form, along track: SliderTrack?, _ glide: Glide?) {
        switch form {
        case .box(let center, let size, let corner, let turn):
            if path != nil {
                layer.path = nil
                path = nil
                applyColor()
            }
            layer.setBox(center: center, size: size, corner: corner, turn: turn, glide)
        case .arc(let arc, let width, let isRound):
            stroke(.arc(arc), width: width, isRound: isRound, along: track, glide)
        case .text:
            break
        }
    }

    /// Strokes a line or an arc in the same color as before.
    ///
    /// - Parameters:
    ///   - isRound: whether the stroke has round ends.
    ///   - track: the track that the line or the arc is a section of. Its path is kept when the section moves.
    @inline(never) func stroke(
        _ section: SliderTrack, width: Double, isRound: Bool, along track: SliderTrack?, _ glide: Glide?
    ) {
        layer.set(\.lineWidth, CGFloat(width), "lineWidth", glide)
        layer.set(\.lineCap, isRound ? .round : .butt)
        let path = StrokePath(for: section, along: track)
        if self.path != path {
            if self.path == nil { layer.setBox(center: .zero, size: .zero, corner: 0, turn: 0, nil) }
            self.path = path
            let newPath = path.cgPath()
            let previousPath = glide.flatMap { _ in layer.presentation()?.path ?? layer.path }
            layer.path = newPath
            layer.glide("path", from: previousPath, glide)
            applyColor()
        }
        if let ends = path.strokeEnds(of: section, isRound: isRound) { layer.setStroke(ends.start, ends.end, glide) }
    }

    /// Changes the color.
    func paint(_ color: CGColor) {
        self.color = color
        applyColor()
    }

    /// Sets the color as the stroke color of a line or an arc, or as the background color of a box.
    private func applyColor() {
        let isStroke = path != nil
        layer.set(\.backgroundColor, isStroke ? nil : color)
        layer.set(\.strokeColor, isStroke ? color : nil)
        if isStroke { layer.set(\.fillColor, nil) }
    }
}

/// A disc or a capsule in one color, with an outline and a shadow, in one layer. Only a new size needs a new path.
extension CAShapeLayer {
    /// Sets the colors, the outline, and the shadow of a disc or a capsule. Does nothing if the fill isn't a color.
    ///
    /// - Parameter isClear: whether the paint is invisible. The layer itself stays opaque, because neither touches nor
    ///   assistive technology reach a transparent view.
    func paintDisc(_ paint: SliderPaint, isClear: Bool = false, _ glide: Glide? = nil) {
        guard case .color(let color) = paint.fill else { return }
        let opacity = isClear ? 0.0 : 1
        set(\.fillColor, .make(color.faded(opacity)), "fillColor", glide)
        set(\.strokeColor, paint.outline.map { .make($0.color.faded(opacity)) }, "strokeColor", glide)
        set(\.lineWidth, CGFloat(paint.outline?.width ?? 0))
        // A shadow with a path has the full opacity, however translucent the fill is.
        setShadow(paint.shadow, opacity: color.alpha * opacity, glide)
        set(\.shadowPath, shadowOpacity > 0 ? path : nil)
    }

    /// Sets the path to a disc or a capsule of a size, from the origin of the layer.
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
