#if APPLE_UI && canImport(UIKit)
import UIKit

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
#endif
