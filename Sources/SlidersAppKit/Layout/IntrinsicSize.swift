#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension CGSize {
    /// A size of a control, in which `nil` is no intrinsic metric.
    init(intrinsic size: (width: CGFloat?, height: CGFloat?)) {
        self.init(
            width: size.width ?? NSView.noIntrinsicMetric, height: size.height ?? NSView.noIntrinsicMetric)
    }

    /// The size, with the sides of another in place of those without an intrinsic metric.
    func filled(from other: CGSize) -> CGSize {
        let none = NSView.noIntrinsicMetric
        return CGSize(
            width: width == none ? other.width : width, height: height == none ? other.height : height)
    }
}
#endif
