#if APPLE_UI
import QuartzCore
import SlidersCore

/// A bitmap that a layer shows, in place of a part's paint or as the fill of a paint.
struct LayerImage {
    /// The bitmap.
    var image: CGImage
    /// The size, in points. An image of the track or a span is stretched to the length of that part.
    var size: CGSize
    /// The pixels of the bitmap per point.
    var scale: CGFloat
    /// The area of the bitmap that is stretched, in unit coordinates.
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether the image is mirrored, left for right.
    var isFlipped = false
}

extension CAShapeLayer {
    /// Shows an image as the layer's contents.
    func setImage(_ image: LayerImage) {
        if contents as AnyObject? !== image.image { contents = image.image }
        set(\.contentsScale, image.scale)
        set(\.contentsCenter, image.center)
    }

    /// Stretches the layer along a straight track or a section of it. Does nothing for other figures, because images
    /// don't follow round tracks.
    func stretch(_ image: LayerImage, along figure: SliderFigure, _ glide: Glide?) {
        guard case .line(let from, let to, let width) = figure else { return }
        let vector = to - from
        let length = max(abs(vector.x), abs(vector.y)) + width
        let size =
            SliderTrack.line(from: from, to: to).isUpright
            ? CGSize(width: image.size.width, height: length) : CGSize(width: length, height: image.size.height)
        let transform = image.isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        if affineTransform() != transform { setAffineTransform(transform) }
        set(\.bounds, CGRect(origin: .zero, size: size), "bounds", glide)
        move(to: CGPoint((from + to) / 2), glide)
    }
}
#endif
