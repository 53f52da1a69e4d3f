@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nscolor, …/nscolorspace,
// …/nscolor/systemcolorsdidchangenotification; madsmtm/objc2 `objc2-app-kit` NSColor.rs.

open class NSColorSpace: NSObject, @unchecked Sendable {
    open class var sRGB: NSColorSpace { NSColorSpace() }
}

open class NSColor: NSObject, @unchecked Sendable {
    private let resolve: (NSAppearance) -> CGColor

    private init(resolving resolve: @escaping (NSAppearance) -> CGColor) { self.resolve = resolve }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(resolving: { _ in CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) })
    }
    public typealias Name = String
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: white, green: white, blue: white, alpha: alpha)
    }
    public convenience init?(cgColor: CGColor) { self.init(resolving: { _ in cgColor }) }
    public convenience init(patternImage image: NSImage) {
        self.init(resolving: { _ in CGColor(patternWithAlpha: 1) })
    }
    public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init(resolving: { appearance in dynamicProvider(appearance).resolve(appearance) })
    }

    /// Resolved in the current drawing appearance.
    open var cgColor: CGColor { resolve(.currentDrawing()) }
    /// Fills what is drawn in this color.
    open func set() { NSGraphicsContext.fill = cgColor }
    /// Raises: a color is to be converted first.
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) { LayerLog.fault("getRed raises on a color that was not converted.") }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = (object as? NSColor)?.cgColor else { return false }
        return other == cgColor
    }

    private static func pair(_ light: NSColor, _ dark: NSColor) -> NSColor {
        NSColor(name: nil, dynamicProvider: { $0.isDark ? dark : light })
    }
    open class var white: NSColor { NSColor(white: 1, alpha: 1) }
    open class var black: NSColor { NSColor(white: 0, alpha: 1) }
    open class var clear: NSColor { NSColor(white: 0, alpha: 0) }
    open class var red: NSColor { NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) }
    open class var green: NSColor { NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1) }
    /// Another blue since macOS 26.
    open class var systemBlue: NSColor {
        version < 26
            ? pair(
                NSColor(srgbRed: 0, green: 0.48, blue: 1, alpha: 1),
                NSColor(srgbRed: 0.04, green: 0.52, blue: 1, alpha: 1))
            : pair(
                NSColor(srgbRed: 0, green: 136 / 255, blue: 1, alpha: 1),
                NSColor(srgbRed: 0, green: 145 / 255, blue: 1, alpha: 1))
    }
    /// The version of macOS whose colors these are.
    @_spi(Double) nonisolated(unsafe) public static var version = 15
    open class var labelColor: NSColor { pair(.black, .white) }
    open class var controlTextColor: NSColor { labelColor }
    open class var quaternaryLabelColor: NSColor { pair(NSColor(white: 0, alpha: 0.1), NSColor(white: 1, alpha: 0.1)) }
    open class var windowBackgroundColor: NSColor {
        pair(NSColor(white: 0.93, alpha: 1), NSColor(white: 0.2, alpha: 1))
    }
    open class var tertiaryLabelColor: NSColor { pair(NSColor(white: 0, alpha: 0.26), NSColor(white: 1, alpha: 0.25)) }
    open class var controlAccentColor: NSColor { accent }
    /// The accent color that the user chose.
    @_spi(Double) nonisolated(unsafe) public static var accent = NSColor.systemBlue
    open class var systemColorsDidChangeNotification: NSNotification.Name { .init("NSSystemColorsDidChange") }
}
