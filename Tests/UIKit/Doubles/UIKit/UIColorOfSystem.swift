// Checked against: developer.apple.com/documentation/uikit/uicolor (UI element colors, standard colors).

extension UIColor {
    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
    }
    @available(iOS 13, *) public class var separator: UIColor {
        pair(
            UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29),
            UIColor(red: 0.33, green: 0.33, blue: 0.35, alpha: 0.6))
    }
    @available(iOS 13, *) public class var tertiarySystemFill: UIColor {
        pair(
            UIColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.12),
            UIColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.24))
    }
    @available(iOS 13, *) public class var systemGroupedBackground: UIColor {
        pair(UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1), .black)
    }
    @available(iOS 13, *) public class var secondarySystemGroupedBackground: UIColor {
        pair(.white, UIColor(red: 0.11, green: 0.11, blue: 0.118, alpha: 1))
    }
}
