// Checked against: developer.apple.com/documentation/swiftui/color/init(uicolor:), …/uicolor/init(_:);
// OpenSwiftUIProject/OpenSwiftUI.
@_spi(Double) import UIKit

typealias PlatformColor = UIColor

extension Color {
    @available(iOS 15, *) public init(uiColor: UIColor) { self.init(uiColor) }
}

extension UIColor {
    @available(iOS 14, *) public convenience init(_ color: Color) {
        let color = color.color
        self.init { color.resolvedColor(with: $0) }
    }

    static func make(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// This color, and another one in the dark appearance.
    func replaced(by dark: UIColor) -> UIColor { UIColor { [self] in $0.userInterfaceStyle == .dark ? dark : self } }

    func faded(by opacity: Double) -> UIColor {
        UIColor { [self] traits in
            let resolved = resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
        }
    }

    /// The color in the scheme of an environment.
    func resolvedColor(in environment: EnvironmentValues) -> CGColor {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        return resolvedColor(with: UITraitCollection(style: style)).cgColor
    }
}

/// What SwiftUI's own views are drawn in.
enum SystemColor {
    static let label = UIColor.label, secondaryLabel = UIColor.secondaryLabel, accent = UIColor.systemBlue
    static let on = UIColor.systemGreen, fill = UIColor.systemFill, separator = UIColor.separator
    static let ground = UIColor.systemGroupedBackground, card = UIColor.secondarySystemGroupedBackground
    static let segment = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.39 : 1, alpha: 1) }
}
