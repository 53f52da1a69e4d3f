import SlidersLooks
import Testing
import UIKit

@testable import SlidersLookImages

/// The images of looks, from the resources of their module.
@Suite struct LookImagesTests {
    @Test(arguments: SliderLook.Image.allCases) func everyImageIsThereInItsSize(_ image: SliderLook.Image) {
        let size = CGSize(width: image.size.x, height: image.size.y)
        #expect(image.image?.size == size && SliderLook.Image.all[image.rawValue]?.size == size, "\(image.name)")
    }

    @Test func anImageThatIsMissingIsLeftOut() {
        #expect(UIImage(named: "no-such-image", in: .module, compatibleWith: nil) == nil)
        #expect(SliderLook.bedtime.images?().keys.sorted() == [14, 15])
    }
}
