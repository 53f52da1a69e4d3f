#if APPLE_UI && canImport(UIKit)
import UIKit

extension SliderImage {
    /// An image of UIKit.
    init(_ image: UIImage) {
        let caps = image.capInsets
        self.init(
            image, size: image.size, top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right,
            flipsForRightToLeft: image.flipsForRightToLeftLayoutDirection)
    }
}

extension ImageState {
    /// A state of a control of UIKit.
    init(_ state: UIControl.State) {
        switch state {
        case .normal: self = .normal
        case .highlighted: self = .highlighted
        case .disabled: self = .disabled
        default: self = .other(state.rawValue)
        }
    }
}

/// Shows an image at an end of a track. Its class distinguishes it from views that an app adds.
@MainActor
final class EndImageView: UIImageView {}

extension UIImage {
    /// An image by its name; `nil` is the app's bundle.
    package static func asset(_ name: String, in bundle: Bundle?) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// A symbol of the system; `nil` is its usual size and weight.
    package static func symbol(_ name: String, _ size: CGFloat?, _ weight: UIImage.SymbolWeight?) -> UIImage? {
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
