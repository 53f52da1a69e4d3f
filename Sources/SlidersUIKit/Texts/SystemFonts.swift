#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersLayers
import UIKit

/// Fonts of the system and of the app as UIKit makes them.
extension SliderFont {
    /// The font in the text size of traits.
    func font(in traits: UITraitCollection) -> UIFont {
        let (size, usual) = measures(in: traits)
        if case .named(let name, _, _) = self.size, let font = UIFont(name: name, size: size) { return font }
        let weight = UIFont.Weight.make((weight ?? usual).rawValue)
        let font: UIFont =
            hasMonospacedDigits
            ? .monospacedDigitSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
        // Without the design the font is still the right size.
        guard let design = design.descriptorDesign, let descriptor = font.fontDescriptor.withDesign(design) else {
            return font
        }
        return UIFont(descriptor: descriptor, size: size)
    }

    /// The size in the text size of traits, and the weight that the font has unless it is given another.
    private func measures(in traits: UITraitCollection) -> (CGFloat, Weight) {
        switch size {
        case .style(let style):
            let size = UIFont.preferredFont(forTextStyle: style.fontStyle, compatibleWith: traits).pointSize
            return (size, style == .headline ? .semibold : .regular)
        case .points(let points):
            let metrics = UIFontMetrics(forTextStyle: .footnote)
            return (metrics.scaledValue(for: CGFloat(points), compatibleWith: traits), .regular)
        case .named(_, let points, let style):
            let metrics = UIFontMetrics(forTextStyle: style.fontStyle)
            return (metrics.scaledValue(for: CGFloat(points), compatibleWith: traits), .regular)
        }
    }
}

extension SliderFont.TextStyle {
    fileprivate var fontStyle: UIFont.TextStyle {
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
    fileprivate var descriptorDesign: UIFontDescriptor.SystemDesign? {
        switch self {
        case .default: nil
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
    }
}
#endif
