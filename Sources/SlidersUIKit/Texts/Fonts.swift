#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreText
import SlidersCore
import UIKit

extension SliderControl {
    /// The font of texts for which ``style`` has none, in its size for the standard text size. It grows with the user's
    /// text size, to which a preferred font keeps. The system's font of 12 points by default.
    #if canImport(ObjectiveC)
    @objc
    #endif
    public dynamic var labelFont: UIFont {
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

    /// The font of texts in the user's text size: the app's, or that of the style; `nil` is that of labels.
    func uiFont(of role: Element.Role, _ font: TextFont?) -> UIFont {
        SliderTextRole(role).flatMap { fonts[$0]?.font(in: traitCollection) } ?? scaledFont(font)
    }

    /// A font of the style in the user's text size; `nil` is that of labels.
    private func scaledFont(_ font: TextFont?) -> UIFont {
        let font = font.map(UIFont.make) ?? textFont
        // A preferred font has the size of some text size already.
        if let style = font.textStyle {
            return font.withSize(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize)
        }
        let metrics = UIFontMetrics(forTextStyle: .footnote)
        return font.withSize(metrics.scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// The font of texts, for layers, which take no `UIFont`.
    package func font(of role: Element.Role, _ font: TextFont?) -> CTFont {
        if font == nil, let inheritedFont, SliderTextRole(role).flatMap({ fonts[$0] }) == nil { return inheritedFont }
        let font = uiFont(of: role, font)
        return CTFontCreateWithFontDescriptor(font.fontDescriptor as CTFontDescriptor, font.pointSize, nil)
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

    /// The system's font with digits of one width; condensed from iOS 16 on.
    static func make(_ font: TextFont) -> UIFont {
        let size = CGFloat(font.size)
        if font.isCondensed, #available(iOS 16, *) {
            return .systemFont(ofSize: size, weight: .make(font.weight), width: .condensed)
        }
        return .monospacedDigitSystemFont(ofSize: size, weight: .make(font.weight))
    }
}

extension UIFont.Weight {
    /// The weight of a number from 100 to 900.
    static func make(_ weight: Int) -> UIFont.Weight {
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
