#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

extension ThumbView {
    /// The radius of the corners of a thumb that the palette paints, in points.
    var cornerRadius: CGFloat {
        let roundness = control?.style.metrics.thumbRoundness ?? 1
        return min(bounds.width, bounds.height) / 2 * CGFloat(min(1, max(0, roundness)))
    }
}
#endif
