// Checked against: developer.apple.com/documentation/swiftui/font/context, …/font/resolved, …/font/resolve(in:),
// …/font/resolved/ctfont, …/environmentvalues/fontresolutioncontext.
@_spi(Double) import CoreText

extension Font {
    /// What a font depends on. In the double that is the text size.
    @available(iOS 15, macOS 12, *) public struct Context: Hashable, Sendable { fileprivate let size: DynamicTypeSize }

    @available(iOS 26, macOS 26, *) public struct Resolved: Hashable {
        private let font: Font
        public let pointSize: CGFloat
        fileprivate init(_ font: Font, _ pointSize: CGFloat) { (self.font, self.pointSize) = (font, pointSize) }

        public var ctFont: CTFont {
            CTFontCreateWithFontDescriptor(
                CTFontDescriptor(cssWeight: font.weight.css, isCondensed: false), pointSize, nil)
        }
    }

    @available(iOS 26, macOS 26, *) public func resolve(in context: Font.Context) -> Font.Resolved {
        Resolved(self, points(in: context.size))
    }
}

extension EnvironmentValues {
    @available(iOS 15, macOS 12, *) public var fontResolutionContext: Font.Context {
        Font.Context(size: dynamicTypeSize)
    }
}
