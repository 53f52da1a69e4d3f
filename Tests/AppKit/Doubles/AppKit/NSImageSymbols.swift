@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nsimage/init(systemsymbolname:accessibilitydescription:),
// …/nsimage/withsymbolconfiguration(_:), …/nsimage/symbolconfiguration-swift.class; madsmtm/objc2 `objc2-app-kit`
// NSImage.rs (configurationWithPointSize:weight: takes a weight of fonts).

extension NSImage {
    @available(macOS 11, *) open class SymbolConfiguration: NSObject, @unchecked Sendable {
        fileprivate var pointSize: CGFloat = 13, weight = NSFont.Weight.regular
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
            self.init()
            (self.pointSize, self.weight) = (pointSize, weight)
        }
    }

    /// The double knows every symbol but one, as many points wide as its font has.
    @available(macOS 11, *)
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard name != "no.such.symbol" else { return nil }
        self.init(symbol: name, 13)
    }

    /// The weight is in the bitmap's name.
    @available(macOS 11, *)
    public func withSymbolConfiguration(_ configuration: NSImage.SymbolConfiguration) -> NSImage? {
        guard isTemplate, let name = cgImage(forProposedRect: nil, context: nil, hints: nil)?.name else { return nil }
        let weights: [(NSFont.Weight, String)] = [(.ultraLight, "ultraLight"), (.bold, "bold")]
        let weight = weights.first { $0.0 == configuration.weight }.map { "-\($0.1)" } ?? ""
        return NSImage(symbol: name + weight, configuration.pointSize)
    }

    private convenience init(symbol name: String, _ side: CGFloat) {
        let pixels = Int(2 * side.rounded())
        self.init(
            cgImage: CGImage(name: name, width: pixels, height: pixels), size: CGSize(width: side, height: side))
        isTemplate = true
    }
}
