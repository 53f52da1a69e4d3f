#if APPLE_UI && canImport(UIKit)
import SlidersLooks
import UIKit

/// Colors, images, and traits of UIKit, resolved for layers.
extension BaseSliderControl {
    /// The current surroundings of the control.
    package var surroundings: SliderSurroundings {
        let traits = traitCollection
        return SliderSurroundings(
            isDark: traits.userInterfaceStyle == .dark, hasHighContrast: traits.accessibilityContrast == .high,
            scale: traits.displayScale, tint: resolved(tintColor), tints: tints.mapValues(resolved),
            gradients: resolvedGradients, traits: AnyHashable(traits))
    }

    /// How much larger than drawn looks are.
    package var sizeFactor: Double { 1 }

    /// A color in the present traits.
    package func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    /// The variant of a color for light or for dark surroundings.
    @usableFromInline static func variant(of color: UIColor, isDark: Bool) -> CGColor {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)).cgColor
    }

    /// Whether the language runs from right to left.
    package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether the control is on a Mac and looks like its controls.
    var hasMacIdiom: Bool { UIDevice.current.userInterfaceIdiom == .mac }

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

extension SliderSystem {
    /// The system that the app runs on. By default, controls have the look of its slider.
    @MainActor public static var current: SliderSystem {
        let device = UIDevice.current
        return SliderSystem(
            idiom: device.userInterfaceIdiom, version: device.systemVersion, info: Bundle.main.infoDictionary ?? [:])
    }

    /// Creates the system for a device and an app's Info.plist.
    ///
    /// - Parameter version: the value of `UIDevice.systemVersion`. On Mac Catalyst, it's the version of macOS or of
    ///   iOS; either both are below 26 or neither is, which is all that a look needs to know.
    init(idiom: UIUserInterfaceIdiom, version: String, info: [String: Any]) {
        self.init(
            idiom == .mac ? .mac : .iOS, version: NSString(string: version).integerValue,
            requiresCompatibilityDesign: Self.requiresCompatibilityDesign(info))
    }
}

extension SliderControl {
    /// The color of spans, or `nil`, the default, for the tint color.
    @IBInspectable public dynamic var minimumTrackTintColor: UIColor? {
        get { spanTint }
        set { spanTint = newValue }
    }
}

extension SliderImage {
    /// An image of UIKit.
    init(_ image: UIImage) {
        let caps = image.capInsets
        self.init(
            image, size: image.size, top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right,
            flipsForRightToLeft: image.flipsForRightToLeftLayoutDirection)
    }
}

extension ImageState {
    /// A state of a control of UIKit.
    init(_ state: UIControl.State) {
        switch state {
        case .normal: self = .normal
        case .highlighted: self = .highlighted
        case .disabled: self = .disabled
        default: self = .other(state.rawValue)
        }
    }
}

/// Shows an image at an end of a track. Its class distinguishes it from views that an app adds.
@MainActor
final class EndImageView: UIImageView {}

extension UIImage {
    /// An image by its name; `nil` is the app's bundle.
    package static func asset(_ name: String, in bundle: Bundle?) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// A symbol of the system; `nil` is its usual size and weight.
    package static func symbol(_ name: String, _ size: CGFloat?, _ weight: UIImage.SymbolWeight?) -> UIImage? {
        let configuration: UIImage.SymbolConfiguration? =
            switch (size, weight) {
            case (nil, nil): nil
            case (let size?, nil): .init(pointSize: size)
            case (nil, let weight?): .init(weight: weight)
            case (let size?, let weight?): .init(pointSize: size, weight: weight)
            }
        return UIImage(systemName: name, withConfiguration: configuration)
    }
}

extension BaseSliderControl {
    /// A font of the system in the user's text size.
    func systemFont(_ font: SliderFont) -> UIFont { font.font(in: traitCollection) }

    /// A font in the user's text size.
    func scaledFont(_ font: UIFont) -> UIFont {
        // A preferred font has the size of some text size already.
        if let style = font.textStyle {
            return font.withSize(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize)
        }
        return font.withSize(font.pointSize.scaled(like: .footnote, in: traitCollection))
    }
}

extension SliderFont {
    /// The font in the text size of traits.
    func font(in traits: UITraitCollection) -> UIFont {
        switch size {
        case .style(let style):
            let size = UIFont.preferredFont(forTextStyle: style.fontStyle, compatibleWith: traits).pointSize
            return font(ofSize: size, usual: style == .headline ? .semibold : .regular)
        case .points(let points):
            return font(ofSize: CGFloat(points).scaled(like: .footnote, in: traits), usual: .regular)
        case .named(_, let points, let style):
            return font(ofSize: CGFloat(points).scaled(like: style.fontStyle, in: traits), usual: .regular)
        }
    }
}

extension CGFloat {
    fileprivate func scaled(like style: UIFont.TextStyle, in traits: UITraitCollection) -> CGFloat {
        UIFontMetrics(forTextStyle: style).scaledValue(for: self, compatibleWith: traits)
    }
}

extension UIFont {
    /// The style that it is the preferred font of; `nil` for other fonts, which have another usage under the same key.
    fileprivate var textStyle: TextStyle? {
        let styles: [TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]
        let usage = fontDescriptor.object(forKey: .textStyle) as? String
        return styles.first { $0.rawValue == usage }
    }
}

/// Whether parts glide to new places.
extension BaseSliderControl {
    /// The seconds of the block of `UIView.animate` that changes are in.
    var inheritedDuration: Double? {
        let duration = UIView.inheritedAnimationDuration
        return UIView.areAnimationsEnabled && duration > 0 && window != nil ? duration : nil
    }

    /// Whether thumbs may glide.
    package var allowsGlides: Bool {
        window != nil && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
    }
}

extension BaseSliderControl {
    /// The least side of a target for fingers or eyes.
    static var minimumTarget: CGFloat {
        #if os(visionOS)
        60
        #else
        44
        #endif
    }
}
#endif
