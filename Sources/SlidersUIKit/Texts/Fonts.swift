#if canImport(UIKit)
import CoreText
import SlidersCore
import UIKit

extension SliderControl {
    /// The font of texts for which ``style`` has none, in its size for the standard text size. It grows with the user's
    /// text size. The system's font of 12 points by default.
    #if canImport(ObjectiveC)
    @objc
    #endif
    public dynamic var labelFont: UIFont {
        get { texts.font }
        set {
            texts.font = newValue
            texts.fontsMayDiffer()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The font of a role's texts in the user's text size.
    func font(of role: Element.Role) -> UIFont {
        let style = appearance.style
        let isOfStyle = role == .readout || style.fonts.contains { $0.role == role }
        let font = isOfStyle ? UIFont.make(style.font(of: role)) : texts.font
        // `scaledFont(for:)` throws for a font that is scaled already, as preferred fonts are.
        let metrics = UIFontMetrics(forTextStyle: .footnote)
        return font.withSize(metrics.scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }
}

extension UIFont {
    /// The system's font with digits of one width; condensed from iOS 16 on.
    static func make(_ font: TextFont) -> UIFont {
        let size = CGFloat(font.size)
        if font.isCondensed, #available(iOS 16, *) {
            return .systemFont(ofSize: size, weight: .make(font.weight), width: .condensed)
        }
        return .monospacedDigitSystemFont(ofSize: size, weight: .make(font.weight))
    }
}

extension CTFont {
    /// The same font for a layer.
    static func make(_ font: UIFont) -> CTFont {
        CTFontCreateWithFontDescriptor(font.fontDescriptor as CTFontDescriptor, font.pointSize, nil)
    }
}

extension UIFont.Weight {
    /// The weight of a number from 100 to 900.
    fileprivate static func make(_ weight: Int) -> UIFont.Weight {
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
