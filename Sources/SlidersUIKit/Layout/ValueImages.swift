#if canImport(UIKit)
import UIKit

/// An image at an end of a straight track.
enum ValueImage: CaseIterable {
    /// Before the start.
    case minimum
    /// After the end.
    case maximum
}

extension SliderControl {
    /// The distance of an image from the slider, in points.
    private static let imageGap: CGFloat = 8

    /// The image before the start of a straight track; `nil` shows none.
    @IBInspectable public dynamic var minimumValueImage: UIImage? {
        get { appearance.valueImages[.minimum] }
        set { restyle { $0.valueImages[.minimum] = newValue } }
    }

    /// The image after the end of a straight track; `nil` shows none.
    @IBInspectable public dynamic var maximumValueImage: UIImage? {
        get { appearance.valueImages[.maximum] }
        set { restyle { $0.valueImages[.maximum] = newValue } }
    }

    /// The part of a control with these bounds that is left for the slider, beside the images at its ends.
    func contentRect(in bounds: CGRect) -> CGRect {
        let first = room(for: .minimum)
        let last = room(for: .maximum)
        let insets: UIEdgeInsets
        switch path {
        case .right: insets = UIEdgeInsets(top: 0, left: first.width, bottom: 0, right: last.width)
        case .left: insets = UIEdgeInsets(top: 0, left: last.width, bottom: 0, right: first.width)
        case .up: insets = UIEdgeInsets(top: last.height, left: 0, bottom: first.height, right: 0)
        case .down: insets = UIEdgeInsets(top: first.height, left: 0, bottom: last.height, right: 0)
        case .arc: return bounds
        }
        return CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    private func room(for end: ValueImage) -> CGSize {
        guard let size = appearance.valueImages[end]?.size else { return .zero }
        return CGSize(width: size.width + Self.imageGap, height: size.height + Self.imageGap)
    }

    /// The rectangle of an image, 8 points from its end of the slider, in a control with these bounds.
    func imageRect(_ end: ValueImage, in bounds: CGRect) -> CGRect {
        let content = contentRect(in: bounds)
        let size = appearance.valueImages[end]?.size ?? .zero
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
    func placeValueImages() {
        let isRound = if case .arc = path { true } else { false }
        for end in ValueImage.allCases {
            let image = isRound ? nil : appearance.valueImages[end]
            valueImageViews[end]?.isHidden = image == nil
            guard let image else { continue }
            let view = valueImageViews[end] ?? UIImageView(image: image)
            if view.superview == nil { addSubview(view) }
            valueImageViews[end] = view
            view.image = image
            let rect =
                end == .minimum ? minimumValueImageRect(forBounds: bounds) : maximumValueImageRect(forBounds: bounds)
            view.frame = rect.usable ?? .zero
        }
    }
}
#endif
