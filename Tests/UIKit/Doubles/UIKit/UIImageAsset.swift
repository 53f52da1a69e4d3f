@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uiimageasset, …/uiimageasset/register(_:with:)-2plm5,
// …/uiimageasset/image(with:)-3dsgf, …/uiimage/imageasset, …/uiimage/withconfiguration(_:),
// …/uitraitcollection/imageconfiguration; madsmtm/objc2 `objc2-ui-kit` UIImageAsset.rs (thread-safe).

open class UIImageAsset: NSObject, @unchecked Sendable {
    private var variants: [(traits: UITraitCollection, image: UIImage)] = []

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        variants.append((traitCollection, image))
    }

    /// The variant as it was registered: it has none of the changes that were made to another one.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        variant(for: traitCollection)?.copy(of: self)
            ?? UIImage(
                cgImage: CGImage(name: "", width: 0, height: 0), scale: 1, orientation: .up)
    }

    /// The double's variants differ by style alone.
    func variant(for traits: UITraitCollection) -> UIImage? {
        (variants.first { $0.traits.userInterfaceStyle == traits.userInterfaceStyle } ?? variants.first)?.image
    }
}

extension UIImage {
    @available(iOS 13, *) open class Configuration: NSObject, @unchecked Sendable {
        open fileprivate(set) var traitCollection: UITraitCollection?
    }
}

extension UITraitCollection {
    @available(iOS 13, *) public var imageConfiguration: UIImage.Configuration {
        let configuration = UIImage.Configuration()
        configuration.traitCollection = self
        return configuration
    }
}
