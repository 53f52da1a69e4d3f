// Checked against: developer.apple.com/documentation/swiftui/font/context, …/font/resolved, …/font/resolve(in:),
// …/font/resolved/ctfont, …/environmentvalues/fontresolutioncontext.
import CoreText
import UIKit

extension Font {
    /// What a font depends on. In the double that is the text size.
    @available(iOS 15, *) public struct Context: Hashable, Sendable { fileprivate let size: DynamicTypeSize }

    @available(iOS 26, *) public struct Resolved: Hashable, Sendable {
        private let font: Font
        public let pointSize: CGFloat
        fileprivate init(_ font: Font, _ pointSize: CGFloat) { (self.font, self.pointSize) = (font, pointSize) }

        public var ctFont: CTFont {
            let font = UIFont.systemFont(ofSize: pointSize, weight: font.weight.uiWeight)
            return CTFontCreateWithFontDescriptor(font.fontDescriptor, pointSize, nil)
        }
    }

    @available(iOS 26, *) public func resolve(in context: Font.Context) -> Font.Resolved {
        Resolved(self, points(in: context.size))
    }
}

extension Font.Weight {
    fileprivate var uiWeight: UIFont.Weight {
        switch css {
        case 300: .light
        case 500: .medium
        case 600: .semibold
        case 700: .bold
        default: .regular
        }
    }
}

extension EnvironmentValues {
    @available(iOS 15, *) public var fontResolutionContext: Font.Context { Font.Context(size: dynamicTypeSize) }
}
