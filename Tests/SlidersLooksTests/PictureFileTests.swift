import Foundation
import SlidersLookImages
import SlidersLooks
import Testing

/// The files of the images: SVG sources, and PNGs in three resolutions.
@Suite struct PictureFileTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Pictures")

    @Test(arguments: SliderLook.Image.allCases) func everyImageHasItsFilesInItsSize(image: SliderLook.Image) throws {
        let source = try String(contentsOf: folder.appendingPathComponent("\(image.name).svg"), encoding: .utf8)
        #expect(source.contains("width=\"\(Int(image.size.x))\" height=\"\(Int(image.size.y))\""))
        for (scale, ending) in [(1, ""), (2, "@2x"), (3, "@3x")] {
            let header = [UInt8](
                try Data(contentsOf: folder.appendingPathComponent("png/\(image.name)\(ending).png")).prefix(24))
            let number = { (start: Int) in header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            #expect(
                (number(16), number(20)) == (scale * Int(image.size.x), scale * Int(image.size.y)),
                "\(image.name)\(ending)")
        }
    }

    @Test func everyPictureFileBelongsToAnImage() throws {
        let names = Set(SliderLook.Image.allCases.map { "\($0.name)" })
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }
        #expect(Set(sources) == Set(names.map { "\($0).svg" }))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("png").path).count == 3
                * names.count)
    }
}
