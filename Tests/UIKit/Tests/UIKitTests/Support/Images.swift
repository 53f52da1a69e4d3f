@_spi(Double) import QuartzCore
@_spi(Double) import UIKit

extension UIImage {
    /// An image of a name and a size, in points.
    static func named(_ name: String, _ width: Int, _ height: Int) -> UIImage {
        UIImage(cgImage: CGImage(name: name, width: width, height: height), scale: 1, orientation: .up)
    }

    /// An image of an asset catalog, with a variant for the dark appearance.
    static func dynamic(_ light: String, _ dark: String, _ width: Int, _ height: Int) -> UIImage {
        let asset = UIImageAsset()
        asset.register(.named(light, width, height), with: UITraitCollection(style: .light))
        asset.register(.named(dark, width, height), with: UITraitCollection(style: .dark))
        return asset.image(with: UITraitCollection(style: .light))
    }
}
