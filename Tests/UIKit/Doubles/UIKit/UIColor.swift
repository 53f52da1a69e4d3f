@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uicolor, …/uicolor/getred(_:green:blue:alpha:);
// madsmtm/objc2 `objc2-ui-kit` UIColor.rs (thread-safe).

open class UIColor: NSObject, @unchecked Sendable {
    private let resolve: (UITraitCollection) -> CGColor

    private init(resolving resolve: @escaping (UITraitCollection) -> CGColor) { self.resolve = resolve }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(resolving: { _ in CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) })
    }
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let wide = CGColorSpace(name: CGColorSpace.displayP3).flatMap {
            CGColor(colorSpace: $0, components: [displayP3Red, green, blue, alpha])
        }
        self.init(resolving: { _ in wide ?? CGColor(gray: 0, alpha: 0) })
    }
    public convenience init(patternImage image: UIImage) {
        self.init(resolving: { _ in CGColor(patternWithAlpha: 1) })
    }
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }
    public convenience init(cgColor: CGColor) {
        self.init(resolving: { _ in cgColor })
    }
    @available(iOS 13, *) public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(resolving: { traits in dynamicProvider(traits).resolve(traits) })
    }

    @available(iOS 13, *) open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: resolve(traitCollection))
    }
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = CGColorSpace(name: CGColorSpace.extendedSRGB).flatMap {
            resolve(.current).converted(to: $0, intent: .defaultIntent, options: nil)?.components
        }
        guard let parts else { return false }
        red?.pointee = parts[0]
        green?.pointee = parts[1]
        blue?.pointee = parts[2]
        alpha?.pointee = parts[3]
        return true
    }
    open var cgColor: CGColor { resolve(.current) }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(resolving: { [resolve] traits in
            let color = resolve(traits)
            return color.copy(alpha: alpha) ?? color
        })
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = (object as? UIColor)?.cgColor else { return false }
        return other == cgColor
    }

    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
    }
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Another blue since iOS 26.
    open class var systemBlue: UIColor {
        UIDevice.version.compare("26", options: .numeric) == .orderedAscending
            ? pair(UIColor(red: 0, green: 0.48, blue: 1, alpha: 1), UIColor(red: 0.04, green: 0.52, blue: 1, alpha: 1))
            : pair(
                UIColor(red: 0, green: 136 / 255, blue: 1, alpha: 1),
                UIColor(red: 0, green: 145 / 255, blue: 1, alpha: 1))
    }
    open class var systemGreen: UIColor {
        pair(
            UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1), UIColor(red: 0.19, green: 0.82, blue: 0.35, alpha: 1))
    }
    @available(iOS 13, *) open class var label: UIColor { pair(.black, .white) }
    @available(iOS 13, *) open class var secondaryLabel: UIColor {
        pair(UIColor(white: 0.24, alpha: 0.6), UIColor(white: 0.92, alpha: 0.6))
    }
    @available(iOS 13, *) open class var systemFill: UIColor {
        pair(
            UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2),
            UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.36))
    }
    @available(iOS 13, *) open class var systemBackground: UIColor { pair(.white, .black) }
}
