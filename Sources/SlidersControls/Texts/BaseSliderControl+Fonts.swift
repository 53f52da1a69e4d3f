#if APPLE_UI
import CoreText
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Fonts for labels, ticks, the readout, and the field in which a person types a value.
extension BaseSliderControl {
    /// The font of text for which ``style`` has no font, except for the readout. The default is the system font at 12
    /// points. In UIKit it's the font for the standard text size, and grows with the user's text size; a preferred font
    /// grows like its text style.
    #if canImport(ObjectiveC) && canImport(UIKit)
    @objc
    #endif
    public dynamic var labelFont: PlatformFont {
        get { textFont }
        set {
            textFont = newValue
            environmentDidChange()
        }
    }

    /// Sets the font for one kind of text, which replaces the font of the style and ``labelFont``; `nil` removes it. A
    /// look that scales with the size of the control doesn't scale this font.
    public func setFont(_ font: SliderFont?, for text: SliderTextRole) {
        guard font != fonts[text] else { return }
        fonts[text] = font
        environmentDidChange()
    }

    /// Returns the font that you set for one kind of text.
    public func font(for text: SliderTextRole) -> SliderFont? { fonts[text] }

    /// Returns the font that a style has for a kind of text, or `nil` if ``labelFont`` applies. The readout always has
    /// a font of the style.
    private func styleFont(of role: SliderTextRole, in style: SliderStyle) -> SliderTextFont? {
        role == .readout || style.fonts.contains { $0.role == role } ? style.font(of: role) : nil
    }

    /// Returns the toolkit's font for a kind of text, scaled to the user's text size.
    func platformFont(of role: SliderTextRole, in style: SliderStyle) -> PlatformFont {
        platformFont(of: role, styleFont(of: role, in: style))
    }

    /// Returns the font that the app set for a kind of text; otherwise the font of the style, or ``labelFont`` for
    /// `nil`.
    private func platformFont(of role: SliderTextRole, _ styleFont: SliderTextFont?) -> PlatformFont {
        fonts[role].map(systemFont) ?? scaledFont(styleFont.map(PlatformFont.make) ?? textFont)
    }

    /// Returns the font for a kind of text as a `CTFont`, which text layers require. It's cached until fonts change.
    package func layerFont(of role: SliderTextRole, in style: SliderStyle) -> CTFont {
        let styleFont = styleFont(of: role, in: style)
        if let cached = texts.fonts[role], cached.styleFont == styleFont { return cached.font }
        let font = makeLayerFont(of: role, styleFont)
        texts.fonts[role] = RoleFont(styleFont: styleFont, font: font)
        return font
    }

    /// Makes the font for a kind of text. The font of the enclosing SwiftUI views replaces only ``labelFont``.
    private func makeLayerFont(of role: SliderTextRole, _ styleFont: SliderTextFont?) -> CTFont {
        if styleFont == nil, let inheritedFont, fonts[role] == nil { return inheritedFont }
        let font = platformFont(of: role, styleFont)
        return CTFontCreateWithFontDescriptor(font.fontDescriptor as CTFontDescriptor, font.pointSize, nil)
    }
}

extension SliderFont {
    /// Returns the toolkit's font for this description.
    ///
    /// - Parameters:
    ///   - size: the size in points, already scaled to the user's text size.
    ///   - defaultWeight: the weight if the description has none.
    func platformFont(ofSize size: CGFloat, defaultWeight: Weight) -> SliderControl.PlatformFont {
        typealias Font = SliderControl.PlatformFont
        if case .named(let name, _, _) = self.size, let font = Font(name: name, size: size) { return font }
        let weight = Font.Weight.make((weight ?? defaultWeight).rawValue)
        let font: Font =
            hasMonospacedDigits
            ? .monospacedDigitSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
        // Without its design, the font still has the right size and weight.
        guard let design = design.descriptorDesign, let descriptor = font.fontDescriptor.withDesign(design) else {
            return font
        }
        // The initializer is failable in AppKit, but not in UIKit.
        let fontWithDesign: Font? = Font(descriptor: descriptor, size: size)
        return fontWithDesign ?? font
    }
}

extension SliderControl.PlatformFont {
    /// Returns the system font with digits of equal width or, if the style asks for it and the system has one (from
    /// iOS 16 and macOS 13 on), a condensed system font.
    static func make(_ font: SliderTextFont) -> SliderControl.PlatformFont {
        let size = CGFloat(font.size)
        if font.isCondensed, #available(iOS 16, macOS 13, *) {
            return .systemFont(ofSize: size, weight: .make(font.weight), width: .condensed)
        }
        return .monospacedDigitSystemFont(ofSize: size, weight: .make(font.weight))
    }
}

extension SliderControl.PlatformFont.Weight {
    /// Returns the toolkit's weight that is nearest to a CSS weight from 100 to 900.
    static func make(_ weight: Int) -> SliderControl.PlatformFont.Weight {
        switch weight {
        case ..<150: .ultraLight
        case ..<250: .thin
        case ..<350: .light
        case ..<450: .regular
        case ..<550: .medium
        case ..<650: .semibold
        case ..<750: .bold
        case ..<850: .heavy
        default: .black
        }
    }
}

extension SliderFont.TextStyle {
    /// The toolkit's text style.
    var fontStyle: SliderControl.PlatformFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }
}

extension SliderFont.Design {
    /// The toolkit's design, or `nil` for the default design, which a system font already has.
    fileprivate var descriptorDesign: SliderControl.PlatformFontDescriptor.SystemDesign? {
        switch self {
        case .default: nil
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
    }
}
#endif
