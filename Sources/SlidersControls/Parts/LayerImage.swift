#if APPLE_UI
import QuartzCore
import SlidersCore

/// A bitmap in place of a part's paint.
struct LayerImage {
    /// The bitmap.
    var image: CGImage
    /// The size, in points. Along a track only the thickness counts.
    var size: CGSize
    /// Pixels of the bitmap per point.
    var scale: CGFloat
    /// The part of the bitmap that is stretched, in unit coordinates.
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether it is drawn mirrored.
    var isFlipped = false
}

extension CAShapeLayer {
    /// Sets the bitmap.
    func setImage(_ image: LayerImage) {
        if contents as AnyObject? !== image.image { contents = image.image }
        set(\.contentsScale, image.scale)
        set(\.contentsCenter, image.center)
    }

    /// Stretches a bitmap along a straight track. On round tracks it has no place.
    func stretch(_ image: LayerImage, along figure: SliderFigure, _ glide: Glide?) {
        guard case .line(let from, let to, let width) = figure else { return }
        let along = to - from
        let length = max(abs(along.x), abs(along.y)) + width
        let size =
            SliderTrack.line(from: from, to: to).isUpright
            ? CGSize(width: image.size.width, height: length) : CGSize(width: length, height: image.size.height)
        let turned = image.isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        if affineTransform() != turned { setAffineTransform(turned) }
        set(\.bounds, CGRect(origin: .zero, size: size), "bounds", glide)
        move(to: CGPoint((from + to) / 2), glide)
    }
}
#endif
