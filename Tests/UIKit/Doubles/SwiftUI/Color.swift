// Checked against: developer.apple.com/documentation/swiftui/color, …/color/init(uicolor:), …/uicolor/init(_:);
// OpenSwiftUIProject/OpenSwiftUI.
import UIKit

public struct Color: Hashable, Sendable {
    fileprivate let color: UIColor
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity))
    }
    @available(iOS 15, *) public init(uiColor: UIColor) { color = uiColor }
    public static let red = Color(red: 1, green: 0, blue: 0), green = Color(red: 0, green: 1, blue: 0)
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
