#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// A disc in one colour, with an outline and a shadow: one layer, which makes a path only for another radius.
extension CAShapeLayer {
    /// Paints a disc.
    func paintDisc(_ paint: Paint) {
        guard case .color(let color) = paint.fill else { return }
        set(\.fillColor, .make(color))
        set(\.strokeColor, paint.outline.map { .make($0.color) })
        set(\.lineWidth, CGFloat(paint.outline?.width ?? 0))
        // The shadow of a path is that of an opaque shape, whatever fills it.
        setShadow(paint.shadow, opacity: color.alpha)
        set(\.shadowPath, shadowOpacity > 0 ? path : nil)
    }

    /// Makes the path of a disc whose layer is its square.
    func setDisc(radius: Double) {
        path = CGPath(
            ellipseIn: CGRect(x: 0, y: 0, width: CGFloat(2 * radius), height: CGFloat(2 * radius)), transform: nil)
    }
}
#endif
