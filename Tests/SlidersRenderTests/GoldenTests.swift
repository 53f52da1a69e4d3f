import Foundation
import Sliders
import SlidersRender
import Testing

/// Pictures as text: a difference is read in the diff, and seen by opening both files.
@Suite struct GoldenTests {
    @Test(arguments: Picture.all) func looksAsBefore(picture: Picture) throws {
        let svg = try picture.svg
        if Picture.isRecording { try svg.write(to: picture.golden, atomically: true, encoding: .utf8) }
        let golden = (try? String(contentsOf: picture.golden, encoding: .utf8)) ?? ""
        guard svg != golden else { return }
        let seen = FileManager.default.temporaryDirectory.appendingPathComponent("\(picture.name).svg")
        try svg.write(to: seen, atomically: true, encoding: .utf8)
        Issue.record("\(seen.path) differs from \(picture.golden.path)")
    }

    @Test func eachGoldenHasItsPicture() throws {
        let folder = try #require(Picture.all.first).golden.deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(Picture.all.map { "\($0.name).svg" }))
    }
}
