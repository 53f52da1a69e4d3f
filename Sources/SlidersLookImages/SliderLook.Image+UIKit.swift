#if APPLE_UI && canImport(UIKit)
import SlidersLooks
import UIKit

extension SliderLook.Image {
    /// The image, which has variants for screens of one, two, and three pixels per point; `nil` if its file is missing.
    public var image: UIImage? { UIImage(named: "\(name)", in: .module, compatibleWith: nil) }

    /// The images of all looks, by the numbers that paints use, for the `images` property of a control.
    public static var all: [Int: UIImage] { allCases.reduce(into: [:]) { $0[$1.rawValue] = $1.image } }
}
#endif
