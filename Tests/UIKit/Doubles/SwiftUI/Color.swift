// Checked against: developer.apple.com/documentation/swiftui/color, …/uicolor/init(_:); OpenSwiftUIProject/OpenSwiftUI.
import UIKit

public struct Color: Hashable, Sendable {
    fileprivate let red, green, blue, alpha: Double
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        alpha = opacity
    }
    public static let red = Color(red: 1, green: 0, blue: 0), green = Color(red: 0, green: 1, blue: 0)
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}

extension Color: View, Container {
    public var body: Never { noBody() }
    var parts: [Part] { [] }
}

extension UIColor {
    @available(iOS 14, *) public convenience init(_ color: Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
