@_spi(Double) import QuartzCore
@_spi(Double) import UIKit

extension UIImage {
    /// An image of a name and a size, in points.
    static func named(_ name: String, _ width: Int, _ height: Int) -> UIImage {
        UIImage(cgImage: CGImage(name: name, width: width, height: height), scale: 1, orientation: .up)
    }
}
