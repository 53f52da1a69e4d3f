#if APPLE_UI && !canImport(UIKit)
import AppKit

/// Colors, images, and appearances of AppKit, resolved for layers.
extension BaseSliderControl {
    /// The current surroundings of the control.
    var surroundings: SliderSurroundings {
        let name = effectiveAppearance.bestMatch(from: [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
        ])
        let scale = window?.backingScaleFactor ?? 1
        return SliderSurroundings(
            isDark: name == .darkAqua || name == .accessibilityHighContrastDarkAqua,
            hasHighContrast: name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua
                || NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast,
            scale: scale, tint: resolved(looksActive ? .controlAccentColor : .tertiaryLabelColor),
            tints: tints.mapValues(resolved), gradients: resolvedGradients,
            traits: AnyHashable([AnyHashable(name?.rawValue), AnyHashable(scale)]))
    }

    /// A color in the present appearance.
    func resolved(_ color: NSColor) -> CGColor {
        var resolved = color.cgColor
        effectiveAppearance.performAsCurrentDrawingAppearance { resolved = color.cgColor }
        return resolved
    }

    /// The variant of a color for light or for dark surroundings.
    static func variant(of color: NSColor, isDark: Bool) -> CGColor {
        var variant = color.cgColor
        NSAppearance(named: isDark ? .darkAqua : .aqua)?.performAsCurrentDrawingAppearance { variant = color.cgColor }
        return variant
    }

    /// Whether the control looks active: in the key window, or in no window.
    private var looksActive: Bool { window?.isKeyWindow ?? true }

    /// Whether the language runs from right to left.
    var isMirrored: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// Whether the control is on a Mac and looks like its controls: always `true`.
    var isOfMac: Bool { true }

    /// The bitmap of an image in the control's appearance and resolution.
    func bitmap(of image: AnyObject, tint: CGColor) -> SliderBitmap? {
        guard let image = image as? NSImage, image.size.width > 0 else { return nil }
        let shown = image.isTemplate ? image.filled(with: tint) : image
        let scale = window?.backingScaleFactor ?? 1
        var bitmap: CGImage?
        effectiveAppearance.performAsCurrentDrawingAppearance {
            // The rectangle is in pixels, to ask for the representation of the screen's resolution.
            var pixels = CGRect(x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale)
            bitmap = shown.cgImage(forProposedRect: &pixels, context: nil, hints: nil)
        }
        return bitmap.map { SliderBitmap(image: $0, scale: CGFloat($0.width) / image.size.width) }
    }
}

extension NSImage {
    /// The image with a color in place of its own.
    fileprivate func filled(with tint: CGColor) -> NSImage {
        let image = self
        return NSImage(size: size, flipped: false) { rect in
            image.draw(in: rect)
            NSColor(cgColor: tint)?.set()
            rect.fill(using: .sourceAtop)
            return true
        }
    }
}
#endif
