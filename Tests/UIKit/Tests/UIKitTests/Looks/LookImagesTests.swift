import SlidersLooks
import Testing
import UIKit

@testable import SlidersLookImages

/// The images of looks, from the resources of their module.
@Suite struct LookImagesTests {
    @Test(arguments: LookImage.allCases) func everyImageIsThereInItsSize(_ image: LookImage) {
        let size = CGSize(width: image.size.x, height: image.size.y)
        #expect(image.image?.size == size && LookImage.all[image.rawValue]?.size == size, "\(image.name)")
    }

    @Test func anImageThatIsMissingIsLeftOut() {
        #expect(UIImage(named: "no-such-image", in: .module, compatibleWith: nil) == nil)
        #expect(LookImage.images(of: []).isEmpty && LookImage.images(of: [.moon]).keys.sorted() == [15])
    }
}
