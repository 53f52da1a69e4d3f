#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// The layers of one coat that is more than one colour: its fill, and the light on it.
///
/// A colour, a plain gradient and an image fill a layer of the coat's shape. Any other gradient fills a sheet that stays
/// where it is, masked by the shape, so that a drag moves no more than the mask.
@MainActor
final class CoatLayer {
    /// Casts the shadow of all that is in it, and is clipped as a whole.
    let layer = CALayer()
    private let form = FormLayer()
    private var fill: FillLayer?
    private var under: FormLayer?, gloss: FormLayer?, clip: FormLayer?
    private var border: CALayer?
    private var inner: InnerShadowLayer?
    private var shown: CoatShape?
    private var origin = SIMD2<Double>.zero

    func show(_ shape: CoatShape, at place: CoatPlace, isNew: Bool, _ glide: Glide?) {
        guard isNew || shape != shown || shape.dependsOnPlace && origin != place.origin else { return }
        (shown, origin) = (shape, place.origin)
        if layer.contentsScale != place.scale { layer.contentsScale = place.scale }
        fill(shape, place, glide)
        outline(shape, place, glide)
        gloss = shape.paint.gloss.map { light in
            let gloss = gloss ?? FormLayer()
            gloss.take(shape.form.gloss(light), in: .make(light.color), along: place.groove, glide)
            return gloss
        }
        inner = shape.paint.innerShadow.map { shadow in
            let inner = inner ?? InnerShadowLayer()
            inner.show(shadow, in: shape.outlined, along: place.groove, glide)
            return inner
        }
        arrange(place)
        cast(shape, isFixed: place.isFixed)
        clip(shape.isClipped ? place.clip : nil, place, glide)
    }

    private func fill(_ shape: CoatShape, _ place: CoatPlace, _ glide: Glide?) {
        let glow = shape.paint.glow?.upper ?? 0
        if case .color(let color) = shape.paint.fill {
            fill?.layer.mask = nil
            fill = nil
            form.take(shape.form, in: .make(color), along: place.groove, glide)
            form.layer.shine(glow, .make(Paint.Color(color.red, color.green, color.blue)))
            return
        }
        let fill = fill?.fits(shape) == true ? self.fill : FillLayer(shape)
        if self.fill !== fill { self.fill?.layer.mask = nil }
        self.fill = fill
        fill?.show(shape, place, glide)
        guard fill?.isSheet == true else { return }
        form.layer.removeFromSuperlayer()
        form.take(shape.form, in: .make(.init(white: 0)), along: place.groove, glide)
        form.layer.shine(glow, .make(.init(white: 0)))
        if fill?.layer.mask !== form.layer { fill?.layer.mask = form.layer }
    }

    /// Half of an outline is outside: under an arc it is a wider arc, round a box a border.
    private func outline(_ shape: CoatShape, _ place: CoatPlace, _ glide: Glide?) {
        let outline = shape.paint.outline
        guard let outline, case .box(let center, let size, let corner, let turn) = shape.outlined else {
            border = nil
            under = outline.map { outline in
                let under = under ?? FormLayer()
                under.take(shape.outlined, in: .make(outline.color), along: place.groove, glide)
                return under
            }
            return
        }
        under = nil
        let border = border ?? CALayer()
        self.border = border
        border.set(\.borderColor, .make(outline.color))
        border.set(\.borderWidth, CGFloat(outline.width))
        border.box(center, size, corner, turn, glide)
    }

    private func arrange(_ place: CoatPlace) {
        let filled = fill?.layer ?? form.layer
        let wanted = [under?.layer, filled, border, gloss?.layer, inner?.layer].compactMap { $0 }
        for layer in [under?.layer, form.layer, gloss?.layer].compactMap({ $0 }) where layer.contentsScale != place.scale {
            layer.contentsScale = place.scale
        }
        guard !(layer.sublayers ?? []).elementsEqual(wanted, by: ===) else { return }
        layer.sublayers = wanted
    }

    private func cast(_ shape: CoatShape, isFixed: Bool) {
        let path = isFixed && shape.paint.shadow != nil ? shape.shadowPath : nil
        layer.cast(shape.paint.shadow, opacity: path == nil ? 1 : shape.paint.fill.alpha)
        layer.set(\.shadowPath, path)
    }

    private func clip(_ form: CoatShape.Form?, _ place: CoatPlace, _ glide: Glide?) {
        guard let form else {
            if clip != nil { (layer.mask, clip) = (nil, nil) }
            return
        }
        let clip = clip ?? FormLayer()
        clip.take(form.moved(by: SIMD2.zero - place.origin), in: .make(.init(white: 0)), glide)
        if self.clip == nil { layer.mask = clip.layer }
        self.clip = clip
    }
}

/// Where a coat is.
struct CoatPlace {
    let layout: SliderLayout
    /// Where the layers' own coordinates begin in the control.
    let origin: SIMD2<Double>
    /// The arc that the coat's shape is a stretch of.
    let groove: Track?
    let lap: Int
    /// Whether the part moves as a whole and keeps its shape.
    let isFixed: Bool
    /// The drawn track.
    let clip: CoatShape.Form?
    let image: @MainActor (Int) -> LayerPicture?
    let scale: CGFloat
}
#endif
