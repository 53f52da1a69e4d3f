#if APPLE_UI
import QuartzCore
import SlidersCore

/// An image at an end of a straight track.
enum EndImage: CaseIterable, Sendable {
    /// Before the start.
    case minimum
    /// After the end.
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

    /// The distance of an image from the slider, in points.
    private static let imageGap: CGFloat = 8

    /// The part of a control with these bounds that is left for the slider, beside the images at its ends.
    func contentRect(in bounds: CGRect) -> CGRect {
        let first = room(for: .minimum)
        let last = room(for: .maximum)
        let (top, left, bottom, right): (CGFloat, CGFloat, CGFloat, CGFloat)
        switch path {
        case .right: (top, left, bottom, right) = (0, first.width, 0, last.width)
        case .left: (top, left, bottom, right) = (0, last.width, 0, first.width)
        case .up: (top, left, bottom, right) = (last.height, 0, first.height, 0)
        case .down: (top, left, bottom, right) = (first.height, 0, last.height, 0)
        case .arc: return bounds
        }
        return CGRect(
            x: bounds.minX + left, y: bounds.minY + top, width: max(0, bounds.width - left - right),
            height: max(0, bounds.height - top - bottom))
    }

    private func room(for end: EndImage) -> CGSize {
        guard let size = sliderAppearance.endImages[end]?.size else { return .zero }
        return CGSize(width: size.width + Self.imageGap, height: size.height + Self.imageGap)
    }

    /// The rectangle of an image, 8 points from its end of the slider, in a control with these bounds.
    func imageRect(_ end: EndImage, in bounds: CGRect) -> CGRect {
        let content = contentRect(in: bounds)
        let size = sliderAppearance.endImages[end]?.size ?? .zero
        let side: CGFloat = end == .maximum ? 1 : -1
        let (x, y): (CGFloat, CGFloat) =
            switch path {
            case .right, .arc: (side, 0)
            case .left: (-side, 0)
            case .up: (0, -side)
            case .down: (0, side)
            }
        return CGRect(
            x: content.midX + x * (content.width / 2 + Self.imageGap + size.width / 2) - size.width / 2,
            y: content.midY + y * (content.height / 2 + Self.imageGap + size.height / 2) - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Shows the images at the ends of a straight track.
    func layOutEndImages() {
        for end in EndImage.allCases {
            guard !shape.isRound, let image = sliderAppearance.endImages[end] else {
                setImage(nil, at: end, in: .zero)
                continue
            }
            let rect =
                end == .minimum
                ? minimumValueImageRect(forBounds: bounds) : maximumValueImageRect(forBounds: bounds)
            setImage(image, at: end, in: rect.usable ?? .zero)
        }
    }

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
