#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// A bitmap in place of a part's paint.
public struct LayerPicture {
    public var image: CGImage
    /// In points: of a thumb; along the track only the thickness counts.
    public var size: CGSize
    /// Pixels of the bitmap per point.
    public var scale: CGFloat
    /// The part of the bitmap that is stretched, in unit coordinates.
    public var center: CGRect
    /// Whether it is drawn mirrored.
    public var isFlipped: Bool

    public init(
        _ image: CGImage, size: CGSize, scale: CGFloat, center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        isFlipped: Bool = false
    ) {
        (self.image, self.size, self.scale, self.center, self.isFlipped) = (image, size, scale, center, isFlipped)
    }
}

extension CAShapeLayer {
    func show(_ picture: LayerPicture) {
        if contents as AnyObject? !== picture.image { contents = picture.image }
        set(\.contentsScale, picture.scale)
        set(\.contentsCenter, picture.center)
        let turned = picture.isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        if affineTransform() != turned { setAffineTransform(turned) }
    }

    /// Centres a picture in a thumb, or stretches it along a straight track. Round tracks are painted instead.
    func place(_ picture: LayerPicture, at figure: Figure, _ glide: Glide?) {
        switch figure {
        case .circle(let center, _):
            resize(to: picture.size, glide)
            move(to: CGPoint(center), glide)
        case .line(let from, let to, let width):
            let isLevel = abs(to.x - from.x) >= abs(to.y - from.y), along = to - from
            let length = max(abs(along.x), abs(along.y)) + width
            let across = isLevel ? picture.size.height : picture.size.width
            resize(to: isLevel ? CGSize(width: length, height: across) : CGSize(width: across, height: length), glide)
            move(to: CGPoint((from + to) / 2), glide)
        case .arc, .anchor:
            break
        }
    }

    private func resize(to size: CGSize, _ glide: Glide?) {
        set(\.bounds, CGRect(origin: .zero, size: size), "bounds", glide)
    }
}
#endif
