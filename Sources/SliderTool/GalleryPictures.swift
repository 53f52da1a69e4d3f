import Foundation
import SlidersLooks

/// The images of looks as a page without requests has them: addresses that hold their data, by number and resolution.
enum GalleryPictures {
    /// Reads `NAME.png`, `NAME@2x.png` and `NAME@3x.png` of every image; `nil` where one is missing.
    static func addresses(in folder: URL) -> [String: [String: String]]? {
        var addresses: [String: [String: String]] = [:]
        for image in LookImage.allCases {
            for scale in 1...3 {
                let file = folder.appendingPathComponent("\(image.name)\(scale > 1 ? "@\(scale)x" : "").png")
                guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
                addresses["\(image.rawValue)", default: [:]]["\(scale)x"] = "data:image/png;base64,\(data.base64EncodedString())"
            }
        }
        return addresses
    }
}
