#if APPLE_UI
import QuartzCore
import SlidersCore

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
