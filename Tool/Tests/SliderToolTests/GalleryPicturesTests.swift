import Foundation
import SlidersLookImages
import SlidersLooks
import Testing

@testable import slider

/// How the tool reads the images of looks.
struct GalleryPicturesTests {
    private let stored = Scratch.checkout.appendingPathComponent("Pictures/png")

    @Test func everyImageIsThereInThreeResolutions() throws {
        let addresses = try #require(GalleryPictures.addresses(in: stored))
        #expect(Set(addresses.keys) == Set(SliderLook.Image.allCases.map { "\($0.rawValue)" }))
        for (image, resolutions) in addresses {
            #expect(resolutions.keys.sorted() == ["1x", "2x", "3x"], "image \(image)")
            #expect(resolutions.values.allSatisfy { $0.hasPrefix("data:image/png;base64,") }, "image \(image)")
        }
    }

    @Test func aFolderThatLacksOneImageGivesNone() throws {
        let scratch = try Scratch()
        for file in try FileManager.default.contentsOfDirectory(at: stored, includingPropertiesForKeys: nil).dropLast()
        {
            try FileManager.default.copyItem(
                at: file, to: scratch.folder.appendingPathComponent(file.lastPathComponent))
        }
        #expect(GalleryPictures.addresses(in: scratch.folder) == nil)
    }
}
