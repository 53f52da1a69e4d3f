@_spi(Double) import QuartzCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersLookImages
@testable import SlidersSwiftUI

/// Images of UIKit.
@MainActor
struct OwnImagesTests {
    @Test func anImageIsOneOfUIKitOneOfABundleOrASymbol() throws {
        let own = try #require(UIImage(systemName: "own"))
        #expect(SliderPicture.uiImage(own).image === own)
        #expect(
            SliderPicture.asset("moon", bundle: SliderLook.Image.bundle).image?.size == CGSize(width: 20, height: 20))
        let symbols: [(SliderPicture, String, CGFloat)] = [
            (.symbol("sun.max"), "sun.max", 20), (.symbol("sun.max", size: 28), "sun.max", 28),
            (.symbol("sun.max", weight: .bold), "sun.max-bold", 20),
            (.symbol("sun.max", size: 12, weight: .ultraLight), "sun.max-ultraLight", 12),
        ]
        for (picture, name, side) in symbols {
            let image = try #require(picture.image)
            #expect(image.isSymbolImage && image.cgImage?.name == name && image.size.width == side)
        }
    }
}
