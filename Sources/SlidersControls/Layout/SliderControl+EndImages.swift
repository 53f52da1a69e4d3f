#if APPLE_UI
import QuartzCore
import SlidersCore

/// An image at an end of a straight track.
enum EndImage: CaseIterable, Sendable {
    /// The image before the start of the track.
    case minimum
    /// The image after the end of the track.
    case maximum
}

/// Images at the ends of a straight track.
extension SliderControl {
    /// The image before the start of a straight track, or `nil`, the default, for none.
    @IBInspectable public dynamic var minimumValueImage: PlatformImage? {
        get { sliderAppearance.endImages[.minimum]?.object as? PlatformImage }
        set { restyle { $0.endImages[.minimum] = newValue.map(SliderImage.init) } }
    }

    /// The image after the end of a straight track, or `nil`, the default, for none.
    @IBInspectable public dynamic var maximumValueImage: PlatformImage? {
        get { sliderAppearance.endImages[.maximum]?.object as? PlatformImage }
        set { restyle { $0.endImages[.maximum] = newValue.map(SliderImage.init) } }
    }

    /// The distance between an image and the slider, in points.
    private static let imageGap: CGFloat = 8

    /// Returns the part of a control with the specified bounds that remains for the slider between the images at its
    /// ends.
    func contentRect(in bounds: CGRect) -> CGRect {
        let (minimumSize, maximumSize) = (reservedSize(for: .minimum), reservedSize(for: .maximum))
        let (top, left, bottom, right): (CGFloat, CGFloat, CGFloat, CGFloat)
        switch path {
        case .right: (top, left, bottom, right) = (0, minimumSize.width, 0, maximumSize.width)
        case .left: (top, left, bottom, right) = (0, maximumSize.width, 0, minimumSize.width)
        case .up: (top, left, bottom, right) = (maximumSize.height, 0, minimumSize.height, 0)
        case .down: (top, left, bottom, right) = (minimumSize.height, 0, maximumSize.height, 0)
        case .arc: return bounds
        }
        return CGRect(
            x: bounds.minX + left, y: bounds.minY + top, width: max(0, bounds.width - left - right),
            height: max(0, bounds.height - top - bottom))
    }

    /// The size of an image together with its distance from the slider; zero without an image.
    private func reservedSize(for end: EndImage) -> CGSize {
        guard let size = sliderAppearance.endImages[end]?.size else { return .zero }
        return CGSize(width: size.width + Self.imageGap, height: size.height + Self.imageGap)
    }

    /// Returns the default rectangle of an image in a control with the specified bounds: beyond the image's end of the
    /// slider, and centered across it.
    func imageRect(_ end: EndImage, in bounds: CGRect) -> CGRect {
        let content = contentRect(in: bounds)
        let size = sliderAppearance.endImages[end]?.size ?? .zero
        // 1 if the image is on the side of the track's end, and -1 if it's on the side of the start.
        let sign: CGFloat = end == .maximum ? 1 : -1
        let (directionX, directionY): (CGFloat, CGFloat) =
            switch path {
            case .right, .arc: (sign, 0)
            case .left: (-sign, 0)
            case .up: (0, -sign)
            case .down: (0, sign)
            }
        return CGRect(
            x: content.midX + directionX * (content.width / 2 + Self.imageGap + size.width / 2) - size.width / 2,
            y: content.midY + directionY * (content.height / 2 + Self.imageGap + size.height / 2) - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Shows the images at the ends of a straight track in their rectangles. A round track has none.
    func layOutEndImages() {
        for end in EndImage.allCases {
            guard !shape.isRound, let image = sliderAppearance.endImages[end] else {
                setImage(nil, at: end, in: .zero)
                continue
            }
            let rect =
                end == .minimum
                ? minimumValueImageRect(forBounds: bounds) : maximumValueImageRect(forBounds: bounds)
            setImage(image, at: end, in: rect.finiteRect ?? .zero)
        }
    }

    /// Shows an image in a view at an end of the track, which is created for the first image; `nil` hides the view.
    private func setImage(_ image: SliderImage?, at end: EndImage, in rect: CGRect) {
        endImageViews[end]?.isHidden = image == nil
        guard let image = image?.object as? PlatformImage else { return }
        let view = endImageViews[end] ?? EndImageView(frame: rect)
        if view.superview == nil { addSubview(view) }
        endImageViews[end] = view
        view.image = image
        view.frame = rect
    }
}
#endif
