#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// A pointer of a mouse or trackpad lifts the thumb under it.
extension BaseSliderControl: UIPointerInteractionDelegate {
    /// Returns the region of the thumb under the pointer. Returns `nil` beside thumbs, over a thumb that a person can't
    /// move, or if the control draws no thumb that could lift.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        if hasOuterThumbs || layers.appearance.style.metrics.thumbVisibility == .hidden { return nil }
        let thumb = thumbViews.last {
            $0.canBecomeFocused && $0.bounds.contains($0.convert(request.location, from: self))
        }
        return thumb.map { UIPointerRegion(rect: $0.convert($0.bounds, to: self), identifier: $0.index) }
    }

    /// Returns the lift effect for the thumb of a region.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        guard let index = region.identifier as? Int, thumbViews.indices.contains(index) else { return nil }
        let view = thumbViews[index]
        guard view.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        // An image and a view of the app show their own shape.
        if view.content == nil, !hasImage(index) { parameters.visiblePath = view.outline }
        return UIPointerStyle(effect: .lift(UITargetedPreview(view: view, parameters: parameters)))
    }

    private func hasImage(_ thumb: Int) -> Bool {
        guard let element = model.parts.elements.first(where: { $0.part == .thumb(thumb) }) else { return false }
        if layers.appearance.partImage(element.part, element.state) != nil { return true }
        return coats(ofThumb: thumb).contains {
            if case .image = $0.paint.fill { true } else { false }
        }
    }
}
#endif
