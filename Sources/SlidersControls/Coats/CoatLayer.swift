#if APPLE_UI
import QuartzCore
import SlidersCore

/// The layers of one coat that is more than one color: its fill, and the light on it.
///
/// A color, a plain gradient, or an image fills a layer of the coat's shape. Any other gradient fills a sheet that
/// stays where it is, masked by the shape, so that a drag moves only the mask.
@MainActor
final class CoatLayer {
    /// Casts the shadow of all that is in it, and is clipped as a whole.
    let layer = CALayer()
    private let shape = ShapeLayer()
    private var fill: FillLayer?
    /// The outline of an arc: a wider arc under the fill.
    private var wider: ShapeLayer?
    /// The outline of a box.
    private var border: CALayer?
    private var gloss: ShapeLayer?
    private var innerShadow: InnerShadowLayer?
    private var clip: ShapeLayer?
    /// What is shown, and where, so that only what differs is written.
    private var shown: SliderPaintedShape?
    private var origin = SIMD2<Double>.zero

    /// Shows a shape of the coat.
    ///
    /// - Parameter isNew: whether the layout may be new, too.
    func update(_ shape: SliderPaintedShape, in context: borrowing CoatContext, isNew: Bool, _ glide: Glide?) {
        guard isNew || shape != shown || shape.dependsOnOrigin && origin != context.origin else { return }
        shown = shape
        origin = context.origin
        layer.set(\.contentsScale, context.scale)
        updateFill(shape, context, glide)
        updateOutline(shape, context, glide)
        gloss = shape.paint.gloss.map { light in
            let gloss = gloss ?? ShapeLayer()
            gloss.setForm(shape.form.gloss(light), in: .make(light.color), along: context.groove, glide)
            return gloss
        }
        innerShadow = shape.paint.innerShadow.map { shadow in
            let innerShadow = innerShadow ?? InnerShadowLayer()
            innerShadow.update(shadow, in: shape.outlined, in: context, glide)
            return innerShadow
        }
        arrange(context)
        showShadow(shape, isFixed: context.isFixed)
        showClip(shape.isClipped ? context.clip : nil, context, glide)
    }

    private func updateFill(_ shape: SliderPaintedShape, _ context: borrowing CoatContext, _ glide: Glide?) {
        let glow = shape.paint.glow?.upper ?? 0
        if case .color(let color) = shape.paint.fill {
            fill?.layer.mask = nil
            fill = nil
            self.shape.setForm(shape.form, in: .make(color), along: context.groove, glide)
            self.shape.layer.setGlow(glow, .make(SliderPaint.Color(color.red, color.green, color.blue)))
            return
        }
        let fill = fill?.fits(shape) == true ? self.fill : FillLayer(shape)
        if self.fill !== fill { self.fill?.layer.mask = nil }
        self.fill = fill
        fill?.update(shape, context, glide)
        guard fill?.isSheet == true else { return }
        let mask = self.shape.layer
        mask.removeFromSuperlayer()
        self.shape.setForm(shape.form, in: .make(.init(white: 0)), along: context.groove, glide)
        mask.setGlow(glow, .make(.init(white: 0)))
        if fill?.layer.mask !== mask { fill?.layer.mask = mask }
    }

    private func updateOutline(_ shape: SliderPaintedShape, _ context: borrowing CoatContext, _ glide: Glide?) {
        let outline = shape.paint.outline
        guard let outline, case .box(let center, let size, let corner, let turn) = shape.outlined else {
            border = nil
            wider = outline.map { outline in
                let wider = wider ?? ShapeLayer()
                wider.setForm(shape.outlined, in: .make(outline.color), along: context.groove, glide)
                return wider
            }
            return
        }
        wider = nil
        let border = border ?? CALayer()
        self.border = border
        border.set(\.borderColor, .make(outline.color))
        border.set(\.borderWidth, CGFloat(outline.width))
        border.setBox(center, size, corner, turn, glide)
    }

    private func arrange(_ context: borrowing CoatContext) {
        let shapes = [wider?.layer, shape.layer, gloss?.layer].compactMap { $0 }
        for layer in shapes { layer.set(\.contentsScale, context.scale) }
        let wanted = [wider?.layer, fill?.layer ?? shape.layer, border, gloss?.layer, innerShadow?.layer]
            .compactMap { $0 }
        let present = layer.sublayers ?? []
        guard !present.elementsEqual(wanted, by: ===) else { return }
        // `sublayers` takes no layer that has a superlayer already.
        for part in present where !wanted.contains(where: { $0 === part }) { part.removeFromSuperlayer() }
        for (index, part) in wanted.enumerated() where layer.sublayers?.dropFirst(index).first !== part {
            layer.insertSublayer(part, at: UInt32(index))
        }
    }

    private func showShadow(_ shape: SliderPaintedShape, isFixed: Bool) {
        let path = isFixed && shape.paint.shadow != nil ? shape.shadowPath : nil
        layer.setShadow(shape.paint.shadow, opacity: path == nil ? 1 : shape.paint.fill.alpha)
        layer.set(\.shadowPath, path)
    }

    private func showClip(_ form: SliderPaintedShape.Form?, _ context: borrowing CoatContext, _ glide: Glide?) {
        guard let form else {
            if clip != nil {
                layer.mask = nil
                clip = nil
            }
            return
        }
        let clip = clip ?? ShapeLayer()
        clip.layer.set(\.contentsScale, context.scale)
        clip.setForm(form.moved(by: SIMD2.zero - context.origin), in: .make(.init(white: 0)), glide)
        if self.clip == nil { layer.mask = clip.layer }
        self.clip = clip
    }
}

/// Where a coat is.
struct CoatContext: ~Copyable {
    let layout: SliderLayout
    /// The point of the control where the layers' coordinates begin.
    let origin: SIMD2<Double>
    /// The track that the coat's shape is a stretch of; `nil` if it is none.
    let groove: SliderTrack?
    /// The lap of the track that the shape lies in.
    let lap: Int
    /// Whether the part moves as a whole and keeps its shape.
    let isFixed: Bool
    /// The drawn track, if a coat of the part is clipped to it.
    let clip: SliderPaintedShape.Form?
    /// The bitmaps that paints name by numbers.
    let image: @MainActor (Int) -> LayerImage?
    /// Pixels per point.
    let scale: CGFloat
}
#endif
