// Checked against: developer.apple.com/documentation/swiftui/color/init(nscolor:),
// …/documentation/appkit/nscolor/init(_:)-4opw6; OpenSwiftUIProject/OpenSwiftUI.
@_spi(Double) import AppKit

typealias PlatformColor = NSColor

extension Color {
    @available(macOS 12, *) public init(nsColor: NSColor) { self.init(nsColor) }
}

extension NSColor {
    @available(macOS 11, *) public convenience init(_ color: Color) {
        let color = color.color
        self.init(name: nil) { _ in color }
    }

    static func make(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> NSColor {
        NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// This color, and another one in the dark appearance.
    func replaced(by dark: NSColor) -> NSColor {
        NSColor(name: nil) { [self] in $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark : self }
    }

    func faded(by opacity: Double) -> NSColor {
        NSColor(name: nil) { [self] appearance in
            let color = resolved(in: appearance)
            return NSColor(cgColor: color.copy(alpha: color.alpha * opacity) ?? color) ?? self
        }
    }

    /// The color in the scheme of an environment.
    func resolvedColor(in environment: EnvironmentValues) -> CGColor {
        NSAppearance(named: environment.colorScheme == .dark ? .darkAqua : .aqua).map(resolved) ?? cgColor
    }

    private func resolved(in appearance: NSAppearance) -> CGColor {
        var color = cgColor
        appearance.performAsCurrentDrawingAppearance { color = cgColor }
        return color
    }
}

/// What SwiftUI's own views are drawn in.
enum SystemColor {
    static let label = NSColor.labelColor, secondaryLabel = pair(0, 0.5, 1, 0.55), accent = NSColor.controlAccentColor
    static let on = NSColor.controlAccentColor, fill = pair(0, 0.1, 1, 0.1), separator = pair(0, 0.1, 1, 0.1)
    static let ground = pair(0.93, 1, 0.12, 1), card = pair(0.96, 1, 0.15, 1), segment = pair(1, 1, 0.39, 1)
    static let sidebar = pair(0.89, 1, 0.16, 1), button = pair(1, 1, 0.36, 1)
    static let buttonBorder = pair(0.76, 1, 0.36, 1)
    static let windowButtons = [
        NSColor(srgbRed: 1, green: 0.37, blue: 0.34, alpha: 1), NSColor(srgbRed: 1, green: 0.74, blue: 0.18, alpha: 1),
        NSColor(srgbRed: 0.16, green: 0.79, blue: 0.25, alpha: 1),
    ]

    /// A gray in the light appearance, and one in the dark appearance.
    private static func pair(_ light: CGFloat, _ opacity: CGFloat, _ dark: CGFloat, _ other: CGFloat) -> NSColor {
        NSColor(name: nil) { appearance in
            appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
                ? NSColor(white: dark, alpha: other) : NSColor(white: light, alpha: opacity)
        }
    }
}
