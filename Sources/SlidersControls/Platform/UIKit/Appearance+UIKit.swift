#if APPLE_UI && canImport(UIKit)
import SlidersLooks
import UIKit

/// Colors and images of UIKit, resolved for layers with the traits of the control.
extension BaseSliderControl {
    /// The appearance, the contrast, the scale, and the resolved colors that the control is drawn with now.
    package var environment: SliderEnvironment {
        let traits = traitCollection
        return SliderEnvironment(
            isDark: traits.userInterfaceStyle == .dark, hasHighContrast: traits.accessibilityContrast == .high,
            isDisabled: !isEnabled, scale: traits.displayScale, tint: resolved(tintColor),
            tints: tints.mapValues(resolved),
            gradients: resolvedGradients, traits: AnyHashable(traits))
    }

    /// The factor by which the control's size multiplies the measures of its style: always 1, as UIKit has no sizes.
    package var sizeFactor: Double { 1 }

    /// Returns a color as it is with the current traits of the control.
    package func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    /// Returns the variant of a color for the dark or the light appearance.
    @usableFromInline static func variant(of color: UIColor, isDark: Bool) -> CGColor {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)).cgColor
    }

    /// Whether the layout direction of the control is from right to left.
    package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether the control follows the conventions of controls on a Mac.
    var hasMacIdiom: Bool { UIDevice.current.userInterfaceIdiom == .mac }

    /// Returns the bitmap of an image for the control's traits, or `nil` if the image has none. A template or a symbol
    /// is tinted.
    func bitmap(of image: AnyObject, tint: CGColor) -> SliderBitmap? {
        guard let variant = (image as? UIImage)?.bitmapVariant(tint: UIColor(cgColor: tint), traitCollection) else {
            return nil
        }
        return variant.cgImage.map { SliderBitmap(image: $0, scale: variant.scale) }
    }
}

extension UIImage {
    /// Returns a variant of the image whose bitmap a layer can show: for the traits of a view, upright, and tinted if
    /// the image is a template or a symbol.
    fileprivate func bitmapVariant(tint: UIColor, _ traits: UITraitCollection) -> UIImage {
        // Variants from the image asset itself would lack settings of this image, such as its rendering mode.
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
    /// Updates the control whenever a trait changes that colors, images, fonts, or the layout direction depend on.
    func observeTraits() {
        guard #available(iOS 17, visionOS 1, *) else { return }
        let traits: [UITrait] =
            UITraitCollection.systemTraitsAffectingColorAppearance + UITraitCollection.systemTraitsAffectingImageLookup
            + [
                UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitLayoutDirection.self,
                UITraitDisplayScale.self,
            ]
        registerForTraitChanges(traits) { (control: BaseSliderControl, _: UITraitCollection) in
            control.environmentDidChange()
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
    /// Creates an image of a slider from an image of UIKit, with its size and cap insets.
    init(_ image: UIImage) {
        let caps = image.capInsets
        self.init(
            image, size: image.size, top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right,
            flipsForRightToLeft: image.flipsForRightToLeftLayoutDirection)
    }
}

extension ImageState {
    /// Creates the state in which an image is shown, for a state of a control.
    init(_ state: UIControl.State) {
        switch state {
        case .normal: self = .normal
        case .highlighted: self = .highlighted
        case .disabled: self = .disabled
        default: self = .other(state.rawValue)
        }
    }
}

/// An image view at an end of a track. Its class distinguishes it from image views that an app adds.
@MainActor
final class EndImageView: UIImageView {}

extension UIImage {
    /// Returns the image with a name in a bundle; `nil` is the app's bundle.
    package static func asset(_ name: String, in bundle: Bundle?) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// Returns a symbol of the system. A size or weight that is `nil` is the symbol's default.
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
    /// Returns the font of UIKit for the description of a font, in the user's text size.
    func systemFont(_ font: SliderFont) -> UIFont { font.font(in: traitCollection) }

    /// Returns a font scaled to the user's text size.
    func scaledFont(_ font: UIFont) -> UIFont {
        // A preferred font is scaled already, perhaps to another text size, so the size of its style replaces its size.
        if let style = font.textStyle {
            return font.withSize(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize)
        }
        return font.withSize(font.pointSize.scaled(like: .footnote, in: traitCollection))
    }
}

extension SliderFont {
    /// Returns the font of UIKit, in the text size of a collection of traits.
    func font(in traits: UITraitCollection) -> UIFont {
        switch size {
        case .style(let style):
            let size = UIFont.preferredFont(forTextStyle: style.fontStyle, compatibleWith: traits).pointSize
            return platformFont(ofSize: size, defaultWeight: style == .headline ? .semibold : .regular)
        case .points(let points):
            return platformFont(ofSize: CGFloat(points).scaled(like: .footnote, in: traits), defaultWeight: .regular)
        case .named(_, let points, let style):
            return platformFont(
                ofSize: CGFloat(points).scaled(like: style.fontStyle, in: traits), defaultWeight: .regular)
        }
    }
}

extension CGFloat {
    /// Returns the font size scaled as a text style is, from its standard size to the text size of the traits.
    fileprivate func scaled(like style: UIFont.TextStyle, in traits: UITraitCollection) -> CGFloat {
        UIFontMetrics(forTextStyle: style).scaledValue(for: self, compatibleWith: traits)
    }
}

extension UIFont {
    /// The text style of a preferred font; `nil` for other fonts, which have other usages under the same key.
    fileprivate var textStyle: TextStyle? {
        let styles: [TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]
        let usage = fontDescriptor.object(forKey: .textStyle) as? String
        return styles.first { $0.rawValue == usage }
    }
}

/// The conditions under which parts glide to new positions, which means that the movement is animated.
extension BaseSliderControl {
    /// The duration, in seconds, of the block of `UIView.animate` that is running; `nil` if there is none or the
    /// control is in no window.
    var inheritedDuration: Double? {
        let duration = UIView.inheritedAnimationDuration
        return UIView.areAnimationsEnabled && duration > 0 && window != nil ? duration : nil
    }

    /// Whether thumbs may glide to new positions: if the control is in a window, and animations are on.
    package var allowsGlides: Bool {
        window != nil && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
    }
}

extension BaseSliderControl {
    /// The minimum side length of the area in which a press holds a thumb, in points: for a finger, or for eyes.
    static var minimumTarget: CGFloat {
        #if os(visionOS)
        60
        #else
        44
        #endif
    }
}
#endif
