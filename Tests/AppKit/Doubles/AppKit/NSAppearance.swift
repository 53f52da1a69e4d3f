@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nsappearance, …/nsappearance/name-swift.struct,
// …/nsappearance/performascurrentdrawingappearance(_:); madsmtm/objc2 `objc2-app-kit` NSAppearance.rs.

open class NSAppearance: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Self(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Self(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantDark = Self(rawValue: "NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua = Self(rawValue: "NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Self(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    }

    public init?(named name: NSAppearance.Name) { self.name = name }
    private init(_ name: Name) { self.name = name }
    nonisolated(unsafe) static let light = NSAppearance(.aqua)
    public let name: Name

    var isDark: Bool { name.rawValue.contains("Dark") }

    /// The first of these names that is nearest: the own one, or else a plain one as dark.
    open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
        if appearances.contains(name) { return name }
        let plain: Name = isDark ? .darkAqua : .aqua
        return appearances.contains(plain) ? plain : nil
    }

    nonisolated(unsafe) private static var current: NSAppearance?
    open class func currentDrawing() -> NSAppearance { current ?? light }
    open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        let before = Self.current
        Self.current = self
        block()
        Self.current = before
    }
}
