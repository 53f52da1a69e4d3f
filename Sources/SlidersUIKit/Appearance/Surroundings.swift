#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersLayers
import UIKit

/// Colors, images and traits of UIKit, resolved for the controller.
extension SliderControl {
    /// What surrounds the control now.
    package var surroundings: SliderSurroundings {
        let traits = traitCollection
        var surroundings = SliderSurroundings(
            tint: tintColor.resolvedColor(with: traits).cgColor, traits: AnyHashable(traits))
        surroundings.isDark = traits.userInterfaceStyle == .dark
        surroundings.hasHighContrast = traits.accessibilityContrast == .high
        surroundings.scale = traits.displayScale
        surroundings.tints = tints.mapValues { $0.resolvedColor(with: traits).cgColor }
        return surroundings
    }

    /// Whether the language runs from right to left.
    package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether the control is on a Mac and looks like its controls.
    package var isOfMac: Bool { UIDevice.current.userInterfaceIdiom == .mac }

    /// The least side of a target for fingers, and for eyes.
    package var leastTarget: CGFloat {
        #if os(visionOS)
        60
        #else
        44
        #endif
    }

    /// The bitmap of an image in the control's traits.
    package func bitmap(of image: AnyObject, tint: CGColor) -> SliderBitmap? {
        guard let shown = (image as? UIImage)?.shown(tint: UIColor(cgColor: tint), traitCollection) else { return nil }
        return shown.cgImage.map { SliderBitmap($0, scale: shown.scale) }
    }
}

extension UIImage {
    /// The image with a bitmap that a layer can show: its variant for the traits of a view, upright, and tinted if it
    /// is a template or a symbol.
    fileprivate func shown(tint: UIColor, _ traits: UITraitCollection) -> UIImage {
        // The asset's own variants would lack what was set on this image, such as its rendering mode.
        let variant = imageAsset == nil || isSymbolImage ? self : withConfiguration(traits.imageConfiguration)
        let isTinted = renderingMode == .alwaysTemplate || isSymbolImage && renderingMode == .automatic
        if !isTinted, !isSymbolImage, variant.imageOrientation == .up, variant.cgImage != nil { return variant }
        let image = isTinted ? variant.withTintColor(tint, renderingMode: .alwaysOriginal) : variant
        let format = UIGraphicsImageRendererFormat()
        format.scale = variant.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            traits.performAsCurrent { image.draw(in: CGRect(origin: .zero, size: size)) }
        }
    }
}
#endif
