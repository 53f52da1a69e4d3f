#if APPLE_UI
import CoreText
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Fonts of texts: of labels, of ticks, of the readout, and of the field in which a value is typed.
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
            surroundingsDidChange()
        }
    }

    /// Sets the font for one kind of text, which replaces the font of the style and ``labelFont``; `nil` removes it. A
    /// look that scales with the size of the control doesn't scale this font.
    public func setFont(_ font: SliderFont?, for text: SliderTextRole) {
        guard font != fonts[text] else { return }
        fonts[text] = font
        surroundingsDidChange()
    }

    /// Returns the font that you set for one kind of text.
    public func font(for text: SliderTextRole) -> SliderFont? { fonts[text] }

    /// The font of texts in a style; `nil` is the font of labels.
    private func styleFont(of role: SliderTextRole, in style: SliderStyle) -> SliderTextFont? {
        role == .readout || style.fonts.contains { $0.role == role } ? style.font(of: role) : nil
    }

    /// The font of texts in the user's text size: the app's, or that of the style.
    func platformFont(of role: SliderTextRole, in style: SliderStyle) -> PlatformFont {
        platformFont(of: role, styleFont(of: role, in: style))
    }

    private func platformFont(of role: SliderTextRole, _ font: SliderTextFont?) -> PlatformFont {
        fonts[role].map(systemFont) ?? scaledFont(font.map(PlatformFont.make) ?? textFont)
    }

    /// The font of texts for layers, which require this type. It is made once for all of them.
    package func layerFont(of role: SliderTextRole, in style: SliderStyle) -> CTFont {
        let wanted = styleFont(of: role, in: style)
        if let known = texts.fonts[role], known.wanted == wanted { return known.font }
        let font = newLayerFont(of: role, wanted)
        texts.fonts[role] = RoleFont(wanted: wanted, font: font)
        return font
    }

    private func newLayerFont(of role: SliderTextRole, _ font: SliderTextFont?) -> CTFont {
        if font == nil, let inheritedFont, fonts[role] == nil { return inheritedFont }
        let font = platformFont(of: role, font)
        return CTFontCreateWithFontDescriptor(font.fontDescriptor as CTFontDescriptor, font.pointSize, nil)
    }
}

extension SliderFont {
    /// The font as the toolkit makes it.
    ///
    /// - Parameters:
    ///   - size: the size in the user's text size.
    ///   - usual: the weight that the font has unless it is given another.
    func font(ofSize size: CGFloat, usual: Weight) -> SliderControl.PlatformFont {
        typealias Font = SliderControl.PlatformFont
        if case .named(let name, _, _) = self.size, let font = Font(name: name, size: size) { return font }
        let weight = Font.Weight.make((weight ?? usual).rawValue)
        let font: Font =
            hasMonospacedDigits
            ? .monospacedDigitSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
        // Without the design the font is still the right size.
        guard let design = design.descriptorDesign, let descriptor = font.fontDescriptor.withDesign(design) else {
            return font
        }
        let designed: Font? = Font(descriptor: descriptor, size: size)
        return designed ?? font
    }
}

extension SliderControl.PlatformFont {
    /// The system's font with digits of one width; condensed from iOS 16 and macOS 13 on.
    static func make(_ font: SliderTextFont) -> SliderControl.PlatformFont {
        let size = CGFloat(font.size)
        if font.isCondensed, #available(iOS 16, macOS 13, *) {
            return .systemFont(ofSize: size, weight: .make(font.weight), width: .condensed)
        }
        return .monospacedDigitSystemFont(ofSize: size, weight: .make(font.weight))
    }
}

extension SliderControl.PlatformFont.Weight {
    /// The weight of a number from 100 to 900.
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
    /// The style by the toolkit's name.
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
    /// `nil` for the design that a font of the system has.
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
