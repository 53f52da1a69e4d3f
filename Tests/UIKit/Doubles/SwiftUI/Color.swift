// Checked against: developer.apple.com/documentation/swiftui/color,
// …/color/init(hue:saturation:brightness:opacity:), …/color/opacity(_:); OpenSwiftUIProject/OpenSwiftUI.

public struct Color: Hashable, Sendable {
    /// The color of the toolkit.
    let color: PlatformColor
    init(_ color: PlatformColor) { self.color = color }
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.make(red, green, blue, opacity))
    }
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let part = { (shift: Double) in
            let ramp = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(ramp, 4 - ramp, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    public func opacity(_ opacity: Double) -> Color { Color(color.faded(by: opacity)) }

    public static let red = system((1, 0.23, 0.19), (1, 0.27, 0.23))
    public static let green = system((0.2, 0.78, 0.35), (0.19, 0.82, 0.35))
    public static var blue: Color { Color(.systemBlue) }
    public static let orange = system((1, 0.58, 0), (1, 0.62, 0.04)), yellow = system((1, 0.8, 0), (1, 0.84, 0.04))
    public static let purple = system((0.69, 0.32, 0.87), (0.75, 0.35, 0.95))
    public static let indigo = system((0.35, 0.34, 0.84), (0.37, 0.36, 0.9))
    public static let gray = system((0.56, 0.56, 0.58), (0.56, 0.56, 0.58))
    public static let white = Color(white: 1), black = Color(white: 0)
    public static let primary = Color(SystemColor.label), secondary = Color(SystemColor.secondaryLabel)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(SystemColor.accent)
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)

    /// A color of iOS, which is another one in the dark appearance.
    private static func system(_ light: (Double, Double, Double), _ dark: (Double, Double, Double)) -> Color {
        Color(.make(light.0, light.1, light.2, 1).replaced(by: .make(dark.0, dark.1, dark.2, 1)))
    }
}

extension Color: View, Container {
    public var body: Never { noBody() }
    var parts: [Part] { [] }
}
