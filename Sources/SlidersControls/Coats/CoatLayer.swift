#if APPLE_UI
import QuartzCore
import SlidersCore

/// The layers of one *coat*, a layer of paint on a part of a slider: its fill, outline, gloss, and shadows.
///
/// A color, an image, or a plain gradient fills a layer in the coat's shape. Any other gradient fills a larger layer
/// that keeps its position and is masked by the shape, so that a drag moves only the mask.
@MainActor
final class CoatLayer {
    /// The layer that contains all others. It casts the shadow of the coat, and clips the coat to the track.
    let layer = CALayer()
    /// The coat's shape: filled with one color, or the mask of `fill`.
    private let mainShape = ShapeLayer()
    /// The fill; `nil` if it's one color, which `mainShape` shows.
    private var fill: FillLayer?
    /// The outline of an arc: a wider arc behind the fill.
    private var arcOutline: ShapeLayer?
    /// The outline of a box: the border of a layer in front of the fill.
    private var boxOutline: CALayer?
    private var gloss: ShapeLayer?
    private var innerShadow: InnerShadowLayer?
    /// The shape of the track, as a mask of `layer`; `nil` if the coat isn't clipped.
    private var clip: ShapeLayer?
    /// The shape that the layers show; `nil` before the first update.
    private var shownShape: SliderPaintedShape?
    /// The point of the control where the layers' coordinates began in the last update.
    private var origin = SIMD2<Double>.zero

    /// Shows a shape of the coat, unless the layers show it already.
    ///
    /// - Parameters:
    ///   - isFullUpdate: whether the layout may have changed, too.
    ///   - glide: the animation of positions and sizes; `nil` changes them immediately.
    func update(_ shape: SliderPaintedShape, in context: borrowing CoatContext, isFullUpdate: Bool, _ glide: Glide?) {
        guard isFullUpdate || shape != shownShape || shape.dependsOnOrigin && origin != context.origin else { return }
        shownShape = shape
        origin = context.origin
        layer.set(\.contentsScale, context.scale)
        updateFill(shape, context, glide)
        updateOutline(shape, context, glide)
        gloss = shape.paint.gloss.map { paint in
            let gloss = gloss ?? ShapeLayer()
            gloss.setForm(shape.form.gloss(paint), in: .make(paint.color), along: context.track, glide)
            return gloss
        }
        innerShadow = shape.paint.innerShadow.map { shadow in
            let innerShadow = innerShadow ?? InnerShadowLayer()
            innerShadow.update(shadow, inside: shape.formWithOutline, in: context, glide)
            return innerShadow
        }
        arrangeSublayers(context)
        updateShadow(shape, isThumb: context.isThumb)
        updateClip(shape.isClipped ? context.clip : nil, context, glide)
    }

    /// Fills the shape and gives it its glow.
    private func updateFill(_ shape: SliderPaintedShape, _ context: borrowing CoatContext, _ glide: Glide?) {
        // The glow of a painted shape doesn't grow with the value: its `lower` and `upper` are equal.
        let glowSigma = shape.paint.glow?.upper ?? 0
        if case .color(let color) = shape.paint.fill {
            fill?.layer.mask = nil
            fill = nil
            mainShape.setForm(shape.form, in: .make(color), along: context.track, glide)
            mainShape.layer.setGlow(glowSigma, .make(SliderPaint.Color(color.red, color.green, color.blue)))
            return
        }
        let fill = fill?.canShow(shape) == true ? self.fill : FillLayer(shape)
        if self.fill !== fill { self.fill?.layer.mask = nil }
        self.fill = fill
        fill?.update(shape, context, glide)
        guard fill?.needsMask == true else { return }
        let mask = mainShape.layer
        mask.removeFromSuperlayer()
        mainShape.setForm(shape.form, in: .make(.init(white: 0)), along: context.track, glide)
        mask.setGlow(glowSigma, .make(.init(white: 0)))
        if fill?.layer.mask !== mask { fill?.layer.mask = mask }
    }

    /// Adds, updates, or removes the outline.
    private func updateOutline(_ shape: SliderPaintedShape, _ context: borrowing CoatContext, _ glide: Glide?) {
        let outline = shape.paint.outline
        guard let outline, case .box(let center, let size, let corner, let turn) = shape.formWithOutline else {
            boxOutline = nil
            arcOutline = outline.map { outline in
                let arcOutline = arcOutline ?? ShapeLayer()
                arcOutline.setForm(shape.formWithOutline, in: .make(outline.color), along: context.track, glide)
                return arcOutline
            }
            return
        }
        arcOutline = nil
        let boxOutline = boxOutline ?? CALayer()
        self.boxOutline = boxOutline
        boxOutline.set(\.borderColor, .make(outline.color))
        boxOutline.set(\.borderWidth, CGFloat(outline.width))
        boxOutline.setBox(center: center, size: size, corner: corner, turn: turn, glide)
    }

    /// Makes the layers that this coat needs the sublayers of `layer`, back to front.
    private func arrangeSublayers(_ context: borrowing CoatContext) {
        let layersOfShapes = [arcOutline?.layer, mainShape.layer, gloss?.layer].compactMap { $0 }
        for layer in layersOfShapes { layer.set(\.contentsScale, context.scale) }
        let newSublayers = [
            arcOutline?.layer, fill?.layer ?? mainShape.layer, boxOutline, gloss?.layer, innerShadow?.layer,
        ].compactMap { $0 }
        let oldSublayers = layer.sublayers ?? []
        guard !oldSublayers.elementsEqual(newSublayers, by: ===) else { return }
        // The property `sublayers` can't be set to layers that have a superlayer already.
        for sublayer in oldSublayers where !newSublayers.contains(where: { $0 === sublayer }) {
            sublayer.removeFromSuperlayer()
        }
        for (index, sublayer) in newSublayers.enumerated()
        where layer.sublayers?.dropFirst(index).first !== sublayer {
            layer.insertSublayer(sublayer, at: UInt32(index))
        }
    }

    /// Sets the shadow. Only a thumb's shadow has a path, because the shapes of other parts change as values change,
    /// and would need a new path each time.
    private func updateShadow(_ shape: SliderPaintedShape, isThumb: Bool) {
        let path = isThumb && shape.paint.shadow != nil ? shape.shadowPath : nil
        layer.setShadow(shape.paint.shadow, opacity: path == nil ? 1 : shape.paint.fill.alpha)
        layer.set(\.shadowPath, path)
    }

    /// Clips the coat to a form, in points of the control; `nil` removes the clip.
    private func updateClip(_ form: SliderPaintedShape.Form?, _ context: borrowing CoatContext, _ glide: Glide?) {
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

/// What the coats of a part (its layers of paint) need to know about the part and the control.
struct CoatContext: ~Copyable {
    let layout: SliderLayout
    /// The point of the control where the coordinates of the coats' layers begin.
    let origin: SIMD2<Double>
    /// The track that the part is a section of, such as a span; `nil` for other parts.
    let track: SliderTrack?
    /// The lap of a round track that the part lies in; 0 is the first.
    let lap: Int
    /// Whether the part is a thumb, which moves as a whole and keeps its shape.
    let isThumb: Bool
    /// The form of the drawn track; `nil` if no coat of the part is clipped to it.
    let clip: SliderPaintedShape.Form?
    /// Returns the bitmap of an image that a paint refers to by number.
    let image: @MainActor (Int) -> LayerImage?
    /// The pixels per point.
    let scale: CGFloat
}
#endif
