// Checked against: developer.apple.com/documentation/swiftui/color, …/color/init(uicolor:),
// …/color/init(hue:saturation:brightness:opacity:), …/color/opacity(_:), …/uicolor/init(_:);
// OpenSwiftUIProject/OpenSwiftUI.
import UIKit

public struct Color: Hashable, Sendable {
    fileprivate let color: UIColor
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity))
    }
    @available(iOS 15, *) public init(uiColor: UIColor) { color = uiColor }
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

    public func opacity(_ opacity: Double) -> Color {
        let color = color
        return Color(
            uiColor: UIColor { traits in
                let resolved = color.resolvedColor(with: traits)
                return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
            })
    }

    public static let red = Color(red: 1, green: 0, blue: 0), green = Color(red: 0, green: 1, blue: 0)
    public static let orange = Color(red: 1, green: 0.58, blue: 0)
    public static let white = Color(white: 1), black = Color(white: 0)
    public static let primary = Color(uiColor: .label), secondary = Color(uiColor: .secondaryLabel)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(uiColor: .systemBlue)
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}

extension Color: View, Container {
    public var body: Never { noBody() }
    var parts: [Part] { [] }
}

extension UIColor {
    @available(iOS 14, *) public convenience init(_ color: Color) {
        let color = color.color
        self.init { color.resolvedColor(with: $0) }
    }
}
