#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import CoreText
import SlidersCore
import SlidersLayers

extension SliderControl {
    /// The font of texts for which ``style`` has none. The system's font of 12 points by default.
    public var labelFont: NSFont {
        get { textFont }
        set {
            textFont = newValue
            controller.surroundingsDidChange()
        }
    }

    /// Sets a font of the system for texts, in place of that of the style and of ``labelFont``; `nil` takes it back. A
    /// look that scales with its side leaves it as it is.
    public func setFont(_ font: SliderFont?, for text: SliderTextRole) {
        guard font != fonts[text] else { return }
        fonts[text] = font
        controller.surroundingsDidChange()
    }

    /// The font that was set for texts.
    public func font(for text: SliderTextRole) -> SliderFont? { fonts[text] }

    /// The font of texts: the app's, or that of the style; `nil` is that of labels.
    func nsFont(of role: Element.Role, _ font: TextFont?) -> NSFont {
        SliderTextRole(role).flatMap { fonts[$0]?.font } ?? font.map(NSFont.make) ?? textFont
    }

    /// The font of texts, for layers, which take no `NSFont`.
    package func font(of role: Element.Role, _ font: TextFont?) -> CTFont {
        if font == nil, let inheritedFont, SliderTextRole(role).flatMap({ fonts[$0] }) == nil { return inheritedFont }
        let font = nsFont(of: role, font)
        return CTFontCreateWithFontDescriptor(font.fontDescriptor as CTFontDescriptor, font.pointSize, nil)
    }
}

extension NSFont {
    /// The system's font with digits of one width; condensed from macOS 13 on.
    static func make(_ font: TextFont) -> NSFont {
        let size = CGFloat(font.size)
        if font.isCondensed, #available(macOS 13, *) {
            return .systemFont(ofSize: size, weight: .make(font.weight), width: .condensed)
        }
        return .monospacedDigitSystemFont(ofSize: size, weight: .make(font.weight))
    }
}

extension NSFont.Weight {
    /// The weight of a number from 100 to 900.
    static func make(_ weight: Int) -> NSFont.Weight {
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
#endif
