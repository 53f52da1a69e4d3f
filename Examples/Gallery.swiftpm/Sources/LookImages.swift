import SlidersLooks
import UIKit

extension LookImage {
    /// The images of looks, from the app's bundle.
    @MainActor
    static let all = Dictionary(
        uniqueKeysWithValues: allCases.compactMap { image in
            UIImage(named: "\(image.name)", in: .module, compatibleWith: nil).map { (image.rawValue, $0) }
        })
}
