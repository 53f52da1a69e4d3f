// Checked against: developer.apple.com/documentation/uikit/uicontentsizecategory/init(_:)-abz4 and
// developer.apple.com/documentation/swiftui/view/environment(_:_:).
@_spi(Double) import QuartzCore
@_spi(Double) import UIKit

@_spi(Double) public typealias PlatformView = UIView
@_spi(Double) public typealias PlatformWindow = UIWindow
typealias ScrollingView = UIScrollView

extension UIContentSizeCategory {
    /// The double knows five of UIKit's categories.
    @available(iOS 15, *) public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self =
            switch dynamicTypeSize {
            case .xSmall, .small: .small
            case .medium: .medium
            case .accessibility1, .accessibility2: .accessibilityMedium
            case .accessibility3, .accessibility4, .accessibility5: .accessibilityExtraExtraExtraLarge
            default: .large
            }
    }
}

extension UIWindow {
    static func make(_ size: CGSize) -> UIWindow { UIWindow(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: size)) }

    /// The view that views of SwiftUI are in.
    var host: UIView { self }
    func resize(to size: CGSize) { frame = CGRect(origin: CGPoint(x: 0, y: 0), size: size) }
    func surround(with scheme: ColorScheme) { traits = UITraitCollection(style: scheme == .dark ? .dark : .light) }
    func layOut() { layoutIfNeeded() }
}

extension UIView {
    /// Gives a view of UIKit what it gets as traits from the environment around it.
    func surround(with environment: EnvironmentValues) {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        let isMirrored = environment.layoutDirection == .rightToLeft
        let direction: UISemanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let size = UIContentSizeCategory(environment.dynamicTypeSize)
        if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
        if semanticContentAttribute != direction { semanticContentAttribute = direction }
        if maximumContentSizeCategory != size {
            (minimumContentSizeCategory, maximumContentSizeCategory) = (size, size)
        }
    }

    /// The elements of assistive technology, as they are read.
    var speech: [String] {
        (accessibilityElements ?? []).compactMap { $0 as? UIView }.compactMap { element in
            let state = element.accessibilityTraits.contains(.notEnabled) ? ", disabled" : ""
            return element.accessibilityLabel.map { $0 + state }
        }
    }

    // MARK: Drawing

    /// The views in it, without what was drawn.
    var shownViews: [UIView] { subviews }

    /// Puts a view above what was shown with a lower number.
    func raise(to order: CGFloat) { layer.zPosition = order }

    /// Shows a layer above what was shown with a lower number.
    func draw(_ drawn: CALayer, in frame: CGRect, order: CGFloat) {
        drawn.frame = frame
        drawn.zPosition = order
        layer.addSublayer(drawn)
    }

    /// Takes away what was drawn, and not the views.
    func removeDrawn() { for drawn in layer.sublayers ?? [] where !drawn.backsView { drawn.removeFromSuperlayer() } }
}
