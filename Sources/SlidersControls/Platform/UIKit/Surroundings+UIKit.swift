#if APPLE_UI && canImport(UIKit)
import UIKit

/// Colors, images, and traits of UIKit, resolved for layers.
extension BaseSliderControl {
    /// The current surroundings of the control.
    var surroundings: SliderSurroundings {
        let traits = traitCollection
        return SliderSurroundings(
            isDark: traits.userInterfaceStyle == .dark, hasHighContrast: traits.accessibilityContrast == .high,
            scale: traits.displayScale, tint: resolved(tintColor), tints: tints.mapValues(resolved),
            gradients: resolvedGradients, traits: AnyHashable(traits))
    }

    /// How much larger than drawn looks are.
    package var sizeFactor: Double { 1 }

    /// A color in the present traits.
    func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    /// The variant of a color for light or for dark surroundings.
    static func variant(of color: UIColor, isDark: Bool) -> CGColor {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)).cgColor
    }

    /// Whether the language runs from right to left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether the control is on a Mac and looks like its controls.
    var isOfMac: Bool { UIDevice.current.userInterfaceIdiom == .mac }

    /// The bitmap of an image in the control's traits.
    func bitmap(of image: AnyObject, tint: CGColor) -> SliderBitmap? {
        guard let shown = (image as? UIImage)?.shown(tint: UIColor(cgColor: tint), traitCollection) else { return nil }
        return shown.cgImage.map { SliderBitmap(image: $0, scale: shown.scale) }
    }
}

extension UIImage {
    /// The image with a bitmap that a layer can show: its variant for the traits of a view, upright, and tinted if it
    /// is a template or a symbol.
    fileprivate func shown(tint: UIColor, _ traits: UITraitCollection) -> UIImage {
        // The asset's own variants would lack settings of this image, such as its rendering mode.
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
