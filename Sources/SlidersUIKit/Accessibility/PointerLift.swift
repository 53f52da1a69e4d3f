#if canImport(UIKit)
import UIKit

/// A pointer of a mouse or trackpad lifts the thumb under it.
extension SliderControl: UIPointerInteractionDelegate {
    /// The region of the thumb under the pointer; `nil` beside thumbs, and over one that cannot be moved.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let point = canvas.convert(request.location, from: self)
        let thumb = thumbViews.last { $0.frame.contains(point) && $0.canBecomeFocused }
        return thumb.map { UIPointerRegion(rect: canvas.convert($0.frame, to: self), identifier: $0.rank) }
    }

    /// Lifts the thumb of a region.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        guard let rank = region.identifier as? Int, thumbViews.indices.contains(rank) else { return nil }
        return UIPointerStyle(effect: .lift(UITargetedPreview(view: thumbViews[rank])))
    }
}
#endif
