#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

typealias PlatformImage = UIImage
typealias PlatformControlState = UIControl.State
typealias PlatformSymbolWeight = UIImage.SymbolWeight

extension UIImage {
    /// An image by its name; `nil` is the app's bundle.
    static func asset(_ name: String, in bundle: Bundle?) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// A symbol of the system; `nil` is its usual size and weight.
    static func symbol(_ name: String, _ size: CGFloat?, _ weight: UIImage.SymbolWeight?) -> UIImage? {
        let configuration: UIImage.SymbolConfiguration? =
            switch (size, weight) {
            case (nil, nil): nil
            case (let size?, nil): .init(pointSize: size)
            case (nil, let weight?): .init(weight: weight)
            case (let size?, let weight?): .init(pointSize: size, weight: weight)
            }
        return UIImage(systemName: name, withConfiguration: configuration)
    }
}
#endif
