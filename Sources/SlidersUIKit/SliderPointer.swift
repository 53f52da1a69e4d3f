#if canImport(UIKit)
import UIKit

/// Pointers of a mouse or trackpad, and changes of the environment.
extension SliderControl: UIPointerInteractionDelegate {
    func addPointer() { addInteraction(UIPointerInteraction(delegate: self)) }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        thumb(at: request.location).map { UIPointerRegion(rect: canvas.convert($0.frame, to: self), identifier: $0.rank) }
    }

    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let rank = region.identifier as? Int, thumbViews.indices.contains(rank) else { return nil }
        return UIPointerStyle(effect: .lift(UITargetedPreview(view: thumbViews[rank])))
    }

    // MARK: Environment

    func observeTraits() {
        guard #available(iOS 17, visionOS 1, *) else { return }
        let traits: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitPreferredContentSizeCategory.self,
            UITraitLegibilityWeight.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
        ]
        registerForTraitChanges(traits) { (control: SliderControl, _: UITraitCollection) in control.environmentChanged() }
    }

    func environmentChanged() {
        texts.forget()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
#endif
