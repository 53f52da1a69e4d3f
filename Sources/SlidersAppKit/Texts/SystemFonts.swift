#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersLayers

/// Fonts of the system and of the app as AppKit makes them.
extension SliderFont {
    /// The font.
    var font: NSFont {
        let (size, usual) = measures
        if case .named(let name, _, _) = self.size, let font = NSFont(name: name, size: size) { return font }
        let weight = NSFont.Weight.make((weight ?? usual).rawValue)
        let font: NSFont =
            hasMonospacedDigits
            ? .monospacedDigitSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
        // Without the design the font is still the right size.
        guard let design = design.descriptorDesign, let descriptor = font.fontDescriptor.withDesign(design) else {
            return font
        }
        return NSFont(descriptor: descriptor, size: size) ?? font
    }

    /// The size, and the weight that the font has unless it is given another.
    private var measures: (CGFloat, Weight) {
        switch size {
        case .style(let style):
            let size = NSFont.preferredFont(forTextStyle: style.fontStyle, options: [:]).pointSize
            // The headline is bold on a Mac.
            return (size, style == .headline ? .bold : .regular)
        case .points(let points), .named(_, let points, _): return (CGFloat(points), .regular)
        }
    }
}

extension SliderFont.TextStyle {
    fileprivate var fontStyle: NSFont.TextStyle {
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
    fileprivate var descriptorDesign: NSFontDescriptor.SystemDesign? {
        switch self {
        case .default: nil
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
    }
}
#endif
