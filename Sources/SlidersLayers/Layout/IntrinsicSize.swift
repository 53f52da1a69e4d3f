#if canImport(QuartzCore)
import CoreText
import QuartzCore
import SlidersCore

extension SliderController {
    /// The side of a round slider that nothing else gives a size, in points.
    private static let roundSide: CGFloat = 200

    /// The size that the control asks for: along a straight track any, which is `nil`, across it what thumbs, ticks,
    /// labels and the images at its ends need, at least the side of a target.
    package var intrinsicSize: (width: CGFloat?, height: CGFloat?) {
        let path = path
        let metrics = appearance.metrics(path)
        var half = max(metrics.thumbSize, metrics.thickness) / 2
        if metrics.hasLabels {
            half += 18 + Double(font(of: .label)?.lineHeight ?? 0) / 2
        } else if metrics.ticks != .none {
            half += 8
        }
        let across = max(targetSize, CGFloat(metrics.thumbSize), CGFloat(2 * half))
        let images = appearance.endImages.values.map(\.size)
        return switch path {
        case .right, .left: (nil, images.map(\.height).reduce(across, max))
        case .up, .down: (images.map(\.width).reduce(across, max), nil)
        case .arc: (Self.roundSide, Self.roundSide)
        }
    }
}
#endif
