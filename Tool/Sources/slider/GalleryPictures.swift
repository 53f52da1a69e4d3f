import Foundation
import SlidersLookImages
import SlidersLooks

/// Reads the images of looks as `data:` URLs, so that the page needs no requests.
enum GalleryPictures {
    /// Reads `NAME.png`, `NAME@2x.png` and `NAME@3x.png` of every image. Returns `nil` if one is missing.
    ///
    /// The keys are the image's raw value, then the resolution: `1x`, `2x`, `3x`.
    static func addresses(in folder: URL) -> [String: [String: String]]? {
        var addresses: [String: [String: String]] = [:]
        for image in SliderLook.Image.allCases {
            for scale in 1...3 {
                let file = folder.appendingPathComponent("\(image.name)\(scale > 1 ? "@\(scale)x" : "").png")
                guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
                addresses["\(image.rawValue)", default: [:]]["\(scale)x"] =
                    "data:image/png;base64,\(data.base64EncodedString())"
            }
        }
        return addresses
    }
}
