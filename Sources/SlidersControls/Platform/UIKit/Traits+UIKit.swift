#if APPLE_UI && canImport(UIKit)
import UIKit

extension BaseSliderControl {
    /// Asks for a layout whenever a trait changes that colors, images, fonts, or directions depend on.
    func observeTraits() {
        guard #available(iOS 17, visionOS 1, *) else { return }
        let traits: [UITrait] =
            UITraitCollection.systemTraitsAffectingColorAppearance + UITraitCollection.systemTraitsAffectingImageLookup
            + [
                UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitLayoutDirection.self,
                UITraitDisplayScale.self,
            ]
        registerForTraitChanges(traits) { (control: BaseSliderControl, _: UITraitCollection) in
            control.colorsDidChange()
        }
    }
}
#endif
