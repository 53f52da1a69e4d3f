#if canImport(UIKit)
import SlidersCore
import UIKit

extension SliderControl {
    /// The side of a round slider that nothing else gives a size, in points.
    private static let roundSide: CGFloat = 200

    /// The size that the control asks for: along a straight track any, across it what thumbs, ticks and labels need, at
    /// least the side of a target.
    var intrinsicSize: CGSize {
        let metrics = appearance.metrics(path)
        let none = UIView.noIntrinsicMetric
        var half = max(metrics.thumbSize, metrics.thickness) / 2
        if metrics.hasLabels {
            half += 18 + Double(font(of: .label).lineHeight) / 2
        } else if metrics.ticks != .none {
            half += 8
        }
        let across = max(targetSize, CGFloat(metrics.thumbSize), CGFloat(2 * half))
        return switch path {
        case .right, .left: CGSize(width: none, height: across)
        case .up, .down: CGSize(width: across, height: none)
        case .arc: CGSize(width: Self.roundSide, height: Self.roundSide)
        }
    }
}

extension CGSize {
    /// The size, with the sides of another in place of those without an intrinsic metric.
    func filled(from other: CGSize) -> CGSize {
        let none = UIView.noIntrinsicMetric
        return CGSize(
            width: width == none ? other.width : width, height: height == none ? other.height : height)
    }
}
#endif
