#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension CGSize {
    /// A size of a control, in which `nil` is no intrinsic metric.
    init(intrinsic size: (width: CGFloat?, height: CGFloat?)) {
        self.init(
            width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric)
    }

    /// The size, with the sides of another in place of those without an intrinsic metric.
    func filled(from other: CGSize) -> CGSize {
        let none = UIView.noIntrinsicMetric
        return CGSize(
            width: width == none ? other.width : width, height: height == none ? other.height : height)
    }
}
#endif
