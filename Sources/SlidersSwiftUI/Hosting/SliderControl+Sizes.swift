#if APPLE_UI
import SlidersControls
import SwiftUI

/// The sizes that SwiftUI gets.
extension SliderControl {
    /// The least side: that of a target.
    private var leastSide: CGFloat { targetSize }
    /// The length of a straight slider that nothing proposes one to.
    private static let idealLength: CGFloat = 200

    /// The size for a proposal; `nil` asks for the ideal side.
    ///
    /// A straight slider fills the length and has one thickness, unless a frame is narrower: then it takes that, down
    /// to ``SliderControl/leastBreadth``. Stacks ask for its least and its greatest size to find out what is flexible.
    /// If these are equal, a stack considers a slider rigid, and offers it an equal share of the space, however small.
    ///
    /// A ring is a square: its side is the shorter proposed one or, without a proposal, the one of its look. A playhead
    /// fills the space of its owner.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        if fillsOwner { return CGSize(width: width ?? leastSide, height: height ?? leastSide) }
        let ideal = intrinsicContentSize
        let none = SliderControl.PlatformView.noIntrinsicMetric
        let length = { [leastSide] (proposed: CGFloat?) in max(proposed ?? Self.idealLength, leastSide) }
        let breadth = { (proposed: CGFloat?, ideal: CGFloat) in
            guard let proposed else { return ideal }
            return min(ideal, max(proposed, SliderControl.leastBreadth))
        }
        if ideal.width == none { return CGSize(width: length(width), height: breadth(height, ideal.height)) }
        if ideal.height == none { return CGSize(width: breadth(width, ideal.width), height: length(height)) }
        let side = max([width, height].compactMap(\.self).min() ?? ideal.width, leastSide)
        return CGSize(width: side, height: side)
    }
}
#endif
