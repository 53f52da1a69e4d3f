#if APPLE_UI
import QuartzCore
import SlidersCore

/// The layers of a lens, which a held thumb of glass is where the system has no glass: copies of the parts under
/// thumbs, larger, in the shape of the thumb, and the hole that the lens leaves in the parts themselves.
///
/// The layers are made for the first press and kept. A drag moves three of them, and updates the copies.
@MainActor
final class LensLayer {
    /// The index of the thumb.
    let thumb: Int
    /// Copies of the first parts of the drawing, in the same order.
    let parts: [PartLayer]
    /// The shape of the lens, which contains everything that it shows.
    let layer = CALayer()
    /// The mask of the parts under the lens: everything but its shape.
    let hole = CAShapeLayer()
    /// Contains the copies. Its coordinates are those of the control.
    private let content = CALayer()
    private let rim = CALayer()
    private var size = SIMD2<Double>.zero
    private(set) var isShown = false

    /// Creates the lens of a thumb, over the parts of a drawing.
    init(_ thumb: Int, over parts: [PartLayer]) {
        (self.thumb, self.parts) = (thumb, parts)
        layer.masksToBounds = true
        layer.opacity = 0
        for part in parts { content.addSublayer(part.layer) }
        layer.addSublayer(content)
        layer.addSublayer(rim)
        hole.fillRule = .evenOdd
    }

    /// Shows the lens in a box, or moves it there. If the hold of the thumb has just begun, the lens grows with it.
    ///
    /// - Parameter showsRim: whether the lens draws its rim. Otherwise, the thumb does.
    func show(
        at center: SIMD2<Double>, _ size: SIMD2<Double>, _ glass: SliderHeldThumb.Glass, showsRim: Bool,
        _ growth: ThumbGrowth, _ glide: Glide?
    ) {
        let glide = isShown ? glide : nil
        if !isShown || size != self.size { resize(to: size, glass, showsRim: showsRim) }
        layer.set(\.position, CGPoint(center), "position", glide)
        hole.set(\.position, CGPoint(center), "position", glide)
        let origin = CGPoint(center - size / (2 * glass.magnification))
        content.set(\.bounds, CGRect(origin: origin, size: content.bounds.size), "bounds", glide)
        guard !isShown else { return }
        isShown = true
        layer.set(\.opacity, 1)
        layer.removeAnimation(forKey: "opacity")
        animate(growth)
    }

    /// Hides the lens. It shrinks with the thumb, and disappears as the paint of the thumb returns.
    func hide(at center: SIMD2<Double>, _ size: SIMD2<Double>, _ growth: ThumbGrowth) {
        guard isShown else { return }
        isShown = false
        layer.set(\.position, CGPoint(center))
        layer.set(\.opacity, 0)
        guard growth.glide != nil, let fade = growth.fade else { return }
        layer.glide("opacity", from: Float(1), fade)
        let end = size.x / self.size.x
        for (layer, scale) in [(layer, end), (content, 1 / end)] {
            let animation = growth.glide?.spring.map { CASpringAnimation($0, of: "transform.scale") }
            guard let animation, let duration = growth.glide?.duration else { continue }
            let scaleAtRest = layer === content ? content.affineTransform().a : 1
            animation.fromValue = scaleAtRest
            animation.toValue = scaleAtRest * scale
            animation.duration = duration
            layer.add(animation, forKey: "transform.scale")
        }
    }

    /// Ends all animations.
    func endGlides() {
        layer.endGlides()
        hole.endGlides()
    }

    /// Gives the layers the shape of a lens. Only a new size needs a new path.
    private func resize(to size: SIMD2<Double>, _ glass: SliderHeldThumb.Glass, showsRim: Bool) {
        self.size = size
        let corner = CGFloat(size.min() / 2)
        let box = CGRect(origin: .zero, size: CGSize(size))
        layer.set(\.bounds, box)
        layer.set(\.cornerRadius, corner)
        content.set(\.position, CGPoint(size / 2))
        content.set(\.bounds, CGRect(origin: content.bounds.origin, size: CGSize(size / glass.magnification)))
        let scale = CGAffineTransform(scaleX: CGFloat(glass.magnification), y: CGFloat(glass.magnification))
        if content.affineTransform() != scale { content.setAffineTransform(scale) }
        let inset = CGFloat(glass.edge.width / 2)
        rim.set(\.isHidden, !showsRim)
        rim.set(\.position, CGPoint(size / 2))
        rim.set(\.bounds, CGRect(origin: .zero, size: CGSize(size - glass.edge.width)))
        rim.set(\.cornerRadius, corner - inset)
        rim.set(\.borderColor, .make(glass.rim.color))
        rim.set(\.borderWidth, CGFloat(glass.rim.width))
        let reach = 1e4
        let path = CGMutablePath()
        path.addRect(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
        path.addPath(
            CGPath(
                roundedRect: CGRect(x: -size.x / 2, y: -size.y / 2, width: size.x, height: size.y), cornerWidth: corner,
                cornerHeight: corner, transform: nil))
        hole.path = path
    }

    /// Lets the lens grow from the size that the thumb had. What it shows keeps its own size meanwhile.
    private func animate(_ growth: ThumbGrowth) {
        for layer in [layer, hole, content] { layer.removeAnimation(forKey: "transform.scale") }
        guard growth.glide != nil, growth.size.width > 0, size.x > 0 else { return }
        let start = growth.size.width / CGFloat(size.x)
        layer.glide("transform.scale", from: start, growth.glide)
        hole.glide("transform.scale", from: start, growth.glide)
        content.glide("transform.scale", from: content.affineTransform().a / start, growth.glide)
    }
}

/// The animations of a thumb whose hold has begun or ended.
struct ThumbGrowth {
    /// The animation to the next size; `nil` means immediately.
    let glide: Glide?
    /// The animation in which the paint fades out or in; `nil` means immediately.
    let fade: Glide?
    /// The size that was on screen.
    let size: CGSize
}
#endif
