#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersLayers

/// Colors, images and appearances of AppKit, resolved for the controller.
extension SliderControl {
    /// What surrounds the control now.
    package var surroundings: SliderSurroundings {
        let name = effectiveAppearance.bestMatch(from: [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
        ])
        var (tint, tints): (CGColor, [TintedPart: CGColor]) = (NSColor.controlAccentColor.cgColor, [:])
        effectiveAppearance.performAsCurrentDrawingAppearance {
            tint = (looksActive ? NSColor.controlAccentColor : .tertiaryLabelColor).cgColor
            tints = self.tints.mapValues(\.cgColor)
        }
        let scale = window?.backingScaleFactor ?? 1
        var surroundings = SliderSurroundings(
            tint: tint, traits: AnyHashable([AnyHashable(name?.rawValue), AnyHashable(scale)]))
        surroundings.isDark = name == .darkAqua || name == .accessibilityHighContrastDarkAqua
        surroundings.hasHighContrast =
            name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua
            || NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast
        surroundings.scale = scale
        surroundings.tints = tints
        return surroundings
    }

    /// Whether the control looks active: in the key window, and off the screen.
    private var looksActive: Bool { window?.isKeyWindow ?? true }

    /// Whether the language runs from right to left.
    package var isMirrored: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// `true`.
    package var isOfMac: Bool { true }

    /// The least side of a control that is pressed with a mouse, of Apple's guidelines.
    package var leastTarget: CGFloat { 20 }

    /// The bitmap of an image in the control's appearance and resolution.
    package func bitmap(of image: AnyObject, tint: CGColor) -> SliderBitmap? {
        guard let image = image as? NSImage, image.size.width > 0 else { return nil }
        let shown = image.isTemplate ? image.filled(with: tint) : image
        let scale = window?.backingScaleFactor ?? 1
        var bitmap: CGImage?
        effectiveAppearance.performAsCurrentDrawingAppearance {
            // The rectangle is in pixels: it asks for the representation of the screen's resolution.
            var pixels = CGRect(x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale)
            bitmap = shown.cgImage(forProposedRect: &pixels, context: nil, hints: nil)
        }
        return bitmap.map { SliderBitmap($0, scale: CGFloat($0.width) / image.size.width) }
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
